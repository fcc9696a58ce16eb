import { personalKinds } from '@teamloom/catalog/decorations/per-piece.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { currencies, sumCents } from '@teamloom/kit/money.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Line } from '../lines/line.ts'
import { quantitiesOf } from '../lines/quantities-of.ts'
import { wordedOf } from '../lines/worded-pieces.ts'
import { priceOf } from '../orders/order-document.ts'
import { memberShares } from '../payments/member-shares.ts'
import { splitOrder } from '../payments/split-order.ts'
import { partsOfItem } from './item-parts.ts'
import { priceCart } from './price-cart.ts'
import { priceItem, sizeNamesOf } from './price-item.ts'
import { offeredSizes } from './size-quantities.ts'
import { totalOrder } from './total-order.ts'

const [shirt] = products.filter(({ product }) => product.name === 'tshirt')
const slots = [
  { id: 'name', kind: 'name', linkedIds: [] },
  { id: 'number', kind: 'number', linkedIds: ['chest', 'sleeve'] },
] as const

describe('words of each person’s own', () => {
  it('cost by their kind, on each piece that has some, linked copies too, at the quantity of all pieces (NN9)', () => {
    const pricing = { ...shirt!.pricing }
    const terms = { pricing, sizeNames: sizeNamesOf(shirt!.sizes), creditsUsed: 0, slots }
    const priced = (lines: readonly Line[]) => priceItem(terms, quantitiesOf(lines), 'cad', wordedOf(lines))
    const held = (qty: number, words: Record<string, string>) =>
      ({ id: `line ${qty}`, size: 'M', qty, person: null, words }) satisfies Line
    const list = [held(29, { name: 'RIVERA', number: '0' }), held(2, { name: 'ROY', number: '' })]
    const { personal, priceOfPersonal, pricePerUnit, total } = priced(list)
    expect(personal).toEqual([
      { slotId: 'name', kind: 'name', qty: 31, price: 400 },
      { slotId: 'number', kind: 'number', qty: 29, price: 300 + 2 * 200 },
    ])
    expect(priceOfPersonal).toBe(31 * 400 + 29 * 700)
    const without = priced([{ id: 'M', size: 'M', qty: 31 }])
    expect([pricePerUnit, without.priceOfPersonal]).toEqual([without.pricePerUnit, 0])
    expect(total).toBe(without.total! + priceOfPersonal!)
    const more = priced([...list, { id: 'L', size: 'L', qty: 19 }])
    expect(more.personal.map(({ price }) => price)).toEqual([375, 280 + 2 * 190])
  })

  it('are in what staff price a piece at, to be determined past the maximum, and nothing where they had no price (NN9, NN11)', () => {
    const sizes = [{ name: 'M', qty: 20 }]
    const terms = { pricing: shirt!.pricing, sizeNames: ['M'], creditsUsed: 0, slots }
    const set = { pricePerUnit: 1000, priceOfShippingPerUnit: 100, reason: 'Agreed' }
    const worded = { name: 20 }
    expect(priceItem({ ...terms, setPrices: { cad: set } }, sizes, 'cad', worded)).toMatchObject({
      priceOfPersonal: 0,
      personal: [],
      total: 20 * 1100,
    })
    expect(priceItem(terms, [{ name: 'M', qty: 5000 }], 'cad', worded).priceOfPersonal).toBeNull()
    const { personal: _, ...cad } = shirt!.pricing.pricingCurrency.cad
    const before = {
      ...shirt!.pricing,
      pricingCurrency: { cad, usd: shirt!.pricing.pricingCurrency.usd },
    }
    expect(priceItem({ ...terms, pricing: before }, sizes, 'cad', worded)).toEqual(
      priceItem({ ...terms, pricing: before }, sizes, 'cad'),
    )
  })
})

const anyWords = fc.record(
  {
    name: fc.constantFrom('', 'RIVERA', 'Ö'),
    number: fc.constantFrom('', '0', '07'),
    gone: fc.constant('x'),
  },
  { requiredKeys: [] },
)

