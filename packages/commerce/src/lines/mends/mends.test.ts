import { sportOf } from '@teamloom/catalog/sports/index.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Line } from '../line.ts'
import { findingsOf, type ProblemKey, problemsOf } from '../problems/index.ts'
import { mendOf } from './index.ts'
import { type MendedList, mended } from './mend.ts'

const slots = [
  { id: 'back', kind: 'name', mayBeEmpty: true },
  { id: 'number', kind: 'number', mayBeEmpty: true },
] as const
const size = (name: string) => ({ name, displayLabel: { en: name, fr: name } })

let count = 0
const line = (name: string, number: string, more: Partial<Line> = {}): Line => ({
  id: `line-${count++}`,
  size: 'M',
  qty: 1,
  words: { ...(name ? { back: name } : {}), ...(number ? { number } : {}) },
  ...more,
})
const listOf = (lines: readonly Line[], more: Partial<MendedList> = {}): MendedList => ({
  lines,
  slots,
  sizes: ['YM', 'YXL', 'S', 'M', 'L'].map(size),
  bandOf: name => (name.startsWith('Y') ? 'youth' : 'adult'),
  numbers: null,
  longName: (_, name) => (name.length > 12 ? { shorter: name.split(/[- ]/)[0] ?? null } : undefined),
  mayOffend: () => false,
  ...more,
})
/** The line once this problem of it is mended; null taken out, undefined: no mend. */
function mend(key: ProblemKey, lines: readonly Line[], at: number, more: Partial<MendedList> = {}) {
  const list = listOf(lines, more)
  const finding = findingsOf(list)[at]?.find(each => each.key === key)
  expect(finding?.key).toBe(key)
  const found = finding && mendOf(list, at, finding)
  return found ? mended(lines[at]!, found) : undefined
}
const ana = { first_name: 'Ana', last_name: 'Rivera', email: null }

describe('what one click writes (NN13)', () => {
  test('of a number twice: the next that is free, within the sport’s book', () => {
    const lines = [line('RIVERA', '10'), line('BÉLANGER', '10'), line('ROY', '11')]
    expect(mend('number_twice', lines, 1)?.words?.number).toBe('12')
    const nfhs = { numbers: sportOf('basketball_nfhs').numbers }
    const fives = [line('A', '55'), line('B', '55'), line('C', '54')]
    expect(mend('number_twice', fives, 1, nfhs)?.words?.number).toBe('53')
  })

  test('of a number that is not allowed beside another', () => {
    const nfhs = { numbers: sportOf('basketball_nfhs').numbers }
    expect(mend('number_not_allowed', [line('A', '00'), line('B', '0')], 1, nfhs)?.words?.number).toBe('1')
    expect(mend('number_not_allowed', [line('A', '00'), line('B', '97')], 1, nfhs)?.words?.number).toBe('55')
  })

  test('of a number that is missing: the least that is free', () => {
    expect(mend('number_missing', [line('A', '1'), line('B', '')], 1)?.words?.number).toBe('2')
  })

  test('of a name that is missing: the person’s last one, as the others are written', () => {
    const lines = [line('COHEN', '1'), line('', '2', { person: ana })]
    expect(mend('name_missing', lines, 1)?.words?.back).toBe('RIVERA')
    expect(mend('name_missing', [line('COHEN', '1'), line('', '2')], 1)).toBeUndefined()
  })

  test('of another case', () => {
    const lines = [line('RIVERA', '1'), line('COHEN', '2'), line('Tremblay', '3')]
    expect(mend('case_unlike', lines, 2)?.words?.back).toBe('TREMBLAY')
    const mixed = [line('Rivera', '1'), line("O'Brien", '2'), line('D’ANGELO CÔTÉ-ROY', '3')]
    expect(mend('case_unlike', mixed, 2)?.words?.back).toBe('D’Angelo Côté-Roy')
    const digit = [line('Rivera', '1'), line('Tremblay', '2'), line('0kafor', '3')]
    expect(mend('case_unlike', digit, 2)).toBeUndefined()
    expect(mend('digit_in_name', digit, 2)?.words?.back).toBe('Okafor')
  })

  test.each([
    ['2O', '20'],
    ['#7', '7'],
    ['l1', '11'],
    ['1 2', '12'],
  ])('of a letter in a number: %s is %s', (typed, read) => {
    expect(mend('letter_in_number', [line('A', typed)], 0)?.words?.number).toBe(read)
  })

  test('of a number that can be read as none nothing', () => {
    expect(mend('letter_in_number', [line('A', 'TWELVE')], 0)).toBeUndefined()
  })

  test('of a digit in a name: the letter that it looks like, or the number behind it in its place', () => {
    expect(mend('digit_in_name', [line('DUB0IS', '1')], 0)?.words?.back).toBe('DUBOIS')
    expect(mend('digit_in_name', [line('RIVERA 10', '')], 0)?.words).toEqual({ back: 'RIVERA', number: '10' })
    expect(mend('digit_in_name', [line('1234', '1')], 0)).toBeUndefined()
  })

  test('of a long name: its first part that is short enough', () => {
    expect(mend('name_long', [line('MONTPLAISIR-DESROCHERS', '1')], 0)?.words?.back).toBe('MONTPLAISIR')
    expect(mend('name_long', [line('WOLFESCHLEGELSTEIN', '1')], 0)).toBeUndefined()
  })

  test('of words without a piece: one', () => {
    expect(mend('piece_missing', [line('A', '1', { qty: 0 })], 0)?.qty).toBe(1)
  })

  test('of another band: the size of the same letters, if there is one', () => {
    const of = (name: string) => [line('A', '1'), line('B', '2'), line('C', '3', { size: name })]
    expect(mend('other_band', of('YM'), 2)?.size).toBe('M')
    expect(mend('other_band', of('YXL'), 2)).toBeUndefined()
  })

  test('of a person twice: out, where an earlier line says all the same', () => {
    const own = { person: ana }
    expect(mend('person_twice', [line('R', '1', own), line('R', '1', own)], 1)).toBeNull()
    expect(mend('person_twice', [line('R', '1', own), line('R', '1', own)], 0)).toBeUndefined()
    expect(mend('person_twice', [line('R', '1', own), line('R', '2', own)], 1)).toBeUndefined()
  })
})

