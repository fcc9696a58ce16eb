import type { Styles } from '@teamloom/bakes/manifest.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { cutPiecesOf } from '@teamloom/pattern/raglan-pieces.ts'
import type { Trim } from '@teamloom/pattern/trim.ts'
import { lengthOf } from '@teamloom/shape/curve.ts'
import { getEdge } from '@teamloom/shape/panel.ts'
import { expect, test } from 'vitest'
import { consumptionOf } from '../consumption.ts'
import { sewingRowsOf } from '../sewing/sewing-rows.ts'
import { slotOf } from '../slot-of.ts'
import { eachStyleOf } from '../testing/each-style.ts'
import { trimsIn } from '../trims-in.ts'
import { type SheetTrim, trimSheetOf } from './trim-sheet.ts'

const productNamed = (name: string) =>
  must(
    products.find(each => each.product.name === name),
    name,
  )

function trimsOf(name: string, chosen: Styles, sizes?: readonly string[]): SheetTrim[] {
  const pattern = must(findPattern(name), name)
  const styles = { ...eachStyleOf(productNamed(name))[0]!, ...chosen }
  return trimSheetOf(pattern, styles, sizes ?? [pattern.baseSize], size => pattern.cut(size, styles))
}

const kinds = (trims: readonly SheetTrim[]) => trims.map(({ kind }) => kind.en)

/** Words, or the figure of the first size. */
function told(trims: readonly SheetTrim[], kind: string, what: string) {
  const trim = must(
    trims.find(each => each.kind.en === kind),
    kind,
  )
  const figure = must(
    trim.figures.find(each => each.what.en === what),
    `${kind} ${what}`,
  )
  return 'text' in figure ? figure.text.en : figure.sizes[0]!.value
}

test('TP46: a hood’s cord is one, from knot to knot, with how long it is cut in each size', () => {
  const trims = trimsOf('hoodie', {}, ['S', 'XL'])
  expect(kinds(trims).filter(kind => kind === 'Cord')).toHaveLength(1)
  expect(told(trims, 'Cord', 'Ends')).toMatch(/knot/)
  expect(told(trims, 'Cord', 'Diameter')).toBe(0.25)
  const cord = trims.find(({ kind }) => kind.en === 'Cord')!
  const length = cord.figures.find(({ what }) => what.en === 'Length to cut')!
  const [small, large] = 'sizes' in length ? length.sizes.map(({ value }) => value) : []
  expect(large).toBeGreaterThan(small!)
})

test('TP10, TP46: a cord is as long as its way between its eyelets and what hangs out at both, in every size', () => {
  for (const name of ['hoodie', 'hoodieZip', 'hoodieWoman', 'hoodieSnap']) {
    const pattern = must(findPattern(name), name)
    for (const style of ['round', 'flat'])
      for (const size of pattern.sizes) {
        const trims = trimsOf(name, { 'hood/drawstring': style }, [size])
        const cut = pattern.cut(size, {})
        const hood = must(
          cut.pieces.find(piece => piece.name === 'leftHood'),
          'hood',
        )
        const figure = (what: string) => Number(told(trims, 'Cord', what))
        const up = Number(told(trims, 'Eyelet', 'Its middle, up the opening from the throat'))
        const knots = style === 'round' ? 3 : 0
        const way = 2 * (lengthOf(getEdge(hood, 'opening')) - up + figure('Hangs out at each end')) + knots
        expect([name, size, style, Math.abs(figure('Length to cut') - way) <= 1 / 4]).toEqual([
          name,
          size,
          style,
          true,
        ])
      }
  }
})

test('TP46: a neck tape goes from shoulder seam to shoulder seam, on a raglan on along the sleeves, as long as it is cut', () => {
  const tape = (style: string) => {
    const pattern = must(findPattern('tshirt'), 'tshirt')
    const styles = { ...eachStyleOf(productNamed('tshirt'))[0]!, 'sleeves/sleeves': style }
    const note = sewingRowsOf(pattern, pattern.cut('M', styles), styles).find(
      row => row.name === 'neckTape',
    )?.note
    const trims = trimsOf('tshirt', { 'sleeves/sleeves': style }, ['M'])
    return { lies: told(trims, 'Tape', 'Lies'), length: Number(told(trims, 'Tape', 'Length to cut')), note }
  }
  const [setIn, raglan] = [tape('setIn'), tape('raglan')]
  expect(setIn.lies).toBe('along the neck seam')
  expect(setIn.note?.en).toMatch(/^From shoulder seam to shoulder seam/)
  const path = /over the back and 1 1\/8\sin of each sleeve beyond its raglan seam/i
  expect(raglan.lies).toMatch(path)
  expect(raglan.note?.en).toMatch(path)
  expect(raglan.note?.fr).toMatch(/^Sur le dos et 1 1\/8\spo de chaque manche/)
  // Of the back as it is cut, without what of its neck is the sleeves'.
  const pattern = must(findPattern('tshirt'), 'tshirt')
  const back = must(
    cutPiecesOf(pattern.cut('M', { 'sleeves/sleeves': 'raglan' })).find(({ name }) => name === 'back'),
    'back',
  )
  const neck = back.edges.filter(({ name }) => name.startsWith('neck'))
  const own = neck.reduce((sum, { curve }) => sum + lengthOf(curve), 0)
  expect(Math.abs(own + 2 * (1.1 + 3 / 8) - raglan.length)).toBeLessThan(1 / 8)
})

