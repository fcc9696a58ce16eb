import { products } from '@teamloom/catalog/products/index.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { boundsOf } from '@teamloom/shape/panel.ts'
import { expect, test } from 'vitest'
import { cutPieces } from './cut-pieces.ts'
import { cuttingSheet } from './cutting-page.ts'
import { writePatternSheet } from './pattern-sheet.ts'

test.each(products.map(product => [product.product.name, product] as const))(
  'TP51: every piece of the %s is drawn once with its number and notches, numbered as in its pattern’s file',
  (_, product) => {
    const [first, ...more] = product.sizes.map(({ name }) => ({
      sizeName: name,
      pieces: cutPieces(createDocument(product), product, name),
    }))
    const sizes = [first!, ...more.slice(-1)]
    const { svg, pieces } = cuttingSheet(first!.pieces, sizes)
    const numbers = [...svg.matchAll(/>(\d+)<\/text>/g)].map(([, number]) => Number(number))
    expect(numbers.toSorted((a, b) => a - b)).toEqual(pieces.map(({ number }) => number))
    const drawn = first!.pieces.reduce(
      (sum, { lines, notches }) => sum + 1 + lines.length + notches.length,
      0,
    )
    expect(svg.split('<path').length - 1).toBe(drawn)
    const sheet = writePatternSheet(first!.pieces, 'A', 'en')
    for (const { number, label, sizes: own } of pieces) {
      expect(sheet).toContain(`>${number}. ${label.en}<`)
      expect(own).toHaveLength(sizes.length)
      const { left, right } = boundsOf(first!.pieces[number - 1]!.outline)
      expect(own[0]!.widthInches).toBeCloseTo(right - left, 2)
    }
  },
)
