import { sportOf } from '@teamloom/catalog/sports/index.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Line, Person } from '../line.ts'
import { linesOf } from '../quantities-of.ts'
import { lookForProblems, type ProblemKey, problemKeys, problemsOf } from './index.ts'
import type { List } from './problem.ts'

const slots = [
  { id: 'back', kind: 'name', mayBeEmpty: true },
  { id: 'number', kind: 'number', mayBeEmpty: true },
] as const

const person = (first_name: string, last_name: string, email: string | null = null): Person => ({
  first_name,
  last_name,
  email,
})

let count = 0
/** `RIVERA`, `10`, in a size, so many pieces, whose. */
function line(name: string, number: string, size = 'M', qty = 1, own?: Person): Line {
  const words = { ...(name ? { back: name } : {}), ...(number ? { number } : {}) }
  return { id: `line-${count++}`, size, qty, words, ...(own ? { person: own } : {}) }
}

const listOf = (lines: readonly Line[], list: Partial<List> = {}): List => ({
  lines,
  slots,
  bandOf: size => (size.startsWith('Y') ? 'youth' : 'adult'),
  numbers: null,
  longName: (_, name) => (name.length > 12 ? { shorter: name.split(/[- ]/)[0] ?? null } : undefined),
  mayOffend: words => words === 'DARN',
  ...list,
})

const look = (lines: readonly Line[], list: Partial<List> = {}): ProblemKey[][] =>
  problemsOf(listOf(lines, list))

test('between two words that are looked at others may have their turn', () => {
  const looked: number[] = []
  let at = 0
  const mayOffend = () => looked.push(at) === 0
  const steps = lookForProblems(
    listOf(
      ['RIVERA', 'COHEN', 'SINGH'].map(name => line(name, '')),
      { mayOffend },
    ),
  )
  while (!steps.next().done) at++
  expect(new Set(looked).size).toBe(3)
})

