import type { Styles } from '@teamloom/bakes/manifest.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { cutPiecesOf } from '@teamloom/pattern/raglan-pieces.ts'
import { type Curve, lengthOf, nearestOn, pointAt } from '@teamloom/shape/curve.ts'
import { contains, distanceTo, getEdge, outlineOf } from '@teamloom/shape/panel.ts'
import { between } from '@teamloom/shape/point.ts'
import { expect, test } from 'vitest'
import { cutPieces } from './cut-pieces.ts'
import { notchesOf } from './notches.ts'
import { writePatternSheet } from './pattern-sheet.ts'
import { sewingRowsOf } from './sewing/sewing-rows.ts'
import { eachStyleOf } from './testing/each-style.ts'
import { trimsIn } from './trims-in.ts'

const productNamed = (name: string) =>
  must(
    products.find(({ product }) => product.name === name),
    name,
  )

function notchesIn(name: string, styles: Styles, size?: string) {
  const pattern = must(findPattern(name), name)
  const cut = pattern.cut(size ?? pattern.baseSize, styles)
  const pieces = cutPiecesOf(cut)
  return {
    rows: sewingRowsOf(pattern, cut, styles),
    notches: notchesOf(cut, trimsIn(pattern, cut, styles)).map(notch => {
      const piece = must(
        pieces.find(each => each.name === notch.piece),
        notch.piece,
      )
      const curve = getEdge(piece, notch.edge)
      const along = lengthOf(curve) * nearestOn(curve, notch.at).share
      return { ...notch, outline: outlineOf(piece), curve, along, hand: piece.wrap.kind }
    }),
  }
}

/** Inches from either end. */
const endsOf = ({ along, curve }: { readonly along: number; readonly curve: Curve }) =>
  [along, lengthOf(curve) - along] as const

function faultsOf(name: string, styles: Styles): string[] {
  const { notches } = notchesIn(name, styles)
  const byNumber = Map.groupBy(
    notches.filter(({ number }) => number !== null),
    ({ number }) => number,
  )
  return [
    ...notches.flatMap(({ piece, edge, at, inward, outline, curve }) => {
      // Beside a corner.
      const [u, v] = between(at, pointAt(curve, 1 / 2), 0.02)
      const inside = contains(outline, [u + inward[0] * 0.05, v + inward[1] * 0.05])
      return distanceTo(outline, at) < 0.01 && inside ? [] : [`${piece}.${edge} off its line`]
    }),
    ...[...byNumber].flatMap(([number, met]) => {
      const [a, b] = met
      if (met.length !== 2 || !a || !b || a.piece === b.piece) return [`${number} is not met once`]
      // Bands are stretched or eased: there shares count.
      const isBanded = a.hand === 'band' || b.hand === 'band'
      const [ofA, ofB] = [endsOf(a), endsOf(b)]
      const scale = isBanded ? lengthOf(a.curve) / lengthOf(b.curve) : 1
      const meets = [0, 1].some(end => Math.abs(ofA[end]! - ofB[1 - end]! * scale) < 0.02)
      return meets ? [] : [`${a.piece}.${a.edge} and ${b.piece}.${b.edge} do not meet`]
    }),
  ]
}

test.each(products.map(product => [product.product.name, product] as const))(
  'TP29: notches of a %s lie on its sewing lines, and two of a number are as far from the ends of their seam',
  (name, product) => {
    const faults = new Set(eachStyleOf(product).flatMap(styles => faultsOf(name, styles)))
    expect([...faults]).toEqual([])
  },
)

test('TP29: what operations say meets notches or quarters has these on its pieces', () => {
  const missing = new Set<string>()
  for (const product of products) {
    const { name } = product.product
    for (const styles of eachStyleOf(product)) {
      const { rows, notches } = notchesIn(name, styles)
      const on = (piece: RegExp) => notches.filter(each => piece.test(each.piece))
      for (const row of rows) {
        if (row.name === 'hoodOn' && on(/Hood$/).length < 2) missing.add(`${name} hood`)
        if (row.name === 'collarOn' && on(/^collar$/).length < 3) missing.add(`${name} collar`)
        if (row.name === 'sleeves' && on(/Sleeve$/).length < 4) missing.add(`${name} sleeves`)
        if (row.name === 'ribsOn' && on(/^(hemBand|waistband|leftCuff|leftAnkle|leftArmhole)$/).length < 3)
          missing.add(`${name} ribs`)
      }
    }
  }
  expect([...missing]).toEqual([])
})

test('TP29: a raglan’s sleeves have a notch in the middle of their neck edge that hood or collar meets, and no words tell of a shoulder seam', () => {
  const faults = new Set<string>()
  let raglans = 0
  for (const product of products) {
    const { name } = product.product
    const necks = new Map(
      eachStyleOf(product).map(styles => [
        JSON.stringify(Object.entries(styles).filter(([key]) => /^(hood|collar)\//.test(key))),
        { ...styles, 'sleeves/sleeves': 'raglan' },
      ]),
    )
    for (const styles of necks.values()) {
      const { rows, notches } = notchesIn(name, styles)
      const on = (row: string) => rows.find(each => each.name === row)
      if (!on('raglans')) continue
      raglans += 1
      const neck = on('hoodOn') ?? on('collarOn')
      if (neck && /shoulder/.test(neck.note?.en ?? '')) faults.add(`${name} ${neck.note?.en}`)
      for (const sleeve of neck ? ['leftSleeve', 'rightSleeve'] : []) {
        if (!neck?.on.some(({ en }) => en === (sleeve === 'leftSleeve' ? 'Left sleeve' : 'Right sleeve')))
          faults.add(`${name} ${neck?.name} is not on ${sleeve}`)
        const own = notches.filter(({ piece, edge }) => piece === sleeve && edge.startsWith('neck'))
        const met = notches.filter(
          ({ piece, number }) => /Hood$|^collar$/.test(piece) && own.some(each => each.number === number),
        )
        if (own.length !== 1 || met.length !== 1 || own[0]!.number === null)
          faults.add(`${name} ${sleeve}: ${own.length}, met ${met.length}`)
        if (own.some(({ at: [u] }) => Math.abs(u) > 0.01)) faults.add(`${name} ${sleeve} beside its middle`)
      }
    }
  }
  expect(raglans).toBeGreaterThan(4)
  expect([...faults]).toEqual([])
})

test('TP29: quarters of a hem’s rib meet the sides and the middles of front and back', () => {
  const styles = eachStyleOf(productNamed('hoodie'))[0]!
  const { notches } = notchesIn('hoodie', styles)
  const band = notches.filter(({ piece }) => piece === 'hemBand')
  expect(band.map(({ number }) => number === null).toSorted()).toEqual([false, false, true])
  for (const { number } of band.filter(each => each.number !== null))
    expect(notches.filter(each => each.number === number && Math.abs(each.at[0]) < 0.01)).toHaveLength(1)
})

test('TP29: a sheet has its notches, on both plies of what is folded double', () => {
  const product = productNamed('hoodieZip')
  const pieces = cutPieces(createDocument(product), product, 'M')
  const band = must(
    pieces.find(({ name }) => name === 'hemBand'),
    'hemBand',
  )
  for (const { from, to } of band.notches) {
    expect(distanceTo(band.outline, from)).toBeLessThan(0.01)
    expect(contains(band.outline, to)).toBe(true)
  }
  // Middle of the back and both sides; parted in front.
  expect(band.notches).toHaveLength(6)
  const sheet = writePatternSheet(pieces, 'A', 'fr')
  expect(sheet).toContain('crans; deux d’un même numéro se rencontrent')
})