test('TP46: a flat cord’s ends are turned in, and one with tips has them told', () => {
  expect(told(trimsOf('hoodie', { 'hood/drawstring': 'flat' }), 'Cord', 'Ends')).toMatch(/^turned in/)
  const tipped = trimsOf('hoodie', { 'hood/tips': 'metal' })
  expect(told(tipped, 'Cord', 'Ends')).toMatch(/tip/)
  expect(told(tipped, 'Cord tip', 'Kind')).toMatch(/^metal tube/)
  expect(kinds(trimsOf('hoodie', { 'hood/tips': 'plain' }))).not.toContain('Cord tip')
})

test('TP46: an eyelet has its inner and its outer diameter and its finish', () => {
  const trims = trimsOf('hoodie', {})
  expect(told(trims, 'Eyelet', 'Inner diameter')).toBe(0.25)
  expect(told(trims, 'Eyelet', 'Outer diameter')).toBe(0.5625)
  expect(told(trims, 'Eyelet', 'Kind')).toMatch(/^brass with a washer/)
  // Within the casing, whose first row is an inch from the edge.
  expect(told(trims, 'Eyelet', 'Its middle, from the edge of the opening')).toBeCloseTo(0.5, 1)
  const up = (size: string) =>
    told(trimsOf('hoodie', {}, [size]), 'Eyelet', 'Its middle, up the opening from the throat')
  expect([up('S'), up('M'), up('XL')]).toEqual([1.5, 1.5, 1.5])
})

test('TP46: the zip of a front separates, one that ends above the hem does not, that of a pocket is finer', () => {
  const front = trimsOf('hoodieZip', {})
  expect([told(front, 'Zip', 'Size'), told(front, 'Zip', 'Type')]).toEqual([
    '#5',
    'separating, one slider; box and slider on the wearer’s left, pin on the wearer’s right',
  ])
  expect(told(trimsOf('pulloverZip', {}), 'Zip', 'Type')).toMatch(/^closed/)
  const jacket = trimsOf('sleevelessJacketMen', {})
  expect(told(jacket, 'Pocket zip', 'Size')).toBe('#3')
  expect(told(jacket, 'Zip', 'Length')).toBeGreaterThan(20)
  expect(told(front, 'Zip', 'Teeth')).toBe('moulded plastic')
  expect(told(trimsOf('hoodieZip', { 'zip/zip': 'coil' }), 'Zip', 'Teeth')).toMatch(/^coil/)
})

test('TP46: stripes of ribs have their width, and how far they lie from the folded edge', () => {
  const trims = trimsOf('mockneckFullZip', { 'body/tipping': 'double' })
  const hem = trims.filter(({ on }) => on.some(({ en }) => en === 'Hem band'))
  const rows = hem.map(({ figures }) =>
    figures.map(figure => ('sizes' in figure ? figure.sizes[0]!.value : figure.text.en)),
  )
  // A band of 3 in: stripes of 0.33 in, 0.17 in from its middle.
  expect(rows).toEqual([
    [0.3125, 1.6875],
    [0.3125, 1],
  ])
  expect(hem[0]!.figures.at(-1)!.what.en).toBe('From the folded edge to its nearer border')
})

test('TP46: snaps of a placket have the place of the first, and how far they are from one to the next', () => {
  const trims = trimsOf('hoodieSnap', {}).filter(({ kind }) => kind.en === 'Snap')
  const figures = trims[0]!.figures.map(({ what }) => what.en)
  expect(figures.filter(what => what.startsWith('Distance from'))).toHaveLength(1)
  expect(told(trims, 'Snap', 'Across')).toMatch(/centre front/)
  expect(told(trims, 'Snap', 'From one to the next')).toBeGreaterThan(1)
})

test('TP46: a tape over a seam is one of twice the width, and is bought once', () => {
  const styles = { 'hood/hood': 'striped' }
  const tape = trimsOf('hoodie', styles).filter(({ kind }) => kind.en === 'Tape')
  expect(tape.map(({ figures }) => figures.map(f => ('sizes' in f ? f.sizes[0]!.value : f.text.en)))).toEqual(
    [[1.5, 22.75, expect.stringContaining('3/8 in at each end'), 'its middle on the centre seam']],
  )
  const pattern = must(findPattern('hoodie'), 'hoodie')
  const worn = { ...eachStyleOf(productNamed('hoodie'))[0]!, ...styles }
  const used = consumptionOf(pattern, pattern.cut('M', worn), worn).get('hood/hood/stripe')
  // From the forehead to the neck, once, with its ends; as long as it is told.
  expect(used).toEqual([{ unit: 'm', amount: expect.closeTo(22.75 * 0.0254, 2) }])
})