describe('what is caught of a list (NN3)', () => {
  const plain = [line('RIVERA', '10'), line('COHEN', '11'), line('SINGH', '12')]

  test('nothing of one that is right', () => {
    expect(look(plain)).toEqual([[], [], []])
  })

  test('a number twice, however many; 7 is no 07, and 0 no 00', () => {
    const lines = ['7', '07', '0', '00', '7', '7'].map(number => line('', number))
    expect(look(lines).map(keys => keys.includes('number_twice'))).toEqual([
      true,
      false,
      false,
      false,
      true,
      true,
    ])
  })

  test('no number twice of one person with two pieces', () => {
    const ana = person('Ana', 'Rivera', 'ana@titans.example')
    const lines = [line('RIVERA', '10', 'M', 1, ana), line('RIVERA', '10', 'L', 1, ana), ...plain.slice(1)]
    expect(look(lines).slice(0, 2)).toEqual([['person_twice'], ['person_twice']])
  })

  test.each<[string, readonly Person[], readonly boolean[]]>([
    ['one name', [person('Ana', 'Rivera'), person('ANA', 'rivéra')], [true, true]],
    [
      'one address without a second name',
      [person('', '', 'a@x.example'), person('Ana', 'R', 'A@x.example')],
      [true, true],
    ],
    [
      'one address of two people',
      [person('Ana', 'R', 'a@x.example'), person('Léa', 'R', 'a@x.example')],
      [false, false],
    ],
    [
      'one name at two addresses',
      [person('Ana', 'R', 'a@x.example'), person('Ana', 'R', 'b@x.example')],
      [false, false],
    ],
    ['nobody', [person('', ''), person('', '')], [false, false]],
  ])('a person twice: %s', (_, people, expected) => {
    const lines = people.map((own, at) => line('', String(at), 'M', 1, own))
    expect(look(lines).map(keys => keys.includes('person_twice'))).toEqual(expected)
  })

  test('a piece without number or name where others have one, but no spare', () => {
    const lines = [...plain, line('', '13'), line('OKAFOR', ''), ...linesOf([{ name: 'M', qty: 4 }])]
    expect(look(lines).slice(3)).toEqual([['name_missing'], ['number_missing'], []])
    expect(look([line('RIVERA', ''), line('COHEN', '')])).toEqual([[], []])
  })

  test('words without a piece', () => {
    expect(look([...plain, line('OKAFOR', '13', 'M', 0)])[3]).toEqual(['piece_missing'])
  })

  test('a size of another band than most', () => {
    const own = person('Ana', 'Rivera')
    expect(look([...plain, line('OKAFOR', '13', 'YM', 1, own)])[3]).toEqual(['other_band'])
    expect(look([line('RIVERA', '1', 'YM'), line('COHEN', '2', 'M')])).toEqual([[], []])
  })

  test('case unlike the rest, of letters that have one', () => {
    expect(look([...plain, line('Okafor', '13'), line('王', '14')]).slice(3)).toEqual([['case_unlike'], []])
    expect(look([line('RIVERA', '1'), line('Cohen', '2')])).toEqual([[], []])
  })

  test('digits in a name, letters in a number', () => {
    expect(look([...plain, line('R1VERA', '13'), line('OKAFOR', '1O')]).slice(3)).toEqual([
      ['digit_in_name'],
      ['letter_in_number'],
    ])
  })

  test('a number that the sport does not allow, or not beside another', () => {
    const lines = ['0', '00', '16', '15'].map((number, at) => line(`P${'ABCD'[at]}`, number))
    const keysIn = (sport: string) =>
      look(lines, { numbers: sportOf(sport).numbers }).map(keys => keys.join())
    expect(keysIn('basketball_nfhs')).toEqual([
      'number_not_allowed',
      'number_not_allowed',
      'number_not_allowed',
      '',
    ])
    expect(keysIn('basketball_fiba')).toEqual(['', '', '', ''])
    expect(keysIn('ice_hockey')).toEqual(['number_not_allowed', 'number_not_allowed', '', ''])
    expect(keysIn('none')).toEqual(['', '', '', ''])
  })

  test('a name that lowers the others, and words that may offend', () => {
    expect(look([...plain, line('WOLFESCHLEGELSTEIN', '13'), line('DARN', '14')]).slice(3)).toEqual([
      ['name_long'],
      ['may_offend'],
    ])
  })

  test('twelve, each by its key', () => {
    expect(problemKeys).toHaveLength(12)
    expect(new Set(problemKeys).size).toBe(12)
  })

  test('nothing of a design that asks nobody for words', () => {
    expect(look([line('', '7'), line('', '7')], { slots: [] })).toEqual([[], []])
  })

  test('the same of a list in any order', () => {
    const anyLine = fc
      .tuple(
        fc.constantFrom('RIVERA', 'Rivera', 'COHEN', 'DARN', 'R2', ''),
        fc.constantFrom('0', '00', '7', '07', '7A', ''),
        fc.constantFrom('M', 'L', 'YM'),
        fc.nat({ max: 2 }),
        fc.option(
          fc.constantFrom(
            person('Ana', 'R'),
            person('Ana', 'R', 'a@x.example'),
            person('', '', 'a@x.example'),
          ),
        ),
      )
      .map(([name, number, size, qty, own]) => line(name, number, size, qty, own ?? undefined))
    const list = { numbers: sportOf('basketball_nfhs').numbers }
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), lines => {
        const keysOf = new Map(lines.map((each, at) => [each, look(lines, list)[at]]))
        const turned = lines.toReversed()
        expect(look(turned, list)).toEqual(turned.map(each => keysOf.get(each)))
      }),
    )
  })

  test('in time proportional to the list', () => {
    // Each reads a line's words a few times, whatever the others are: counted, as a machine's clock is no measure.
    const reads = (size: number) => {
      let counted = 0
      const lines = Array.from({ length: size }, (_, at) => {
        const words = { back: `NAME${at % 7}`, number: String(at % 50) }
        const counting = new Proxy(words, {
          get: (target, key) => {
            counted += 1
            return Reflect.get(target, key)
          },
        })
        return { id: `${at}`, size: 'M', qty: 1, words: counting, person: person('Ana', `R${at % 9}`) }
      })
      look(lines, { numbers: sportOf('basketball_nfhs').numbers })
      return counted
    }
    expect(reads(3000)).toBe(3 * reads(1000))
  })
})
