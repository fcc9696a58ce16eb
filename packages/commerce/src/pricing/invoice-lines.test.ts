import { sumCents } from '@teamloom/kit/money.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxesOn, taxRatesFor } from '../taxes/canadian-taxes.ts'
import { linesOf, shareDiscounts, taxableOf } from './invoice-lines.ts'

const line = fc.record({ subtotal: fc.nat(1_000_000), shipping: fc.nat(10_000), isTaxed: fc.boolean() })

test('the lines of an invoice sum to it, in every province: discounts, each tax, all (TX7)', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 8 }),
      fc.nat(2_000_000),
      fc.constantFrom('QC', 'ON', 'BC', 'MB', 'SK', 'AB', 'NS', 'NU'),
      (charged, asked, state) => {
        const discounts = Math.min(asked, sumCents(charged.map(({ subtotal }) => subtotal)))
        const shares = shareDiscounts(charged, discounts)
        const taxable = sumCents(charged.map((each, index) => taxableOf(each, shares[index]!)))
        const rates = taxRatesFor({ country: 'CA', state }, '2026-11-01', ['BC', 'MB', 'SK'])
        const taxes = taxesOn(taxable, rates).map(({ amount }) => amount)
        const lines = linesOf(charged, discounts, taxes)
        const sumOf = (of: (index: number) => number) => sumCents(lines.map((_, index) => of(index)))
        expect(sumOf(index => lines[index]!.discount)).toBe(discounts)
        for (const [at, tax] of taxes.entries()) expect(sumOf(index => lines[index]!.taxes[at]!)).toBe(tax)
        const whole = sumCents(charged.map(({ subtotal, shipping }) => subtotal + shipping))
        expect(sumOf(index => lines[index]!.total)).toBe(whole - discounts + sumCents(taxes))
        const untaxed = lines.filter((_, index) => taxable > 0 && !charged[index]!.isTaxed)
        expect(sumCents(untaxed.flatMap(each => each.taxes))).toBe(0)
      },
    ),
  )
})
