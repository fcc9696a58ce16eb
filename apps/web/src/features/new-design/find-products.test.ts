import { products as catalogue } from '@teamloom/catalog/products/index.ts'
import { describe, expect, test } from 'vitest'
import type { ProductItem } from '#web/features/new-design/families.ts'
import { indexProducts } from '#web/features/new-design/find-products.ts'

const items = catalogue.map(
  ({ family, product, summary, cloth }) => ({ family, product, summary, cloth }) as ProductItem,
)
const find = indexProducts(items)
const names = (search: string) => find(search).map(({ product }) => product.name)
const families = (search: string) => [...new Set(find(search).map(({ family }) => family.name))]

describe('searching products', () => {
  test('without words finds all of them', () => {
    expect(find('  ')).toEqual(items)
  })

  test('wants every word, in any order, past accents and capitals, in both languages', () => {
    expect(names('ZIP hood')).toEqual(['hoodieZip'])
    expect(names('waffle gaufre')).toEqual(['waffleBeanie'])
    expect(names('crew tent')).toEqual([])
  })

  test.each([
    ['hat', ['beanie']],
    ['tuque', ['beanie']],
    ['beanie', ['beanie']],
    ['chapeau', ['beanie']],
    ['polo', ['pullover', 'mockneck']],
    ['veste', ['hoodie', 'pullover', 'mockneck', 'sleevelessPolar', 'sleevelessJacket']],
    ['jacket', ['hoodie', 'pullover', 'mockneck', 'sleevelessPolar', 'sleevelessJacket']],
    ['gilet', ['hoodie', 'sweatshirt', 'pullover', 'sleevelessPolar', 'sleevelessJacket']],
    ['coton ouaté', ['hoodie', 'sweatshirt', 'mockneck', 'sweatpants']],
    ['kangourou', ['hoodie']],
    ['chaussettes', ['socks']],
    ['joggers', ['sweatpants']],
    ['tee', ['shirt']],
    ['masque', ['mask']],
  ])('finds by “%s” what people call so', (search, found) => {
    expect(families(search).toSorted()).toEqual(expect.arrayContaining([...found].toSorted()))
  })

  test.each([
    ['quarter zip', 'pulloverZip'],
    ['1/4 zip', 'pulloverZip'],
    ['quart de zip', 'pulloverZip'],
    ['long sleeve', 'longsleeve'],
    ['longsleeve', 'longsleeve'],
    ['manches longues', 'longsleeve'],
    ['pompon', 'pompomBeanie'],
    ['ringer tee', 'tshirt'],
    ['raglan hoodie', 'hoodie'],
    ['chandail raglan à capuchon', 'hoodieZip'],
  ])('finds by “%s” that very product', (search, product) => {
    expect(names(search)).toContain(product)
    expect(names(search).length).toBeLessThan(5)
  })

  test.each([
    ['hodie', 'hoodie'],
    ['beenie', 'beanie'],
    ['sweatshrt', 'sweatshirt'],
    ['chausettes', 'sportSocks'],
    ['pantalom', 'sweatpants'],
  ])('forgives “%s”', (search, product) => {
    expect(names(search)).toContain(product)
  })

  test('forgives nothing where the word as typed is found', () => {
    // One letter from `socks`.
    expect(families('sock')).toEqual(['socks'])
  })
})
