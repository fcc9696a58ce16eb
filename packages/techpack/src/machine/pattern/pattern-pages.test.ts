import { products } from '@teamloom/catalog/products/index.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { boundsOf } from '@teamloom/shape/panel.ts'
import { expect, test } from 'vitest'
import { cutPieces } from '../../cut-pieces.ts'
import { patternSheets, tilesOf } from './pattern-pages.ts'

const hoodie = must(
  products.find(({ product }) => product.name === 'hoodie'),
  'hoodie',
)
const pieces = cutPieces(createDocument(hoodie), hoodie, 'M')
const sheets = patternSheets({ sizeName: 'M', pieces }, 'en')
const paper = [7.5, 10] as const
const overlap = 0.5

test('MF22: all pieces of a size lie on a sheet, upright, at true scale, none on another', () => {
  const laid = sheets.flatMap(sheet => sheet.pieces)
  expect(laid).toHaveLength(pieces.length)
  const sizeOf = (points: Parameters<typeof boundsOf>[0]) => {
    const { left, right, top, bottom } = boundsOf(points)
    return `${(right - left).toFixed(3)} × ${(bottom - top).toFixed(3)}`
  }
  expect(laid.map(({ sew }) => sizeOf(sew!)).toSorted()).toEqual(
    pieces.map(({ outline }) => sizeOf(outline)).toSorted(),
  )
  for (const { widthInches, heightInches, pieces: own } of sheets)
    for (const [i, { bounds }] of own.entries()) {
      expect(Math.min(bounds.left, bounds.top)).toBeGreaterThan(-1e-6)
      expect(bounds.right).toBeLessThan(widthInches + 1e-6)
      expect(bounds.bottom).toBeLessThan(heightInches + 1e-6)
      for (const { bounds: other } of own.slice(i + 1))
        expect(
          bounds.right <= other.left ||
            other.right <= bounds.left ||
            bounds.bottom <= other.top ||
            other.bottom <= bounds.top,
        ).toBe(true)
    }
})

test('MF22: every point of every piece is on a page, and on neighbours what they overlap by', () => {
  for (const sheet of sheets) {
    const tiles = tilesOf(sheet, paper, overlap)
    expect(new Set(tiles.map(({ name }) => name)).size).toBe(tiles.length)
    for (const { cut } of sheet.pieces)
      for (const [x, y] of cut) {
        const on = tiles.filter(
          ({ left, top }) => x >= left && x <= left + paper[0] && y >= top && y <= top + paper[1],
        )
        expect(on.length).toBeGreaterThan(0)
      }
    const [first] = tiles
    const next = tiles.find(({ top, left }) => top === first!.top && left > first!.left)
    expect(next!.left - first!.left).toBe(paper[0] - overlap)
  }
})
