import { sumCents } from '@teamloom/kit/money.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ItemPricing } from '../pricing/price-item.ts'
import { memberShares, type OrderedDesign } from './member-shares.ts'

const pricing = {
  pricePerUnit: 3000,
  priceOfShippingPerUnit: 200,
  extraPricePerSize: [{ name: 'XXL', qty: 2, price: 250 }],
  personal: [],
} as unknown as ItemPricing
const hoodie: OrderedDesign = {
  designId: 'hoodie',
  sizes: [
    { name: 'M', qty: 3 },
    { name: 'XXL', qty: 2 },
  ],
  pricing,
}

test('each piece costs what it costs in the order, larger sizes more (PA8)', () => {
  const pieces = [
    { designId: 'hoodie', size: 'M', qty: 2 },
    { designId: 'hoodie', size: 'XXL', qty: 1 },
  ]
  expect(memberShares([{ key: 'ana', pieces }], [hoodie])).toEqual([
    { key: 'ana', garments: 2 * 3000 + 3250, shipping: 600 },
  ])
})

test('what is not ordered, or no longer, is nobody’s; who came first comes first (PA8)', () => {
  const takes = (key: string, designId: string, size: string, qty: number) => ({
    key,
    pieces: [{ designId, size, qty }],
  })
  expect(
    memberShares(
      [takes('ana', 'hoodie', 'M', 2), takes('bo', 'hoodie', 'M', 2), takes('cy', 'cap', 'M', 1)],
      [hoodie],
    ).map(({ garments }) => garments),
  ).toEqual([6000, 3000, 0])
})

test('members never owe more than the order’s garments and delivery (PA8)', () => {
  const piece = fc.record({
    designId: fc.constantFrom('hoodie', 'cap'),
    size: fc.constantFrom('M', 'XXL', 'S'),
    qty: fc.nat(4),
  })
  fc.assert(
    fc.property(fc.array(fc.array(piece, { maxLength: 4 }), { maxLength: 8 }), lists => {
      const shares = memberShares(
        lists.map((pieces, index) => ({ key: String(index), pieces })),
        [hoodie],
      )
      expect(sumCents(shares.map(({ garments }) => garments))).toBeLessThanOrEqual(3 * 3000 + 2 * 3250)
      expect(sumCents(shares.map(({ shipping }) => shipping))).toBeLessThanOrEqual(5 * 200)
    }),
  )
})
