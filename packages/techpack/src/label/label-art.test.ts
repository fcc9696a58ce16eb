import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { designsWithEveryPlace } from '../testing/every-place.ts'
import { careKinds } from './care.ts'
import { careOfDesign } from './care-of-design.ts'
import { careFile, careSymbol } from './care-symbols.ts'
import { drawBrandLabel, drawSizeLabel, labelExtent } from './label-art.ts'
import { labelData } from './label-data.ts'

const house = { name: 'Maison Érable & Fils', caNumber: 'CA 12345', rnNumber: null, originCountry: 'CA' }

test.each(products.map(product => [product.product.name, product] as const))(
  'TP55: each size of the %s has its label at true size, with all its words within it and its own letters',
  (_, product) => {
    const [document] = designsWithEveryPlace(product)
    const sizeNames = product.sizes.map(({ name }) => name)
    const label = labelData({
      document: must(document, 'design'),
      product,
      house,
      sizeNames,
      sheet: undefined,
      locale: 'fr',
    })
    const care = careOfDesign(document!, product)
    const symbols = new Map(careKinds.map(kind => [careFile(kind, care[kind]), careSymbol(kind, care[kind])]))
    const drawings = label.sizes.map(size =>
      drawSizeLabel({ ...label, isSewn: true }, size, file => must(symbols.get(file), file)),
    )
    expect(new Set(drawings).size).toBe(sizeNames.length)
    for (const [i, svg] of drawings.entries()) {
      const { widthInches, heightInches } = labelExtent(svg)
      expect(widthInches).toBe(label.widthInches)
      const texts = [
        ...svg.matchAll(/<text x="[\d.]+" y="([\d.]+)" font-size="([\d.]+)"[^>]*>([^<]*)<\/text>/g),
      ].map(([, y, size, text]) => ({ y: Number(y) / 100, size: Number(size) / 100, text: text! }))
      const off = texts.filter(
        ({ y, size, text }) =>
          y - size < 0.25 || y > heightInches || text.replace('&amp;', '&').length * size * 0.6 > widthInches,
      )
      expect(off).toEqual([])
      // Capitals of Inter are 0.727 of its height.
      expect(texts.filter(({ size }) => size * 0.727 * 25.4 < 1.5)).toEqual([])
      const said = texts.map(({ text }) => text).join(' ')
      const plain = (text: string) => text.replaceAll('&', '&amp;')
      for (const words of [
        house.name,
        label.sizes[i]!,
        ...label.sections.flatMap(({ lines }) => lines),
        ...label.lines.map(({ text }) => text),
        ...label.careLines,
      ])
        expect(said).toContain(plain(words))
      expect(svg.match(/viewBox="0 0 24 24"/g)).toHaveLength(5)
    }
  },
)

test('TP55: a brand label is as wide as it is woven, with what is turned under its ends, its name between the folds', () => {
  const label = labelData({
    document: designsWithEveryPlace(products[0]!)[0]!,
    product: products[0]!,
    house,
    sizeNames: ['M'],
    sheet: undefined,
    locale: 'en',
  })
  const brand = { widthInches: 2, heightInches: 0.75, where: '' }
  const svg = must(drawBrandLabel({ ...label, brand }), 'brand')
  expect(labelExtent(svg)).toEqual({ widthInches: 2.75, heightInches: 0.75 })
  expect(svg).toMatch(/M37\.5 0v75M237\.5 0v75/)
  const [, size] = must(/font-size="([\d.]+)"/.exec(svg), 'size')
  expect((Number(size) / 100) * 0.6 * house.name.length).toBeLessThan(2)
  expect(drawBrandLabel({ ...label, brand: null })).toBeNull()
})
