import { describe, expect, test } from 'vitest'
import { type OwnChange, stepsOf } from './own-steps.ts'

/** Changes of mine a second apart, at these revisions; each with what is special about it. */
function history(...changes: (Partial<OwnChange> & { revision: number })[]): OwnChange[] {
  return changes.map((change, index) => ({
    at: index * 1000,
    takesBack: null,
    isDropped: false,
    setsAnew: undefined,
    ...change,
  }))
}

const firsts = (changes: readonly OwnChange[]) => {
  const { past, future } = stepsOf(changes)
  return [past.map(({ first }) => first), future.map(({ first }) => first)]
}

describe('LV1: one’s own steps', () => {
  test.each<[string, OwnChange[], number[][]]>([
    ['are changes, newest last', history({ revision: 2 }, { revision: 7 }), [[2, 7], []]],
    [
      'go to what can be redone',
      history({ revision: 2 }, { revision: 7 }, { revision: 8, takesBack: 7 }),
      [[2], [8]],
    ],
    [
      'come back as the redo, which is taken back next',
      history({ revision: 2 }, { revision: 3, takesBack: 2 }, { revision: 4, takesBack: 3 }),
      [[4], []],
    ],
    [
      'leave nothing to redo after another change',
      history({ revision: 2 }, { revision: 3, takesBack: 2 }, { revision: 4 }),
      [[4], []],
    ],
    [
      'are passed over when they could not be taken back',
      history({ revision: 2 }, { revision: 3, isDropped: true }),
      [[2], []],
    ],
    [
      'are passed over forwards as well',
      history({ revision: 2 }, { revision: 3, takesBack: 2, isDropped: true }),
      [[], []],
    ],
    [
      'forget the undo of what is no longer known',
      history({ revision: 30, takesBack: 2 }, { revision: 31 }),
      [[31], []],
    ],
  ])('%s', (_, changes, expected) => {
    expect(firsts(changes)).toEqual(expected)
  })

  test('are a hundred at most', () => {
    const { past } = stepsOf(history(...Array.from({ length: 130 }, (_, index) => ({ revision: index + 2 }))))
    expect([past.length, past[0]?.first]).toEqual([100, 32])
  })
})

describe('LV2: trials of one thing', () => {
  test.each<[string, number[], (string | undefined)[], number[]]>([
    ['within half a second are one step', [0, 400, 900], ['a', 'a', 'a'], [2]],
    ['after a pause are another', [0, 400, 901], ['a', 'a', 'a'], [2, 4]],
    ['and of another thing are two', [0, 400], ['a', 'b'], [2, 3]],
    ['are not changes that each count', [0, 1], [undefined, undefined], [2, 3]],
  ])('%s', (_, times, kinds, expected) => {
    const changes = history(
      ...times.map((at, index) => ({ revision: index + 2, at, setsAnew: kinds[index] })),
    )
    expect(firsts(changes)[0]).toEqual(expected)
  })
})
