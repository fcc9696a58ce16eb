import type { Difference } from '@teamloom/design/difference.ts'
import { decorationKey } from '@teamloom/design/document.ts'
import { id } from '@teamloom/design/testing/sample.ts'
import { describe, expect, test } from 'vitest'
import { OwnGuesses } from './own-guesses.ts'
import { mostSteps, oneStepMs } from './own-steps.ts'

/** What takes a decoration away, told from others by its number. */
const taking = (number: number): Difference => ({
  elements: [],
  layers: [],
  decorations: [],
  removed: [id(number)],
})
/** One that leads back over an earlier one has both. */
const over = (number: number) => (earlier: Difference) => ({
  ...earlier,
  removed: [...earlier.removed, id(number)],
})

type Noted = { readonly setsAnew?: string; readonly at?: number; readonly isInstead?: boolean }
function note(
  guesses: OwnGuesses,
  number: number,
  { setsAnew, at = 0, isInstead = false }: Noted = {},
): void {
  guesses.note({ back: taking(number), setsAnew, at, isInstead, backBefore: over(number) })
}
const same = (difference: Difference) => difference
const taken = (guesses: OwnGuesses, direction: 'undo' | 'redo' = 'undo') =>
  guesses.take(direction, same)?.guess?.removed

describe('steps of mine that are guessed (LV2)', () => {
  test('are taken back one by one, and made again; another change ends what could be', () => {
    const guesses = new OwnGuesses()
    expect([guesses.can('undo'), guesses.can('redo'), taken(guesses)]).toEqual([false, false, undefined])
    note(guesses, 1)
    note(guesses, 2)
    expect(taken(guesses)).toEqual([id(2)])
    expect([guesses.can('undo'), guesses.can('redo')]).toEqual([true, true])
    expect(taken(guesses, 'redo')).toEqual([id(2)])
    expect(taken(guesses)).toEqual([id(2)])
    note(guesses, 3)
    expect(guesses.can('redo')).toBe(false)
    expect([taken(guesses), taken(guesses), taken(guesses)]).toEqual([[id(3)], [id(1)], undefined])
  })

  test.each<[string, Noted, Noted, boolean]>([
    ['in half a second of one thing', { setsAnew: 'a' }, { setsAnew: 'a', at: oneStepMs }, true],
    ['after a pause', { setsAnew: 'a' }, { setsAnew: 'a', at: oneStepMs + 1 }, false],
    ['of another thing', { setsAnew: 'a' }, { setsAnew: 'b' }, false],
    ['that each count', {}, {}, false],
    ['of which the second takes the place of the first', {}, { isInstead: true, at: 9000 }, true],
  ])('two %s', (_, first, second, areOne) => {
    const guesses = new OwnGuesses()
    note(guesses, 1, first)
    note(guesses, 2, second)
    expect(taken(guesses)).toEqual(areOne ? [id(1), id(2)] : [id(2)])
    expect(guesses.can('undo')).toBe(!areOne)
  })

  test('one that takes the place of none is one', () => {
    const guesses = new OwnGuesses()
    note(guesses, 1, { isInstead: true })
    expect(taken(guesses)).toEqual([id(1)])
  })

  test('are as many as the server keeps', () => {
    const guesses = new OwnGuesses()
    for (let number = 0; number <= mostSteps; number++) note(guesses, number)
    const all = Array.from({ length: mostSteps }, () => taken(guesses))
    expect([all[0], all.at(-1), taken(guesses)]).toEqual([[id(mostSteps)], [id(1)], undefined])
  })

  test('are the server’s to say where another has changed what they have to do with', () => {
    const guesses = new OwnGuesses()
    note(guesses, 1)
    note(guesses, 2, { setsAnew: 'a' })
    guesses.overtake([decorationKey(id(2))])
    expect(guesses.take('undo', same)).toEqual({ guess: null })
    expect(guesses.take('redo', same)).toEqual({ guess: null })
    note(guesses, 3, { setsAnew: 'a' })
    expect([taken(guesses), guesses.take('undo', same), taken(guesses)]).toEqual([
      [id(3)],
      { guess: null },
      [id(1)],
    ])
  })

  test('that are forgotten are learnt from the server, which may have some', () => {
    const guesses = new OwnGuesses()
    note(guesses, 1)
    expect(guesses.isUnknown).toBe(false)
    guesses.forget()
    expect([guesses.isUnknown, guesses.can('undo'), guesses.can('redo')]).toEqual([true, false, false])
    guesses.learn({ undo: taking(7), redo: null })
    expect([guesses.isUnknown, guesses.can('undo'), guesses.can('redo')]).toEqual([false, true, false])
    guesses.learn({ undo: taking(8), redo: taking(9) })
    expect(taken(guesses)).toEqual([id(7)])
    // Before the one that it told it may have another.
    expect([guesses.can('undo'), guesses.take('undo', same)]).toEqual([true, { guess: null }])
    expect(guesses.isUnknown).toBe(true)
  })
})
