import { expect, test } from 'vitest'
import type { Line } from './line.ts'
import { findLongNames, type LongName, lookUpLongNames, type NamePlace } from './long-names.ts'

/** Eleven inches: each letter is half as wide as it is high. */
const place = (usualInches: number, leastInches = 1): NamePlace => ({
  usualInches,
  leastInches,
  highest: words => (words.includes('?') ? undefined : Math.min(usualInches, 22 / words.length)),
})
const line = (words: string, size = 'M'): Line => ({ id: words, size, qty: 1, words: { back: words } })

function find(
  lines: readonly Line[],
  placesOf: (band: string) => NamePlace[] = () => [place(2)],
): LongName[] {
  const steps = findLongNames({
    lines,
    slots: [
      { id: 'back', kind: 'name' },
      { id: 'number', kind: 'number' },
    ],
    bandOf: size => (size.startsWith('Y') ? 'youth' : 'adult'),
    placesOf: (_, band) => placesOf(band),
  })
  for (;;) {
    const step = steps.next()
    if (step.done) return [...step.value]
  }
}

test('names that fit as high as they are wanted are none, nor what the font cannot write (NN18)', () => {
  expect(find([line('RIVERA'), line('ELEVENNAMES'), line('????????????????????')])).toEqual([])
})

test('the longest says how high all are, a shorter one how high they were without it (NN18)', () => {
  const found = find([line('RIVERA'), line('ABCDEFGHIJKLMNOPQRST'), line('ABCDEFGHIJKLMNOP')])
  expect(found.map(({ words, inches, ownInches }) => [words.length, inches, ownInches])).toEqual([
    [20, 1.1, 1.1],
    [16, 1.1, 1.375],
  ])
})

test('one that fits no more lowers nobody’s (NN18)', () => {
  const found = find([line('ABCDEFGHIJKLMNOPQRSTUVWXYZ'), line('ABCDEFGHIJKLMNOP')])
  expect(found.map(({ ownInches, inches, leastInches }) => [ownInches < leastInches, inches])).toEqual([
    [true, 1.375],
    [false, 1.375],
  ])
})

test('of a double name the first part that lowers nothing anywhere is offered (NN18)', () => {
  expect(find([line('MONTPLAISIR-DESROCHERS')])[0]?.shorter).toBe('MONTPLAISIR')
  expect(find([line('DE MONTPLAISIR-ROY')])[0]?.shorter).toBe('MONTPLAISIR')
  expect(find([line('ABCDEFGHIJKLMNOP')])[0]?.shorter).toBeNull()
  const places = [place(2), place(4)]
  expect(find([line('MONTPLAISIR-ROY')], () => places)[0]?.shorter).toBe('ROY')
})

test('each band that is ordered has its own place, and the first that is too narrow tells it (NN18)', () => {
  const placesOf = (band: string) => [place(band === 'youth' ? 1.5 : 2)]
  expect(find([line('ABCDEFGHIJKLMN', 'YM')], placesOf)).toEqual([])
  const both = find([line('ABCDEFGHIJKLMN', 'YM'), line('ROY')], placesOf)
  expect(both.map(({ usualInches, inches }) => [usualInches, inches])).toEqual([[2, 22 / 14]])
  expect(find([line('ABCDEFGHIJKLMNOP', 'YM')], placesOf)[0]?.usualInches).toBe(1.5)
})

test('others have their turns between eight names and the next, and after each long one', () => {
  const turns = (lines: readonly Line[]) =>
    [
      ...findLongNames({
        lines,
        slots: [{ id: 'back', kind: 'name' }],
        bandOf: () => 'adult',
        placesOf: () => [place(2)],
      }),
    ].length
  const short = (count: number) => Array.from({ length: count }, (_, at) => line(`A${at}`))
  expect([7, 8, 15, 16, 24].map(count => turns(short(count)))).toEqual([0, 1, 1, 2, 3])
  expect(turns([line('ABCDEFGHIJKLMNOP'), line('ABCDEFGHIJKLMNOPQ')])).toBe(2)
})

test('is looked up by its slot and words', () => {
  const find17 = lookUpLongNames(find([line('ABCDEFGHIJKLMNOP')]))
  expect(find17('back', 'ABCDEFGHIJKLMNOP')?.inches).toBe(1.375)
  expect(find17('back', 'ABCDEFGHIJKLMNO')).toBeUndefined()
  expect(find17('number', 'ABCDEFGHIJKLMNOP')).toBeUndefined()
})
