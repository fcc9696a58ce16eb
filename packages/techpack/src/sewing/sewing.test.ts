import type { Styles } from '@teamloom/bakes/manifest.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { fractionText } from '@teamloom/kit/length.ts'
import { drawFlat } from '@teamloom/pattern/flat/draw-flat.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { expect, test } from 'vitest'
import { eachStyleOf } from '../testing/each-style.ts'
import { sewingDetailsOf } from './sewing-details.ts'
import { sewingRowsOf } from './sewing-rows.ts'
import { sewingSteps } from './sewing-steps.ts'
import { type SewnPlace, sewnPlacesOf } from './sewn-places.ts'
import { isFold } from './steps/bands.ts'

const wordsOf = (place: SewnPlace): string => {
  switch (place.kind) {
    case 'seam':
      return `seam ${place.pieces.map(({ name }, i) => `${name}.${place.edges[i]}`).join(' ')}`
    case 'edge':
      return `edge ${place.piece.name}.${place.edge} ${place.piece.hand} ${place.piece.wrap.kind} ${place.insets.join()}`
    case 'field':
      return `field ${place.piece.name} ${place.face.part}/${place.face.element}`
    case 'opening':
    case 'laid':
      return `${place.kind} ${place.trim.name}`
    case 'bandEnds':
    case 'lining':
    case 'quilting':
      return `${place.kind} ${place.piece.name}`
    case 'sizeLabel':
      return place.kind
    default:
      return `${place.trim.kind} ${place.trim.name} ${'fabric' in place.trim ? place.trim.fabric : ''}`
  }
}

test.each(products.map(product => [product.product.name, product] as const))(
  'TP37: every seam, edge and thing put on a %s is an operation, in each of its styles, and one only',
  (name, product) => {
    const pattern = must(findPattern(name), name)
    const wrong = new Set<string>()
    for (const styles of eachStyleOf(product)) {
      for (const place of sewnPlacesOf(pattern, pattern.cut(pattern.baseSize, styles), styles)) {
        if (isFold(place)) continue
        const taken = sewingSteps.filter(step => step.takes(place)).map(step => step.name)
        if (taken.length !== 1) wrong.add(`${wordsOf(place)}: ${taken.join(', ') || 'none'}`)
      }
    }
    expect([...wrong]).toEqual([])
  },
)

test('TP37: each run of a machine has its stitch, stitches to the inch, thread and needle, in both languages', () => {
  for (const product of products) {
    const pattern = must(findPattern(product.product.name), product.product.name)
    for (const styles of eachStyleOf(product)) {
      const rows = sewingRowsOf(pattern, pattern.cut(pattern.baseSize, styles), styles)
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1))
      const passes = rows.flatMap(row => row.passes)
      // As many as the table has columns.
      expect(Math.max(...passes.map(({ insets }) => insets.length))).toBeLessThanOrEqual(4)
      const unwhole = passes.filter(
        ({ stitch, perInch, thread, needle, machine }) =>
          !machine.fr ||
          (stitch !== null && (thread === null || (stitch !== '101' && needle === null))) ||
          (stitch !== null && !['101', '304'].includes(stitch) && perInch === null),
      )
      expect(unwhole).toEqual([])
      // What is sewn has a seam; hems and seams have cloth beyond their line.
      for (const { seam, passes: own, what, on, name } of rows) {
        expect([name, seam === null]).toEqual([
          name,
          own.every(({ stitch }) => [null, '304'].includes(stitch)),
        ])
        expect(what.fr).not.toBe(what.en)
        expect([name, on.length > 0 || name === 'sizeLabel']).toEqual([name, true])
      }
    }
  }
})

const detailsOf = (name: string, chosen: Styles = {}) => {
  const product = must(
    products.find(each => each.product.name === name),
    name,
  )
  const pattern = must(findPattern(name), name)
  const styles = { ...eachStyleOf(product)[0], ...chosen }
  const rows = sewingRowsOf(pattern, pattern.cut(pattern.baseSize, styles), styles)
  return { rows, details: sewingDetailsOf(drawFlat(pattern, pattern.baseSize, styles, 'front'), rows) }
}

test('TP37: hood, zip, placket, pocket, rib, neck, crown and toe are drawn, with numbers of their operations', () => {
  const names = (name: string) => detailsOf(name).details.map(detail => detail.name)
  expect(names('hoodieZip')).toEqual(['hood', 'zip', 'pocket', 'rib'])
  expect(names('hoodieSnap')).toEqual(expect.arrayContaining(['hood', 'placket', 'pocket', 'rib']))
  expect([names('tshirt'), names('beanie'), names('sportSocks'), names('mask')]).toEqual([
    ['neck'],
    ['crown'],
    ['toe'],
    ['mask'],
  ])
  for (const { product } of products) {
    const { rows, details } = detailsOf(product.name)
    expect([product.name, details.length > 0]).toEqual([product.name, true])
    for (const { svg } of details)
      for (const [, number] of svg.matchAll(/<text[^>]*>(\d+)<\/text>/g))
        expect(rows.map(row => String(row.number))).toContain(number)
  }
})

