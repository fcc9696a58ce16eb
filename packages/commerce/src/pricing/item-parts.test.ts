import { products } from '@teamloom/catalog/products/index.ts'
import { currencies } from '@teamloom/kit/money.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { partsOfItem, partsText } from './item-parts.ts'
import { priceItem } from './price-item.ts'
import { offeredSizes } from './size-quantities.ts'

describe('what an item is the sum of', () => {
  test('multiplies and adds up to its total, whatever is ordered (PR17)', () => {
    fc.assert(
      fc.property(
        fc.nat(products.length - 1),
        fc.constantFrom(...currencies),
        fc.nat(60),
        fc.infiniteStream(fc.nat(150)),
        (index, currency, creditsUsed, stream) => {
          const product = products[index]!
          const names = offeredSizes(product).map(size => size.name)
          const sizes = names.map(name => ({ name, qty: stream.next().value as number }))
          const item = priceItem({ pricing: product.pricing, sizeNames: names, creditsUsed }, sizes, currency)
          const parts = partsOfItem(item)
          const sum = parts.reduce((all, part) => all + part.qty * part.price, 0)
          expect(sum).toBe(item.total ?? 0)
        },
      ),
    )
  })

  test('reads as a sum in both languages (PR17)', () => {
    const parts = [
      { qty: 1050, price: 4620 },
      { qty: 2, price: 300 },
    ]
    expect(partsText(parts, 'cad', 'en', 'piece')).toBe('1,050 × $46.20 + 2 × $3.00')
    expect(partsText(parts, 'cad', 'fr', 'piece').replaceAll(/\s/g, ' ')).toBe('1 050 × 46,20 $ + 2 × 3,00 $')
  })

  test('says what comes in pairs (PR26)', () => {
    const parts = [
      { qty: 60, price: 2095 },
      { qty: 1, price: 100 },
    ]
    const text = (locale: 'en' | 'fr') => partsText(parts, 'cad', locale, 'pair').replaceAll('\u00a0', ' ')
    expect(text('en')).toBe('60 pairs × $20.95 + 1 pair × $1.00')
    expect(text('fr')).toBe('60 paires × 20,95 $ + 1 paire × 1,00 $')
  })
})
