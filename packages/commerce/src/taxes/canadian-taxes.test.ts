import fc from 'fast-check'
import { expect, test } from 'vitest'
import { regions } from '../addresses/regions.ts'
import { middleOfTaxDay, taxDayOf, taxesOn, taxOn, taxRatesFor } from './canadian-taxes.ts'

const linesOf = (state: string, day = '2026-01-01', registeredIn: readonly string[] = ['BC', 'SK', 'MB']) =>
  taxRatesFor({ country: 'CA', state }, day, registeredIn)

test.each([
  ['AB', 'GST 5'],
  ['BC', 'GST 5 + PST 7'],
  ['MB', 'GST 5 + RST 7'],
  ['NB', 'HST 15'],
  ['NL', 'HST 15'],
  ['NS', 'HST 14'],
  ['NT', 'GST 5'],
  ['NU', 'GST 5'],
  ['ON', 'HST 13'],
  ['PE', 'HST 15'],
  ['QC', 'GST 5 + QST 9.975'],
  ['SK', 'GST 5 + PST 6'],
  ['YT', 'GST 5'],
])('what is delivered to %s has %s (TX1)', (state, taxes) => {
  const lines = linesOf(state)
  expect(lines.map(({ name, percentage }) => `${name} ${percentage}`).join(' + ')).toBe(taxes)
  expect(lines.map(({ jurisdiction }) => jurisdiction).every(of => of === 'CA' || of === state)).toBe(true)
})

test('every province has its taxes, and no state has any (TX1)', () => {
  expect(regions.CA.filter(({ code }) => linesOf(code).length === 0)).toEqual([])
  expect(
    regions.US.flatMap(({ code }) => taxRatesFor({ country: 'US', state: code }, '2026-01-01', [])),
  ).toEqual([])
})

test('a provincial tax outside Québec is charged where the house is registered (TX3)', () => {
  expect(linesOf('BC', '2026-01-01', []).map(({ name }) => name)).toEqual(['GST'])
  expect(linesOf('MB', '2026-01-01', ['BC']).map(({ name }) => name)).toEqual(['GST'])
  expect(linesOf('QC', '2026-01-01', []).map(({ name }) => name)).toEqual(['GST', 'QST'])
})

test('Nova Scotia’s rate is that of the day (TX4)', () => {
  expect(linesOf('NS', '2025-03-31')[0]?.percentage).toBe(15)
  expect(linesOf('NS', '2025-04-01')[0]?.percentage).toBe(14)
})

test('the day is Toronto’s (TX2)', () => {
  expect(taxDayOf(new Date('2025-04-01T03:59:59Z'))).toBe('2025-03-31')
  expect(taxDayOf(new Date('2025-04-01T04:00:00Z'))).toBe('2025-04-01')
  for (const day of ['2025-01-31', '2025-07-01', '2026-03-08'])
    expect(taxDayOf(middleOfTaxDay(day))).toBe(day)
})

test.each([
  ['QC', [5000, 9975]],
  ['ON', [13_000]],
  ['NS', [14_000]],
  ['BC', [5000, 7000]],
])('a thousand dollars in %s have %j cents of taxes (TX5)', (state, amounts) => {
  expect(linesOf(state).map(rate => taxOn(100_000, rate))).toEqual(amounts)
})

test('each is rounded half up, once, exactly, however large (TX5)', () => {
  const [gst, qst] = linesOf('QC')
  expect([10, 9, 30, 2 ** 31].map(base => taxOn(base, gst!))).toEqual([1, 0, 2, 107_374_182])
  fc.assert(
    fc.property(fc.nat(2 ** 31), base => {
      expect(taxOn(base, qst!)).toBe(Number((BigInt(base) * 9975n + 50_000n) / 100_000n))
    }),
  )
})

test.each(['PR', 'GU', 'VI', 'AE', 'VT'])('nothing is charged on what goes to %s (TX1, AD6)', state => {
  expect(taxRatesFor({ country: 'US', state }, '2026-01-01', ['BC', 'SK', 'MB'])).toEqual([])
})

test('what a cart comes to is told with the taxes that its invoice would have (TX6)', () => {
  expect(taxesOn(155_180, linesOf('QC')).map(({ name, amount }) => [name, amount])).toEqual([
    ['GST', 7759],
    ['QST', 15_479],
  ])
})
