import { products } from '@teamloom/catalog/products/index.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { drawFlat } from '@teamloom/pattern/flat/draw-flat.ts'
import { layGarment } from '@teamloom/pattern/flat/lay-garment.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { expect, test } from 'vitest'
import { trimsIn } from '../trims-in.ts'
import { measureData } from './measure-data.ts'
import { measureSheet } from './measure-sheet.ts'
import { toleranceOf } from './tolerances.ts'

function sheetOf(name: string) {
  const product = must(
    products.find(candidate => candidate.product.name === name),
    name,
  )
  const { styles } = drawnDesign(createDocument(product), product)
  const pattern = must(findPattern(name), name)
  const known = new Map<string, unknown>()
  const keep = <Value>(key: string, make: () => Value): Value => {
    if (!known.has(key)) known.set(key, make())
    return known.get(key) as Value
  }
  return measureSheet({
    product,
    sizeNames: [],
    baseSize: pattern.baseSize,
    cutIn: size => keep(`cut ${size}`, () => pattern.cut(size, styles)),
    trimsOf: cut => trimsIn(pattern, cut, styles),
    flatOf: side => drawFlat(pattern, pattern.baseSize, styles, side),
    laidOf: side => layGarment(pattern.cut(pattern.baseSize, styles), side),
    keep,
    key: name,
  })
}

function lettersIn(svg: string): string[] {
  return [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(match => match[1] ?? '')
}

/** Boxes that words stand in, drawn before them. */
function boxesIn(svg: string) {
  return [...svg.matchAll(/<rect x="([-\d.]+)" y="([-\d.]+)" width="([-\d.]+)" height="([-\d.]+)"/g)].map(
    ([, x, y, width, height]) => ({
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
    }),
  )
}

test.each(products.map(({ product }) => product.name))(
  'TP11: letters lead from each drawing of the %s to its row, each from one, and none lies on another',
  name => {
    const { points, flats, details } = sheetOf(name)
    const drawings = [flats.front, flats.back, ...details.map(({ svg }) => svg)]
    const letters = points.map(({ letter }) => letter)
    expect(new Set(letters).size).toBe(letters.length)
    expect(drawings.flatMap(lettersIn).toSorted()).toEqual(letters.toSorted())
    for (const svg of drawings) {
      const boxes = boxesIn(svg)
      const over = boxes.flatMap((a, i) =>
        boxes
          .slice(i + 1)
          .filter(
            b => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
          ),
      )
      expect(over).toEqual([])
    }
  },
)

test('TP11: every size of the product is graded, and the order’s own are told', () => {
  const sheet = sheetOf('hoodie')
  const data = measureData(sheet, ['S', 'M'], name => name, 'fr')
  expect(data.columns.slice(3)).toEqual(['2XS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'])
  expect(data.isMade.filter(Boolean)).toHaveLength(2)
  const chest = must(
    data.rows.find(({ label }) => label === 'Demi-poitrine'),
    'chest',
  )
  expect(chest).toMatchObject({ letter: 'A', tolerance: ['1/2', '1,3'] })
  expect(chest.sizes[3]).toEqual(['23 1/2', '59,7'])
})

test('TP11: how far a measure may be off goes with its kind and its cloth, and is least on what is short', () => {
  expect(toleranceOf('girth', 'fleece', 23.5)).toBe(1 / 2)
  expect(toleranceOf('girth', 'wadded', 23.5)).toBe(5 / 8)
  expect(toleranceOf('girth', 'sock', 8)).toBe(1 / 4)
  expect(toleranceOf('neck', 'jersey', 7.25)).toBe(1 / 4)
  expect(toleranceOf('neck', 'jersey', 0.875)).toBe(1 / 8)
})
