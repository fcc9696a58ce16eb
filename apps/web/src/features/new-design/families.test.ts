import { expect, test } from 'vitest'
import { commonTraits, groupByFamily, type ProductItem } from '#web/features/new-design/families.ts'

function product(family: string, name: string, more: Partial<ProductItem> = {}): ProductItem {
  const label = (text: string) => ({ en: text, fr: `${text} prêt-à-porter` })
  return {
    family: { name: family, version: '1.0', label: label(`${family} family`) },
    product: { name, version: '1.0', label: label(name) },
    summary: { en: 'Ribbed collar', fr: 'Col côtelé' },
    cloth: { en: 'Jersey', fr: 'Jersey' },
    soldAs: 'piece',
    sizes: { from: { en: 'XS', fr: 'TP' }, to: { en: 'XL', fr: 'TG' } },
    minQty: 20,
    lowestPrice: { cad: 1000, usd: 800 },
    lowestPriceQty: { cad: 500, usd: 500 },
    image: 'https://example.com/front.webp',
    isOffered: true,
    ...more,
  }
}

const hoodie = product('hoodie', 'hoodie')
const tshirt = product('shirt', 'tshirt')
const zip = product('hoodie', 'hoodieZip', { summary: { en: 'Full zip', fr: 'Glissière' } })
const all = [hoodie, tshirt, zip]

test('families keep the order in which they come, and their products', () => {
  expect(groupByFamily(all).map(({ name, products }) => [name, products])).toEqual([
    ['hoodie', [hoodie, zip]],
    ['shirt', [tshirt]],
  ])
})

test('cloth and sizes are said of a family only where all its products have the same', () => {
  const [hoodies] = groupByFamily(all)
  expect(commonTraits(hoodies!)).toMatchObject({
    sizes: { from: { en: 'XS', fr: 'TP' }, to: { en: 'XL', fr: 'TG' } },
  })
  const mixed = groupByFamily([
    hoodie,
    { ...zip, sizes: { from: { en: 'S', fr: 'P' }, to: { en: 'XL', fr: 'TG' } } },
  ])
  expect(commonTraits(mixed[0]!)).toBeUndefined()
})
