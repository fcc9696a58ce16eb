import { expect, test } from 'vitest'
import { taxRatesFor } from './canadian-taxes.ts'
import { ratesLeft } from './tax-exemption.ts'

const namesLeft = (state: string, from: 'all' | 'federal' | 'provincial') => {
  const rates = taxRatesFor({ country: 'CA', state }, '2026-01-01', ['BC', 'MB'])
  return ratesLeft(rates, { number: 'R-12', from }).map(({ name }) => name)
}

test.each([
  ['QC', ['QST'], ['GST']],
  ['ON', [], ['HST']],
  ['BC', ['PST'], ['GST']],
  ['MB', ['RST'], ['GST']],
  ['AB', [], ['GST']],
] as const)('an exemption in %s leaves what it is not from (TX8)', (state, afterFederal, afterProvincial) => {
  expect(namesLeft(state, 'federal')).toEqual(afterFederal)
  expect(namesLeft(state, 'provincial')).toEqual(afterProvincial)
  expect(namesLeft(state, 'all')).toEqual([])
})

test('without a certificate all are charged (TX8)', () => {
  const rates = taxRatesFor({ country: 'CA', state: 'QC' }, '2026-01-01', [])
  expect(ratesLeft(rates, null)).toBe(rates)
})