test('TP37: the opening of a hood without a cord tells neither casing nor eyelets', () => {
  const note = (chosen: Styles) =>
    detailsOf('hoodie', chosen).rows.find(({ name }) => name === 'hoodOpening')?.note
  expect(note({})?.en).toMatch(/casing of the cord\. Eyelets are set/)
  expect(note({})?.fr).toMatch(/coulisse du cordon\. Les œillets/)
  expect(note({ 'hood/eyelets': 'none' })?.en).toMatch(/casing of the cord\.$/)
  expect(note({ 'hood/drawstring': 'none', 'hood/eyelets': 'none' })?.en).toBe(
    'Both are cut to the same edge.',
  )
})

test('TP37: what is stitched down on both sides of its seam has its allowances opened, and is not turned to one side', () => {
  const bothSides = new Set<string>()
  for (const { product } of products)
    for (const { name, seam, note, passes } of detailsOf(product.name).rows) {
      if (!/on (both|each) sides? of the(?: shell’s)? seam/.test(note?.en ?? '')) continue
      bothSides.add(name)
      expect([product.name, name, seam, note?.en, note?.fr]).toEqual([
        product.name,
        name,
        'SSa',
        expect.stringContaining('opened flat'),
        expect.stringContaining('ouvertes'),
      ])
      // An overlock would hold both together.
      expect(passes.map(({ stitch }) => stitch)).toEqual(['301', '301'])
    }
  expect([...bothSides]).toEqual(['hoodHalves'])
})

test('TP37: a raglan has no shoulders, a raw hem none, a hem in two rows is covered and as deep as they lie', () => {
  const named = (name: string, chosen: Styles) => detailsOf(name, chosen).rows.map(row => row.name)
  const raglan = named('hoodie', { 'sleeves/sleeves': 'raglan' })
  expect([raglan.includes('raglans'), raglan.includes('shoulders')]).toEqual([true, false])
  const joined = detailsOf('hoodie', { 'sleeves/sleeves': 'raglan' }).rows.find(
    ({ name }) => name === 'raglans',
  )
  expect(joined?.on.map(({ en }) => en)).toEqual(['Front', 'Left sleeve', 'Right sleeve', 'Back'])
  const hem = must(
    detailsOf('tshirt').rows.find(({ name }) => name === 'hems'),
    'hems',
  )
  expect(hem).toMatchObject({ seam: 'EFa', allowance: 1.125, passes: [{ stitch: '406', perInch: 12 }] })
  expect(hem.allowance).toBeGreaterThan(Math.max(...hem.passes[0]!.insets))
  expect(hem.passes[0]!.insets.map(fractionText)).toEqual(['3/4', '1'])
  // Two needles are a quarter apart, whatever the cloth's drawing has.
  const twins = products
    .flatMap(({ product }) => detailsOf(product.name).rows.flatMap(({ passes }) => passes))
    .filter(({ stitch, insets }) => stitch === '406' && insets.length === 2)
  expect(twins.length).toBeGreaterThan(0)
  expect(twins.filter(({ insets }) => fractionText(insets[1]! - insets[0]!) !== '1/4')).toEqual([])
  expect([0.06, 0.3, 0.78, 1.02, 1.2].map(fractionText)).toEqual(['1/16', '5/16', '3/4', '1', '1 3/16'])
})

test('TP37: a band that a zip or full placket parts is no ring, in any style, and its ends are finished', () => {
  const ringed = new Set<string>()
  for (const product of products) {
    const pattern = must(findPattern(product.product.name), product.product.name)
    for (const styles of eachStyleOf(product)) {
      const rows = sewingRowsOf(pattern, pattern.cut(pattern.baseSize, styles), styles)
      const on = (name: string) => rows.find(row => row.name === name)?.on.map(({ en }) => en) ?? []
      const parted = [...on('zips'), ...on('plackets')].map(en =>
        en.replace('Placket, hem band', 'Hem band').replace('Placket, collar', 'Collar'),
      )
      for (const band of parted.filter(en => ['Hem band', 'Collar'].includes(en))) {
        if (on('rings').includes(band)) ringed.add(`${product.product.name} ${band}`)
        expect(on('openBands')).toContain(band)
      }
    }
  }
  expect([...ringed]).toEqual([])
  const zipped = detailsOf('hoodieZip').rows.map(({ name, on }) => [name, on.map(({ en }) => en)] as const)
  expect(Object.fromEntries(zipped)).toMatchObject({
    rings: ['Left cuff', 'Right cuff'],
    openBands: ['Hem band'],
  })
  expect(detailsOf('hoodie').rows.some(({ name }) => name === 'openBands')).toBe(false)
})

test('TP37: a heel is turned as it is knitted, and the toe alone is linked', () => {
  for (const name of ['sportSocks', 'casualSocks']) {
    const { rows } = detailsOf(name)
    const row = (step: string) =>
      must(
        rows.find(each => each.name === step),
        step,
      )
    expect([row('knitHeel').seam, row('knitHeel').passes.map(({ stitch }) => stitch)]).toEqual([null, [null]])
    expect(row('linkedParts').what.en).toBe('Link the toe')
    expect(row('linkedParts').on.filter(({ en }) => /heel/i.test(en))).toEqual([])
  }
})
