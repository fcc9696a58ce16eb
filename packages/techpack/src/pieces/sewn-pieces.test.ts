import type { Styles } from '@teamloom/bakes/manifest.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { cutPiecesOf } from '@teamloom/pattern/raglan-pieces.ts'
import { areaOf } from '@teamloom/shape/contour.ts'
import { lengthOf } from '@teamloom/shape/curve.ts'
import { boundsOf, contains, distanceTo, outlineOf } from '@teamloom/shape/panel.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPlacket } from '../bands.ts'
import { piecesOfCut } from '../cut-pieces.ts'
import { sewingRowsOf } from '../sewing/sewing-rows.ts'
import { slotOf } from '../slot-of.ts'
import { suppliesOf } from '../supplies.ts'
import { eachStyleOf } from '../testing/each-style.ts'
import { trimsIn } from '../trims-in.ts'
import { partsOfPiece } from './parts-of-piece.ts'
import { pocketOpenings } from './pocket-openings.ts'
import { sewnPiecesOf } from './sewn-pieces.ts'

const all = products.map(product => [product.product.name, product] as const)

const productNamed = (name: string): Product =>
  must(
    products.find(({ product }) => product.name === name),
    name,
  )

function cutOf(product: Product, styles: Styles, size?: string) {
  const pattern = must(findPattern(product.product.name), product.product.name)
  const cut = pattern.cut(size ?? pattern.baseSize, styles)
  const trims = trimsIn(pattern, cut, styles)
  return {
    pattern,
    cut,
    trims,
    sewn: sewnPiecesOf(cut, trims),
    pieces: piecesOfCut(cut, trims, product, new Set()),
  }
}

/** Each style of each element, in the smallest and the largest size. */
function cutsOf(product: Product) {
  const { sizes } = must(findPattern(product.product.name), product.product.name)
  return eachStyleOf(product).flatMap(styles =>
    [...new Set([sizes[0]!, sizes.at(-1)!])].map(size => ({ styles, size, ...cutOf(product, styles, size) })),
  )
}

describe.each(all)('TP29: a %s', (name, product) => {
  let cuts: ReturnType<typeof cutsOf>
  beforeAll(() => {
    cuts = cutsOf(product)
  })
  afterAll(() => {
    cuts = []
  })

  test('has every piece that an operation names, in each of its styles', () => {
    const missing = new Set<string>()
    for (const { styles, pattern, cut, pieces, trims } of cuts) {
      const there = new Set(pieces.map(({ label }) => label.en))
      // What is bought is no piece.
      const bought = trims.flatMap(trim =>
        trim.kind === 'laid' && !slotOf(trim.outside) ? ['Neck label'] : [],
      )
      for (const row of sewingRowsOf(pattern, cut, styles))
        for (const { en } of row.on)
          if (!there.has(en) && !bought.includes(en)) missing.add(`${row.name}: ${en}`)
    }
    expect([name, ...missing]).toEqual([name])
  })

  test('has two plies of a bag for each pocket that is cut into it, which lie on its piece with their opening', () => {
    const faults = new Set<string>()
    for (const { cut, trims, sewn, size } of cuts)
      for (const opening of pocketOpenings(trims)) {
        const bags = sewn.filter(each => each.name.startsWith(`${opening.name}-bag`))
        const plies = bags.reduce((sum, { times }) => sum + times, 0)
        if (plies !== 2) faults.add(`${opening.name} has ${plies} plies`)
        const piece = outlineOf(
          must(
            cut.pieces.find(each => each.name === opening.on),
            opening.on,
          ),
        )
        for (const { outline, met, name: bag } of bags) {
          if (outline.some(at => !contains(piece, at) && distanceTo(piece, at) > 0.01))
            faults.add(`${bag} is beyond its piece in ${size}`)
          if (met.length !== 2 || met.some(at => distanceTo(outline, at) > 0.01))
            faults.add(`${bag} has no opening`)
          const { left, right, top, bottom } = boundsOf(outline)
          if (right - left < 3 || bottom - top < 4.5) faults.add(`${bag} is too small in ${size}`)
        }
      }
    expect([name, ...faults]).toEqual([name])
  })

  test('has its lips, plackets over and under, both plies of a flap and what lies behind each eyelet', () => {
    const faults = new Set<string>()
    for (const { trims, sewn } of cuts) {
      const timesOf = (is: (each: (typeof sewn)[number]) => boolean) =>
        sewn.filter(is).reduce((sum, { times }) => sum + times, 0)
      const laid = trims.filter(trim => trim.kind === 'laid').map(trim => trim.panel.name)
      const counts = {
        lips: [
          timesOf(each => each.label.en === 'Pocket lip'),
          laid.filter(each => /-lip-/.test(each)).length,
        ],
        plackets: [timesOf(each => isPlacket(each.name)), 2 * laid.filter(isPlacket).length],
        flaps: [timesOf(each => each.name === 'flap'), 2 * laid.filter(each => each === 'flap').length],
        backings: [
          timesOf(each => each.label.en.startsWith('Eyelet')),
          trims.filter(({ kind }) => kind === 'eyelet').length,
        ],
      }
      for (const [what, [there, wanted]] of Object.entries(counts))
        if (there !== wanted) faults.add(`${what}: ${there} of ${wanted}`)
    }
    expect([name, ...faults]).toEqual([name])
  })

  test('has what is pieced into it cut by itself, and what is left of the piece is the rest', () => {
    const faults = new Set<string>()
    for (const { cut } of cuts)
      for (const piece of cutPiecesOf(cut)) {
        const parts = partsOfPiece(piece)
        const whole = areaOf(outlineOf(piece))
        const sum = parts.reduce((area, { outline }) => area + areaOf(outline), 0)
        if (parts.length !== 1 + (piece.fields?.length ?? 0))
          faults.add(`${piece.name}: ${parts.length} parts`)
        // A seam is drawn in steps.
        if (Math.abs(sum - whole) > 0.002 * whole) faults.add(`${piece.name}: ${sum} of ${whole}`)
      }
    expect([name, ...faults]).toEqual([name])
  })
})

