import { must } from '@teamloom/kit/assert.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Line } from './line.ts'
import { changesSince, countTicks, coveredOf, piecesOfPeople, sumOfTicks, tickStateOf } from './line-ticks.ts'
import { printedText } from './printed-text.ts'
import { ticksText } from './ticks-text.ts'

const about = { look: 'look', slotIds: ['back', 'number'] }
const ana = { first_name: 'Ana', last_name: 'Rivera', email: null }
const lines: readonly Line[] = [
  { id: 'M', size: 'M', qty: 3 },
  { id: 'a', size: 'M', qty: 1, person: ana, words: { back: 'RIVERA', number: '33' } },
  { id: 'b', size: 'L', qty: 1, person: null, words: { back: 'COHEN' } },
  { id: 'c', size: 'L', qty: 0, person: null, words: { back: 'LI' } },
]

test('a tick holds design, size and words, not whose the piece is or how many there are (NN19)', () => {
  const line = must(lines[1], 'line')
  const was = coveredOf(line, about)
  const since = (change: Partial<Line>, look = 'look') =>
    changesSince(was, coveredOf({ ...line, ...change }, { ...about, look }))
  expect(since({ person: null, qty: 2, words: { ...line.words, gone: 'X' } })).toEqual([])
  expect(since({ size: 'XL', words: { back: 'RIVERA', number: '35' } }, 'other')).toEqual([
    { what: 'design' },
    { what: 'size', old: 'M', new: 'XL' },
    { what: 'words', slotId: 'number', old: '33', new: '35' },
  ])
  expect(since({ words: { number: '33' } })).toEqual([
    { what: 'words', slotId: 'back', old: 'RIVERA', new: '' },
  ])
  expect([undefined, was, { ...was, size: 'S' }].map(each => tickStateOf(each, line, about))).toEqual([
    'open',
    'ticked',
    'changed',
  ])
})

test('spares and what is not made are not looked at; who is missing is named (NN19)', () => {
  expect(piecesOfPeople(lines).map(({ id }) => id)).toEqual(['a', 'b'])
  const seen = coveredOf({ size: 'M', words: { back: 'RIVERA', number: '10' } }, about)
  const ticks = new Map([['a', { covered: seen }]])
  const counted = countTicks(lines, ticks, about, 2)
  expect(counted).toEqual({ counts: { lines: 2, ticked: 0, changed: 1 }, missing: ['Ana Rivera', 'COHEN'] })
  expect(countTicks(lines, ticks, about, 1).missing).toEqual(['Ana Rivera'])
  expect(sumOfTicks([counted.counts, { lines: 29, ticked: 27, changed: 1 }])).toEqual({
    lines: 31,
    ticked: 27,
    changed: 2,
  })
})

const anyLine = fc.record({
  size: fc.constantFrom('M', 'L', 'XL'),
  words: fc.record({
    back: fc.constantFrom('RIVERA', 'COHEN', ''),
    number: fc.constantFrom('7', '07', '00', ''),
  }),
})

test('a change of one line voids that line alone, and taken back it voids nothing (NN19)', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 30 }), anyLine, fc.nat(), (some, other, n) => {
      const list = some.map((each, at): Line => ({ ...each, id: `line-${at}`, qty: 1, person: null }))
      const ticks = new Map(list.map(line => [line.id, { covered: coveredOf(line, about) }]))
      const at = n % list.length
      const changed = list.map((line, index) => (index === at ? { ...line, ...other } : line))
      const was = must(list[at], 'line')
      const isSame = JSON.stringify([was.size, was.words]) === JSON.stringify([other.size, other.words])
      for (const [index, line] of changed.entries()) {
        const covered = must(ticks.get(line.id), 'tick').covered
        const isOther = index === at && !isSame
        expect(tickStateOf(covered, line, about)).toBe(isOther ? 'changed' : 'ticked')
        expect(changesSince(covered, coveredOf(line, about)).length > 0).toBe(isOther)
      }
      expect(countTicks(list, ticks, about, 1).counts.ticked).toBe(list.length)
      expect(printedText(changed) === printedText(list)).toBe(isSame)
      // Another design voids all of them.
      expect(countTicks(list, ticks, { ...about, look: 'other' }, 1).counts).toEqual({
        lines: list.length,
        ticked: 0,
        changed: list.length,
      })
    }),
  )
})

test('what is printed is the same in another order, and with spares (OR31)', () => {
  expect(printedText(lines.toReversed().filter(({ id }) => id !== 'M'))).toBe(printedText(lines))
  expect(printedText(lines.slice(0, 1))).toBe('')
})

test('how far a list is looked at is said in one way, in both languages (NN19)', () => {
  const say = (lines_: number, ticked: number, changed: number) =>
    (['en', 'fr'] as const).map(locale => ticksText({ lines: lines_, ticked, changed }, locale))
  expect(say(31, 27, 2)).toEqual([
    '27 of 31 pieces looked at, 2 changed since',
    '27 pièces vérifiées sur 31, 2 modifiées depuis',
  ])
  expect(say(1, 1, 0)).toEqual(['1 of 1 piece looked at', '1 pièce vérifiée sur 1'])
  expect(say(31, 0, 1)).toEqual([
    '0 of 31 pieces looked at, 1 changed since',
    '0 pièce vérifiée sur 31, 1 modifiée depuis',
  ])
})