test('what is mended has the problem no more, whatever the list (NN13)', () => {
  const anyLine = fc.record({
    name: fc.constantFrom('', 'RIVERA', 'Roy', 'DUB0IS', 'MONTPLAISIR-DESROCHERS', 'COHEN 7'),
    number: fc.constantFrom('', '0', '00', '7', '07', '1O', '#4', '12'),
    size: fc.constantFrom('YM', 'M', 'L'),
    qty: fc.constantFrom(0, 1, 2),
    person: fc.constantFrom(null, ana),
  })
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 12 }), fc.boolean(), (all, hasBook) => {
      const lines = all.map(({ name, number, ...more }) => line(name, number, more))
      const list = listOf(lines, hasBook ? { numbers: sportOf('basketball_nfhs').numbers } : {})
      for (const [at, findings] of findingsOf(list).entries())
        for (const finding of findings) {
          const found = mendOf(list, at, finding)
          const next = found && mended(lines[at]!, found)
          if (!next || finding.key === 'case_unlike') continue
          const after = findingsOf({ ...list, lines: lines.with(at, next) })[at] ?? []
          expect(after.map(({ key }) => key)).not.toContain(finding.key)
        }
    }),
    { numRuns: 300 },
  )
})

test('findings are the problems of the list, each with its slot (NN3)', () => {
  const lines = [line('RIVERA', '10'), line('Roy', '10'), line('', '7', { qty: 0 })]
  const list = listOf(lines)
  const keysOf = (each: readonly { readonly key: ProblemKey }[]) => [...new Set(each.map(({ key }) => key))]
  expect(findingsOf(list).map(keysOf)).toEqual(problemsOf(list))
  expect(findingsOf(list)[1]).toContainEqual({ key: 'number_twice', slotId: 'number' })
  expect(findingsOf(list)[2]).toContainEqual({ key: 'piece_missing', slotId: null })
})
