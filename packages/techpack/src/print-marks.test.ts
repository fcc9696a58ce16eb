import { products } from '@teamloom/catalog/products/index.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { boundsOf } from '@teamloom/shape/panel.ts'
import { expect, test } from 'vitest'
import { cutPieces } from './cut-pieces.ts'
import { madeDecorations } from './decorations.ts'
import { laidPrint, measuredSpreads } from './item-placements.ts'
import { writePatternSheet } from './pattern-sheet.ts'
import { designsWithEveryPlace } from './testing/every-place.ts'

test.each(products.map(product => [product.product.name, product] as const))(
  'TP61: each decoration of the %s lies on the pattern of its piece, as large as its ink, but what covers its piece',
  (_, product) => {
    const sizeName = product.sizes.find(({ name }) => name === 'M')?.name ?? product.sizes[0]!.name
    const pattern = findPattern(product.product.name)!
    for (const document of designsWithEveryPlace(product)) {
      const { styles } = drawnDesign(document, product)
      const [cut, base] = [sizeName, pattern.baseSize].map(size => pattern.cut(size, styles))
      const cuts = { cut: cut!, base: base! }
      const drawn = cutPieces(document, product, sizeName).flatMap(({ prints }) => prints)
      const wanted = madeDecorations(document, product).flatMap((made, i) =>
        made.coversPiece || !made.size
          ? []
          : measuredSpreads(made).map(spread => ({
              number: i + 1,
              print: laidPrint(made, spread, {}, sizeName, cuts)!,
            })),
      )
      expect(drawn.map(({ label }) => Number.parseInt(label.en, 10)).toSorted((a, b) => a - b)).toEqual(
        wanted.map(({ number }) => number),
      )
      for (const { label, curve } of drawn) {
        const { print } = wanted.find(({ number }) => label.en.startsWith(`${number}. `))!
        if (print.planeAngle !== 0) continue
        const { top, bottom, left, right } = boundsOf(curve)
        expect(right - left).toBeCloseTo(print.widthInches, 6)
        expect(bottom - top).toBeCloseTo(print.heightInches, 6)
      }
    }
  },
)

test('TP61: a pattern tells a decoration’s outline by its number', () => {
  const hoodie = products.find(({ product }) => product.name === 'hoodie')!
  const [document] = designsWithEveryPlace(hoodie)
  const svg = writePatternSheet(cutPieces(document!, hoodie, 'M'), 'Tour hoodie', 'fr')
  expect(svg).toContain('>1. Sérigraphie<')
  expect(svg.match(/stroke-dasharray="0\.3 0\.1 0\.05 0\.1"/g)?.length).toBe(
    cutPieces(document!, hoodie, 'M').flatMap(({ prints }) => prints).length,
  )
})
