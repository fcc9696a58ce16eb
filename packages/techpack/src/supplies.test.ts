import { products } from '@teamloom/catalog/products/index.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Cut } from '@teamloom/pattern/pattern.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { lengthOf } from '@teamloom/shape/curve.ts'
import { findEdge } from '@teamloom/shape/seam.ts'
import { expect, test } from 'vitest'
import { consumptionOf } from './consumption.ts'
import { suppliesOf } from './supplies.ts'

function open(name: string) {
  const product = must(
    products.find(each => each.product.name === name),
    name,
  )
  const pattern = must(findPattern(name), name)
  const { styles } = drawnDesign(createDocument(product), product)
  const seams = (cut: Cut) =>
    must(
      suppliesOf(pattern, cut, styles).find(each => each.name === 'seams'),
      'seams',
    )
  return { pattern, styles, cut: pattern.cut(pattern.baseSize, styles), seams }
}

test('TP25: the seam of a hood that is opened takes a lockstitch in shell and lining, not an overlock', () => {
  const { cut, seams } = open('hoodie')
  const without = { ...cut, seams: cut.seams.filter(({ a }) => a !== 'leftHood.centre') }
  const inches = lengthOf(findEdge(cut.pieces, 'leftHood.centre'))
  expect(seams(cut).amount - seams(without).amount).toBeCloseTo(2 * 3 * inches * 0.0254, 2)
  expect(seams(cut).style.en).toBe('Overlock, four threads; lockstitch where allowances are opened')
  expect(seams(without).style.en).toBe('Overlock, four threads')
})

test('TP25: a seam in five threads takes more than one in four', () => {
  const { cut, seams } = open('sleevelessJacketMen')
  const shoulder = lengthOf(findEdge(cut.pieces, 'front.shoulderLeft'))
  const without = { ...cut, seams: cut.seams.filter(({ a, b }) => ![a, b].includes('front.shoulderLeft')) }
  expect(seams(cut).amount - seams(without).amount).toBeCloseTo(22 * shoulder * 0.0254, 2)
})

test('TP10: a label that is woven in two colours is taken by the piece, under its ground', () => {
  const { pattern, styles } = open('beanie')
  const worn = { ...styles, 'label/label': 'patch' }
  const taken = consumptionOf(pattern, pattern.cut(pattern.baseSize, worn), worn)
  expect(taken.get('label/label/label')).toEqual([{ unit: 'pieces', amount: 1 }])
  expect(taken.has('label/label/border')).toBe(false)
})
