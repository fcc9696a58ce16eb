import { products } from '@teamloom/catalog/products/index.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { areaOf } from '@teamloom/shape/contour.ts'
import { lengthOf } from '@teamloom/shape/curve.ts'
import { contains, distanceTo } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { expect, test } from 'vitest'
import { cutPieces } from '../../cut-pieces.ts'
import { drawnSizeOf } from '../../drawn-size.ts'
import { readDxf } from '../../testing/read-dxf.ts'
import { cutLineOf } from './cut-line.ts'
import { writeDxf } from './write-dxf.ts'

const cutProducts = products.filter(product => findPattern(product.product.name))

function dxfOf(product: (typeof products)[number], sizeNames: readonly string[], isNested = false) {
  const sizes = sizeNames.map(sizeName => ({
    sizeName,
    pieces: cutPieces(createDocument(product), product, sizeName).filter(({ knitOf }) => knitOf === null),
  }))
  return {
    sizes,
    dxf: readDxf(writeDxf(sizes, { title: 'Côté & co.', sampleSize: 'M', locale: 'fr', isNested })),
  }
}

const closed = (points: readonly Point[]) => lengthOf([...points, points[0]!])

test.each(cutProducts.map(product => [product.product.name, product] as const))(
  'MF21: %s has a block for each piece and size, inserted once, as large as it is sewn',
  (_, product) => {
    const names = [product.sizes[0]!.name, product.sizes.at(-1)!.name]
    const { sizes, dxf } = dxfOf(product, [...new Set(names)])
    const pieces = sizes.flatMap(({ sizeName, pieces: own }) => own.map(piece => ({ sizeName, piece })))
    expect(dxf.blocks).toHaveLength(pieces.length)
    expect(dxf.inserts.toSorted()).toEqual(dxf.blocks.map(({ name }) => name).toSorted())
    expect(new Set(dxf.blocks.map(({ name }) => name)).size).toBe(pieces.length)
    for (const [i, { piece, sizeName }] of pieces.entries()) {
      const { name, lines, points, texts } = dxf.blocks[i]!
      const [cut, sew] = [lines.get(1)?.[0], lines.get(14)?.[0]]
      // To a hundredth of a per cent.
      expect([name, areaOf(sew!) / areaOf(piece.outline)]).toEqual([name, expect.closeTo(1, 4)])
      expect([name, closed(sew!) / closed(piece.outline)]).toEqual([name, expect.closeTo(1, 4)])
      expect(lines.get(84)).toEqual([cut])
      expect(lines.get(87)).toEqual([sew])
      expect(areaOf(cut!)).toBeGreaterThan(areaOf(sew!) - 1e-4)
      // MF20: a notch is cut into the edge, and as many as the piece has.
      const notches = points.get(4) ?? []
      expect([name, notches.length]).toEqual([name, piece.notches.length])
      for (const notch of notches) expect(distanceTo(cut!, notch)).toBeLessThan(0.01)
      expect(lines.get(7)?.length ?? 0).toBe(piece.grain === null ? 0 : 1)
      expect(texts).toContain(`Size: ${sizeName}`)
      expect(texts).toContain(`Quantity: ${piece.times}`)
    }
  },
)

test('MF21: its sample size is the pattern’s own where that is made, else the middle of those that are', () => {
  const { dxf } = dxfOf(must(cutProducts[0], 'product'), ['S', 'M', 'L'])
  expect(dxf.texts).toContain('SAMPLE SIZE: M')
  expect(drawnSizeOf({ baseSize: 'M' }, ['XS', 'S', 'M', 'L'])).toBe('M')
  expect(drawnSizeOf({ baseSize: 'M' }, ['L', 'XL', '2XL'])).toBe('XL')
})

test('MF21: it is in the letters of R12, tells its units, and nests sizes on each other', () => {
  const product = cutProducts.find(each => each.product.name === 'hoodie')!
  const names = product.sizes.slice(0, 3).map(({ name }) => name)
  const { dxf } = dxfOf(product, names)
  expect(dxf.version).toBe(`AC${1009}`)
  expect(dxf.texts).toEqual(
    expect.arrayContaining(['ASTM/D6673-10', 'UNITS: ENGLISH', 'STYLE NAME: Cote & co.']),
  )
  const rowsOf = ({ places }: ReturnType<typeof readDxf>) =>
    new Set(places.map(([, y]) => Math.round(y / 5))).size
  expect(rowsOf(dxfOf(product, names, true).dxf)).toBeLessThan(rowsOf(dxf))
})

test('MF20: cloth lies beyond each seam by its allowance, at corners too, and sharp ones are blunted', () => {
  const square: Point[] = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ]
  expect(cutLineOf(square, [0.5, 0.5, 1, 0.5])).toEqual([
    [4.5, 5],
    [-0.5, 5],
    [-0.5, -0.5],
    [4.5, -0.5],
  ])
  // A point of 10 degrees would stand off by eleven times its allowance.
  const spike: Point[] = [
    [0, 0],
    [10, -0.875],
    [10, 0.875],
  ]
  const cut = cutLineOf(spike, [0.5, 0.5, 0.5])
  expect(Math.min(...cut.map(([u]) => u))).toBeGreaterThan(-1)
  for (const point of spike) expect(contains(cut, point)).toBe(true)
})

test.each(cutProducts.map(product => [product.product.name, product] as const))(
  'MF20: no cut line of %s crosses itself or comes nearer than its allowance',
  (_, product) => {
    for (const { name, outline, allowances, knitOf } of cutPieces(
      createDocument(product),
      product,
      product.sizes.at(-1)!.name,
    )) {
      if (knitOf !== null) continue
      const cut = cutLineOf(outline, allowances)
      const least = Math.min(...allowances)
      const nearest = Math.min(...cut.map(point => distanceTo(outline, point)))
      expect([name, nearest >= 0.85 * least]).toEqual([name, true])
      for (const point of outline)
        expect([name, contains(cut, point) || distanceTo(cut, point) < 1e-6]).toEqual([name, true])
    }
  },
)
