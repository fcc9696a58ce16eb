import type { CartItem } from '@teamloom/contract/cart.ts'
import type { ProductDefinition } from '@teamloom/contract/product-definition.ts'
import { describe, expect, it } from 'vitest'
import { lineOf, sumOf } from '#web/data/cart-lines.ts'

const table = (price: number) => ({
  pricingRange: [
    { qty: 20, price, shipping: 100 },
    { qty: 50, price: price - 400, shipping: 50 },
  ],
  priceOfExtraCredit: 65,
  includedSizesPerRange: [
    { minQty: 0, maxQty: null, fromSizeName: 'S', toSizeName: 'M', extraSizePrice: 200 },
  ],
})

const definition = {
  pricing: {
    minQty: 20,
    minQtyPerSize: 0,
    maxQty: 999,
    freeCredits: 2,
    pricingCurrency: { cad: table(2000), usd: table(1500) },
  },
  sizes: ['S', 'M', '3XL'].map(name => ({ name, display: { displayable: true } })),
} as unknown as ProductDefinition

const item = {
  id: 'a',
  sizes: [{ name: 'S', qty: 20 }],
  quantity: 50,
  designState: { customizationPricing: { creditsUsedInDesign: 4, credits: [] }, decorations: [] },
  pricing: { currency: 'cad', qty: 20, total: 1, priceWithoutExtraSizesNorShipping: 1 },
} as unknown as CartItem

describe('a line', () => {
  it('shows the server’s own price while nothing has changed', () => {
    expect(lineOf(item, undefined, definition, 'cad').pricing).toBe(item.pricing)
  })

  it('is priced at once with what is typed: range, extra credits, extra sizes', () => {
    const line = lineOf(
      item,
      [
        { name: 'S', qty: 48 },
        { name: '3XL', qty: 2 },
      ],
      definition,
      'cad',
    )
    expect(line.pricing.pricePerUnit).toBe(1600 + 2 * 65)
    expect(line.pricing.priceOfExtraSizes).toBe(400)
    expect(line.pricing.total).toBe(50 * (1730 + 50) + 400)
  })

  it('without quantities shows the price of a piece that the studio shows', () => {
    const none = { ...item, design_id: 'd', pricing: { ...item.pricing, qty: 0, minQty: 20 } }
    expect(lineOf(none, undefined, definition, 'cad')).toMatchObject({
      plannedQty: 50,
      piece: 1600 + 130 + 50,
    })
    expect(lineOf(none, undefined, definition, 'cad', new Map([['d', 30]]))).toMatchObject({
      plannedQty: 30,
      piece: 2000 + 130 + 100,
    })
    expect(lineOf(none, [{ name: 'S', qty: 50 }], definition, 'cad', new Map([['d', 30]])).piece).toBe(
      1600 + 130 + 50,
    )
  })

  it('has its words priced with what is typed, and told by their kind (NN9, NN10)', () => {
    const ranges = [
      { qty: 1, price: 300, linked: 100 },
      { qty: 50, price: 200, linked: 50 },
    ]
    const personal = { name: [], number: ranges, line: [] }
    const { pricing } = definition
    const priced = { ...table(2000), personal }
    const own = { ...pricing, pricingCurrency: { ...pricing.pricingCurrency, cad: priced } }
    const slot = {
      id: 'number',
      active: true,
      type: 'cutletters',
      assetVersionId: 'v',
      location: { selectedLocation: { positionName: 'upperBack' } },
      personal: { kind: 'number' },
    }
    const copy = { ...slot, id: 'copy', linkedTo: 'number' }
    const designState = { ...item.designState, decorations: [slot, copy] }
    const lines = [{ id: 'a', size: 'S', qty: 29, words: { number: '7' } }]
    const listed = { ...item, designState, lines } as unknown as CartItem
    const typed = (qty: number) =>
      lineOf(listed, [{ name: 'S', qty }], { ...definition, pricing: own }, 'cad')
    expect(typed(31).pricing.priceOfPersonal).toBe(29 * 400)
    const more = typed(50)
    expect(more.pricing.priceOfPersonal).toBe(29 * 250)
    const { personal: told, price } = sumOf([more], [], 'cad')
    expect(told).toEqual([{ words: 'number', qty: 29, price: 250 }])
    expect(price).toBe(50 * 1730 + 29 * 250)
  })

  it('is priced in the currency that is shown now', () => {
    expect(lineOf(item, undefined, definition, 'usd').pricing).toMatchObject({
      currency: 'usd',
      pricePerUnit: 1500 + 130,
    })
  })
})

describe('the sum', () => {
  const lines = [lineOf(item, [{ name: 'S', qty: 20 }], definition, 'cad')]
  const welcome = [{ id: 'first-order', name: 'first_order', amount: 5000 }]

  it('takes discounts off and puts shipping on', () => {
    const sum = sumOf(lines, welcome, 'cad')
    expect(sum).toMatchObject({ price: 20 * 2130, priceOfShipping: 2000, total: 20 * 2130 - 5000 + 2000 })
    expect(sum.discounts).toEqual(welcome)
  })

  it('tells larger sizes by what they cost more', () => {
    const sizes = [
      { name: 'S', qty: 48 },
      { name: '3XL', qty: 2 },
    ]
    const sum = sumOf([...lines, lineOf(item, sizes, definition, 'cad')], [], 'cad')
    expect(sum.extraSizes).toEqual([{ qty: 2, price: 200 }])
  })

  it('never grants more than there is to reduce', () => {
    const empty = [lineOf(item, [{ name: 'S', qty: 0 }], definition, 'cad')]
    expect(sumOf(empty, welcome, 'cad')).toMatchObject({ discounts: [], total: 0 })
  })

  it('is to be determined past a maximum', () => {
    const many = [lineOf(item, [{ name: 'S', qty: 1000 }], definition, 'cad')]
    expect(sumOf(many, welcome, 'cad')).toMatchObject({
      hasReachedMaximum: true,
      price: null,
      total: null,
      extraSizes: [],
    })
  })
})