test('TP46: a neck’s tape goes from shoulder to shoulder, and is cut with ends to turn in', () => {
  const trims = trimsOf('tshirt', {}).filter(({ kind }) => kind.en === 'Tape')
  const pattern = must(findPattern('tshirt'), 'tshirt')
  const back = must(
    pattern
      .cut(pattern.baseSize, eachStyleOf(productNamed('tshirt'))[0]!)
      .pieces.find(({ name }) => name === 'back'),
    'back',
  )
  const seam = ['neckLeft', 'neckRight'].reduce((sum, edge) => sum + lengthOf(getEdge(back, edge)), 0)
  expect(told(trims, 'Tape', 'Length to cut')).toBeCloseTo(seam + 2 * (3 / 8), 0)
  expect(told(trims, 'Tape', 'Ends')).toMatch(/turned in/)
})

test('TP46: a sock’s stripes are counted in courses', () => {
  const trims = trimsOf('sportSocks', { 'leg/stripes': 'single' })
  const stripe = trims.find(({ slot }) => slot === 'leg/stripes/stripe')!
  expect(stripe.on.map(({ fr }) => fr)).toEqual(['Bas gauche, jambe', 'Bas droit, jambe'])
  expect(told([stripe], 'Stripe, knitted in', 'Courses')).toBe(28)
  expect(told([stripe], 'Stripe, knitted in', 'From the lower edge of the cuff to its nearer border')).toBe(
    0.5,
  )
})

/** Slots of what is bought or knitted, without cloth that is laid on and thread. */
const slotsOf = (trims: readonly Trim[]) =>
  trims.flatMap(trim => {
    if (trim.kind === 'laid' || trim.kind === 'stitches') return []
    if (trim.kind === 'zipChain') return slotOf(trim.faces.tape) ?? []
    return slotOf(trim.kind === 'zipSlider' ? trim.faces.slider : trim.outside) ?? []
  })

/** Figures that say nothing. */
const emptyIn = (trims: readonly SheetTrim[]) =>
  trims.flatMap(({ kind, figures }) =>
    figures
      .filter(figure =>
        'text' in figure ? figure.text.fr === '' : figure.sizes.some(({ value }) => !(value > 0)),
      )
      .map(({ what }) => `${kind.en}: ${what.en}`),
  )

test.each(products.map(product => [product.product.name, product] as const))(
  'TP46: every trim of a %s in each of its styles has its figures, and none is nothing',
  (name, product) => {
    const pattern = must(findPattern(name), name)
    for (const styles of eachStyleOf(product)) {
      const cut = pattern.cut(pattern.baseSize, styles)
      const trims = trimSheetOf(pattern, styles, [pattern.baseSize], () => cut)
      const told = trims.filter(({ figures }) => figures.length > 0).map(({ slot }) => slot)
      expect(told).toEqual(expect.arrayContaining(slotsOf(trimsIn(pattern, cut, styles))))
      expect(emptyIn(trims)).toEqual([])
    }
  },
)

test.each(products.map(product => [product.product.name, product] as const))(
  'TP56: what is cut in strips for the %s is told how often, and takes what is bought of it',
  (name, product) => {
    const pattern = must(findPattern(name), name)
    const faults: string[] = []
    for (const styles of eachStyleOf(product)) {
      const cut = pattern.cut(pattern.baseSize, styles)
      const used = consumptionOf(pattern, cut, styles)
      const strips = trimSheetOf(pattern, styles, [pattern.baseSize], () => cut).filter(({ figures }) =>
        figures.some(({ what }) => what.en === 'Length to cut'),
      )
      const inches = new Map<string, number>()
      for (const { slot, kind, strips: times, grain, figures } of strips) {
        const length = figures.find(({ what }) => what.en === 'Length to cut')!
        if (!Number.isInteger(times) || times! < 1) faults.push(`${slot} is cut ${times} times`)
        if ((kind.en === 'Strip of cloth') !== (grain !== null)) faults.push(`${slot} grain`)
        const value = 'sizes' in length ? length.sizes[0]!.value : 0
        inches.set(slot, (inches.get(slot) ?? 0) + (times ?? 0) * value)
      }
      for (const [slot, sum] of inches) {
        const bought = used.get(slot)?.find(({ unit }) => unit === 'm')
        if (bought && Math.abs(bought.amount / 0.0254 - sum) > 0.6)
          faults.push(`${slot}: ${bought.amount / 0.0254} bought, ${sum} cut`)
      }
    }
    expect([...new Set(faults)]).toEqual([])
  },
)

test('TP46: the puller of a zip is told with its length, of a cord with what it takes', () => {
  const ofPuller = (puller: string, what: string) =>
    told(trimsOf('hoodieZip', { 'zip/puller': puller }), 'Slider', what)
  expect(ofPuller('tab', 'Length of the puller')).toBe(1)
  expect(ofPuller('tab', 'Width')).toBe(5 / 16)
  expect(ofPuller('cord', 'Diameter')).toBe(1 / 8)
  expect(ofPuller('cord', 'Its cord, before it is knotted')).toBe(4.5)
})