test('TP29: a placket is cut at twice its width and folded along its free edge', () => {
  const { pieces } = cutOf(productNamed('hoodieSnap'), eachStyleOf(productNamed('hoodieSnap'))[0]!)
  const placket = must(
    pieces.find(({ name }) => isPlacket(name)),
    'placket',
  )
  const { left, right } = boundsOf(placket.outline)
  expect(right - left).toBeCloseTo(2.8)
  expect(placket.lines.map(({ label }) => label.en)).toEqual(['Fold'])
  expect(placket.note.en).toMatch(/, cut 2$/)
})

test('TP10: the wadding of a padded jacket is cut with its pieces, and bought', () => {
  const product = productNamed('sleevelessJacketMen')
  for (const styles of eachStyleOf(product)) {
    const { pattern, cut, pieces } = cutOf(product, styles)
    expect(pieces.filter(({ note }) => note.fr.includes('Ouate, couper 1')).map(({ name }) => name)).toEqual(
      expect.arrayContaining(cut.quilting?.length ? ['front', 'back', 'collar'] : ['front', 'back']),
    )
    const wadding = suppliesOf(pattern, cut, styles).find(each => each.name === 'wadding')
    expect(wadding).toMatchObject({ unit: 'm2' })
    expect(wadding!.amount).toBeGreaterThan(0.5)
    // An inch more all round each of its parts before it is quilted.
    const bare = cut.pieces
      .filter(({ name }) => cut.quilting?.some(({ on }) => on === name))
      .flatMap(partsOfPiece)
      .reduce((sum, { outline }) => sum + areaOf(outline) + lengthOf([...outline, outline[0]!]), 0)
    expect(wadding!.amount).toBeGreaterThan((bare * 0.0254 ** 2) / 0.85)
  }
  const hoodie = productNamed('hoodie')
  const styles = eachStyleOf(hoodie)[0]!
  const plain = cutOf(hoodie, styles)
  expect(suppliesOf(plain.pattern, plain.cut, styles).some(({ name }) => name === 'wadding')).toBe(false)
})
