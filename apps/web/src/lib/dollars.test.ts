import { expect, it } from 'vitest'
import { centsOf, dollarsText, priceCentsOf, shareCentsOf } from '#web/lib/dollars.ts'

it.each([
  ['0', 0],
  ['50', 5000],
  ['50.5', 5050],
  ['50,05', 5005],
  ['$1,234.50', 123_450],
  ['1 234,50 $', 123_450],
  ['10000000', 1_000_000_000],
])('reads %s as an amount', (text, cents) => expect(centsOf(text)).toBe(cents))

it.each(['', '-5', '1.234.5', '5.005', '1e3', 'ten', '10000001', '999999999', '1,23,4'])(
  'does not read %s',
  text => expect(centsOf(text)).toBeUndefined(),
)

it('writes what it reads, as each language does', () => {
  for (const cents of [0, 1, 99, 100, 123_450])
    for (const locale of ['en', 'fr'] as const) expect(centsOf(dollarsText(cents, locale))).toBe(cents)
  expect(dollarsText(123_450, 'fr')).toBe('1234,50')
})

it.each([
  ['10 %', 2000, 1800],
  ['10 %', null, undefined],
  ['10', 2000, 1000],
  ['100 %', 2000, 0],
])('a price of %s of %s cents is %s', (text, price, cents) => expect(priceCentsOf(text, price)).toBe(cents))

it.each([
  ['10 %', 123_450, 12_345],
  ['10%', 5, 1],
  ['12,5\u00a0%', 1000, 125],
  ['100 %', 999, 999],
  ['10', 123_450, 1000],
  ['101 %', 1000, undefined],
  ['10 %', null, undefined],
])('a discount of %s of %s cents is %s', (text, subtotal, cents) =>
  expect(shareCentsOf(text, subtotal)).toBe(cents),
)
