import { products } from '@teamloom/catalog/products/index.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { boundsOf } from '@teamloom/shape/panel.ts'
import { expect, test } from 'vitest'
import { type CutPiece, cutPieces } from './cut-pieces.ts'
import { madeDecorations } from './decorations.ts'
import { laidPrint, measuredSpreads, placementsOf } from './item-placements.ts'
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

/** Across a band that is drawn from outside, with whether it begins and ends in front: there no notch meets the front's. */
function seamsOfBand(band: CutPiece, drawn: readonly CutPiece[]) {
  const { left, right } = boundsOf(band.outline)
  const shared = (name: string) => {
    const other = drawn.find(piece => piece.name === name)?.notches.map(({ number }) => number)
    return band.notches.flatMap(({ from, number }) =>
      number !== null && other?.includes(number) ? [from[0]] : [],
    )
  }
  const front = shared('front')
  const sides = [
    ...new Set(band.notches.flatMap(({ from, number }) => (number === null ? [from[0].toFixed(6)] : []))),
  ]
    .map(Number)
    .toSorted((a, b) => a - b)
  return {
    // From its front a band runs to the wearer's left; a ring ends at the right side seam.
    leftSideSeam: sides[0],
    rightSideSeam: sides[1],
    sleeve: [...shared('leftSleeve'), ...shared('rightSleeve')],
    front: front.length > 0 ? front : [left, right],
  }
}

const bandPlaces = products.flatMap(product => {
  const pattern = findPattern(product.product.name)!
  return designsWithEveryPlace(product).flatMap(document => {
    const { styles } = drawnDesign(document, product)
    const cut = pattern.cut(pattern.baseSize, styles)
    return madeDecorations(document, product).flatMap((made, i) => {
      const band = cut.pieces.find(({ name, wrap }) => wrap.kind === 'band' && name === made.location?.panel)
      if (!band || made.coversPiece || !made.size) return []
      return [{ product, document, made, number: i + 1, band: band.name, cut }]
    })
  })
})

test('TP61: on every band a decoration’s outline is as far from the notch of the seam as its place is told, on that side', () => {
  expect(new Set(bandPlaces.map(({ product }) => product.product.name)).size).toBeGreaterThan(7)
  const faults = bandPlaces.flatMap(({ product, document, made, number, band: name, cut }) => {
    const base = findPattern(product.product.name)!.baseSize
    const { across } = must(placementsOf(made, {}, [base], () => cut, cut)[0]?.sizes[0], 'placement')
    const drawn = cutPieces(document, product, base)
    const band = must(
      drawn.find(piece => piece.name === name),
      name,
    )
    const { curve } = must(
      band.prints.find(({ label }) => label.en.startsWith(`${number}. `)),
      'outline',
    )
    const { left, right } = boundsOf(curve)
    const middle = (left + right) / 2
    const seams = seamsOfBand(band, drawn)
    const fault = (expected: number | undefined) =>
      expected !== undefined && Math.abs(middle - expected) <= 1 / 16
        ? []
        : [`${product.product.name} ${made.decoration.id}: ${middle}, told ${expected}`]
    if (across.from === 'sleeveMiddle') {
      return across.inches === 0 && seams.sleeve.some(at => fault(at).length === 0) ? [] : fault(undefined)
    }
    const seam = across.from === 'leftSideSeam' ? seams.leftSideSeam : seams.rightSideSeam
    if (!across.from.endsWith('SideSeam') || seam === undefined) return fault(undefined)
    const nearest = seams.front.toSorted((a, b) => Math.abs(a - seam) - Math.abs(b - seam))[0]!
    const frontwards = Math.sign(nearest - seam) * (across.towards === 'front' ? 1 : -1)
    return fault(seam + frontwards * across.inches)
  })
  expect(faults).toEqual([])
})
