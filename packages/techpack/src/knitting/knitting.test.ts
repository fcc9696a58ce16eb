import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { expect, test } from 'vitest'
import type { ContentItem } from '../content.ts'
import { isKnitted } from '../notches.ts'
import { needlesRound } from '../settings/needles-round.ts'
import { drawSheet } from '../sheet.ts'
import { eachStyleOf } from '../testing/each-style.ts'
import { designsWithEveryPlace } from '../testing/every-place.ts'
import { knitCloths } from './knit-cloths.ts'
import { knitData } from './knit-data.ts'
import { knittingOf } from './knitting.ts'

function itemOf(product: (typeof products)[number]) {
  const document = must(designsWithEveryPlace(product)[0], 'design')
  const sizeNames = product.sizes.map(({ name }) => name)
  const sheet = drawSheet({
    document,
    product,
    sizeNames,
    locale: 'fr',
    printWidths: {},
    manifest: undefined,
    keep: (_, make) => make(),
  })
  const item = {
    family: product.family.name,
    product: product.product.name,
    document,
    sizeNames,
    quantities: sizeNames.map(sizeName => ({ sizeName, ORDER: 10, OVER: 0, QC: 0, MARKETING: 0 })),
  } as unknown as ContentItem
  return { item, sheet: must(sheet, 'sheet') }
}

const isKnit = (product: (typeof products)[number]) => {
  const { name } = product.product
  const pattern = must(findPattern(name), name)
  return pattern.cut(pattern.baseSize, eachStyleOf(product)[0]!).pieces.some(isKnitted)
}

const named = products.map(product => [product.product.name, product] as const)
const knitted = named.filter(([, product]) => isKnit(product))

test.each(knitted)(
  'TP57: each knitted piece of the %s has its stitches, and each of its colours its grams, in every size',
  (_, product) => {
    const { item, sheet } = itemOf(product)
    const knitting = must(knittingOf(item, sheet), 'knitting')
    const knitPieces = sheet.cutting.pieces.filter(({ knitOf }) => knitOf !== null)
    expect(knitPieces.length).toBeGreaterThan(0)
    expect(knitting.pieces.map(({ number }) => number)).toEqual(knitPieces.map(({ number }) => number))
    for (const piece of knitting.pieces) {
      expect(piece.sizes).toHaveLength(item.sizeNames.length)
      expect(piece.sizes.filter(({ needles, courses }) => !(needles > 0 && courses > 0))).toEqual([])
    }
    const inOne = (size: string) =>
      knitting.yarns.reduce(
        (sum, { sizes }) => sum + (sizes.find(({ sizeName }) => sizeName === size)?.grams ?? 0),
        0,
      )
    // A hat weighs 40 to 200 g, a pair of socks as much.
    for (const size of item.sizeNames) {
      expect([size, inOne(size) > 25]).toEqual([size, true])
      expect([size, inOne(size) < 250]).toEqual([size, true])
    }
    for (const { sizes, allGrams } of knitting.yarns)
      expect(allGrams * 0.85).toBeCloseTo(
        sizes.reduce((sum, { grams }) => sum + 10 * grams, 0),
        6,
      )
    const told = must(
      knitData(knitting, item.sizeNames, name => name, 'fr'),
      'told',
    )
    const cells = [...told.cloths, ...told.pieces, ...told.yarns].flat()
    expect(cells.filter(cell => /undefined|NaN/.test(cell))).toEqual([])
  },
)

test('TP57: what is cut and sewn tells nothing of knitting', () => {
  const [, product] = must(
    named.find(([name]) => name === 'mask'),
    'mask',
  )
  const { item, sheet } = itemOf(product)
  expect(knittingOf(item, sheet)).toBeNull()
})

test('TP57: every cloth of what is knitted has its gauge, and a sock’s leg the needles that its settings say', () => {
  const cloths = knitted.flatMap(([name]) => {
    const pattern = must(findPattern(name), name)
    return pattern
      .cut(pattern.baseSize, {})
      .pieces.filter(isKnitted)
      .map(({ fabric }) => fabric)
  })
  expect([...new Set(cloths)].filter(fabric => !knitCloths[fabric])).toEqual([])
  const product = must(
    products.find(each => each.product.name === 'sportSocks'),
    'socks',
  )
  const { item, sheet } = itemOf(product)
  const leg = must(
    knittingOf(item, sheet)?.pieces.find(({ label }) => label.en === 'Left sock, leg'),
    'leg',
  )
  expect(leg.sizes.map(({ needles }) => String(needles))).toEqual(
    [...needlesRound(product).en.matchAll(/ (\d+)(?:,|$)/g)].map(found => found[1]),
  )
})