/** A list with the slots that its design has, of any product in any currency, with any discount. */
const anyOrder = fc.record({
  product: fc.constantFrom(...products),
  currency: fc.constantFrom(...currencies),
  creditsUsed: fc.nat(40),
  kinds: fc.tuple(fc.constantFrom(...personalKinds), fc.constantFrom(...personalKinds)),
  links: fc.tuple(fc.nat(3), fc.nat(3)),
  lines: fc.array(fc.record({ size: fc.nat(), qty: fc.nat(12), words: anyWords }), { maxLength: 40 }),
  spares: fc.nat(60),
  discount: fc.nat(200_000),
})

it('ten thousand lists cost the same in cart, request, invoice and split, to the cent (NN9, NN10, NN11)', () => {
  fc.assert(
    fc.property(
      anyOrder,
      ({ product, currency, creditsUsed, kinds, links, lines: asked, spares, discount }) => {
        const sizeNames = offeredSizes(product).map(({ name }) => name)
        const sizeAt = (at: number) => sizeNames[at % sizeNames.length]!
        const lines: Line[] = [
          { id: sizeAt(0), size: sizeAt(0), qty: spares },
          ...asked.map(({ size, qty, words }, at) => ({
            id: `line ${at}`,
            size: sizeAt(size),
            qty,
            person: null,
            words: words as Record<string, string>,
          })),
        ]
        const own = [
          { id: 'name', kind: kinds[0], linkedIds: Array.from({ length: links[0] }, String) },
          { id: 'number', kind: kinds[1], linkedIds: Array.from({ length: links[1] }, String) },
        ]
        const terms = { pricing: product.pricing, sizeNames, creditsUsed, slots: own }
        const inCart = priceItem(terms, quantitiesOf(lines), currency, wordedOf(lines))
        const about = { id: 'i', designId: 'd', designName: null, projectName: '' }
        const ordered = priceOf({ ...about, lines, terms }, currency)
        expect(ordered).toEqual(inCart)
        if (inCart.total === null) return
        const table = product.pricing.pricingCurrency[currency].personal!
        const counted = own.reduce((sum, { id, kind, linkedIds }) => {
          const pieces = lines.reduce((all, line) => all + (line.words?.[id] ? line.qty : 0), 0)
          const range = table[kind].filter(({ qty }) => qty <= Math.max(1, inCart.qty)).at(-1)!
          return sum + pieces * (range.price + linkedIds.length * range.linked)
        }, 0)
        expect(inCart.priceOfPersonal).toBe(counted)
        const without = priceItem(terms, quantitiesOf(lines), currency)
        expect(inCart.total - without.total!).toBe(counted)
        expect(sumCents(partsOfItem(inCart).map(({ qty, price }) => qty * price))).toBe(inCart.total)
        const cart = priceCart([inCart], currency)
        expect(cart.price! + cart.priceOfShipping!).toBe(inCart.total)
        const totals = totalOrder([ordered], [{ id: 'a', name: 'a', amount: discount }])
        expect(totals.subtotal).toBe(cart.price)
        expect(sumCents(totals.lines.map(({ total }) => total))).toBe(totals.total)
        const pieces = asked.map(({ size, qty }, at) => ({
          key: `member ${at}`,
          pieces: [{ designId: 'd', size: sizeAt(size), qty, lineId: `line ${at}` }],
        }))
        const shares = memberShares(pieces, [
          { designId: 'd', sizes: quantitiesOf(lines), pricing: ordered, lines },
        ])
        const spareOnes = priceItem(terms, [{ name: sizeAt(0), qty: inCart.qty }], currency)
        const more = (name: string) => inCart.extraPricePerSize.find(size => size.name === name)?.price ?? 0
        const ofSpares = spares * ((spareOnes.pricePerUnit ?? 0) + more(sizeAt(0)))
        expect(sumCents(shares.map(({ garments }) => garments))).toBe(totals.subtotal! - ofSpares)
        const split = splitOrder(
          shares,
          {
            subtotal: totals.subtotal!,
            discounts: totals.discounts,
            shipping: totals.shipping!,
            tax: 0,
          },
          [],
        )
        expect(sumCents(split.map(({ amount }) => amount))).toBe(totals.total)
      },
    ),
    { numRuns: 10_000 },
  )
})
