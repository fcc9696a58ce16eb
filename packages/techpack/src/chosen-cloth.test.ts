import { products } from '@teamloom/catalog/products/index.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { createDocument } from '@teamloom/design/new-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { boundsOf, contains, distanceTo } from '@teamloom/shape/panel.ts'
import { distance } from '@teamloom/shape/point.ts'
import { expect, test } from 'vitest'
import { inChosenCloth } from './chosen-cloth.ts'
import { consumptionOf } from './consumption.ts'
import { cutPieces } from './cut-pieces.ts'
import { materialsOf } from './materials.ts'
import { layPiece, writePatternSheet } from './pattern-sheet.ts'
import { sewingRowsOf } from './sewing/sewing-rows.ts'
import { drawSheet } from './sheet.ts'

function boundIn(name: string, style: string) {
  const product = must(
    products.find(each => each.product.name === name),
    name,
  )
  const pattern = must(findPattern(name), name)
  const begun = createDocument(product)
  const document = {
    ...begun,
    parts: begun.parts.map(part =>
      part.name === 'armholes'
        ? {
            ...part,
            elements: part.elements.map(each => ({ ...each, style: { ...each.style, name: style } })),
          }
        : part,
    ),
  }
  const { styles } = drawnDesign(document, product)
  const materials = materialsOf(document, product)
  const cut = inChosenCloth(pattern.cut('M', styles), materials)
  const pieces = cutPieces(document, product, 'M')
  return {
    document,
    product,
    pieces,
    band: must(
      pieces.find(piece => piece.name === 'leftArmhole'),
      'band',
    ),
    units: must(consumptionOf(pattern, cut, styles).get('armholes/armholes/binding'), 'used').map(
      ({ unit }) => unit,
    ),
    rows: sewingRowsOf(pattern, cut, styles).filter(({ on }) =>
      on.some(({ en }) => en.includes('armhole band')),
    ),
  }
}

test.each([
  ['sleevelessJacketMen', 'bias'],
  ['sleevelessJacketWoman', 'bias'],
  // Fleece stretches round an armhole as it is cut.
  ['sleevelessPolar', 'height'],
] as const)('TP56: an armhole of the %s that is bound in its own cloth is no elastic', (name, grain) => {
  const { band, units, rows } = boundIn(name, 'self')
  expect(band.grain).toBe(grain)
  expect(band.note.en.endsWith(', on the bias')).toBe(grain === 'bias')
  expect(units).toEqual(['m2'])
  expect(rows.map(row => row.name)).toContain('selfBindingsOn')
  expect(rows.map(row => row.name).filter(each => ['elasticArmholes', 'ribsOn'].includes(each))).toEqual([])
  const elastic = boundIn(name, 'elastic')
  expect(elastic.band.grain).toBeNull()
  expect(elastic.units).toEqual(['m'])
  expect(elastic.rows.map(row => row.name)).toContain('elasticArmholes')
  // Both are folded double.
  const heights = [band, elastic.band].map(({ outline }) => {
    const { top, bottom } = boundsOf(outline)
    return bottom - top
  })
  expect(heights[0]).toBeCloseTo(heights[1]!, 6)
})

test('TP29: a quilted shell has its lines on its pieces, within them, and the pattern says what they are', () => {
  const { pieces } = boundIn('sleevelessJacketMen', 'self')
  const quilted = pieces.filter(({ quilting }) => quilting.length > 0)
  expect(quilted.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['front', 'back', 'front-part1', 'back-part1', 'collar']),
  )
  for (const { outline, quilting } of quilted)
    for (const curve of quilting) {
      const middle = curve[Math.floor(curve.length / 2)]!
      expect(contains(outline, middle) || distanceTo(outline, middle) < 0.05).toBe(true)
    }
  const lines = quilted.reduce((sum, { quilting }) => sum + quilting.length, 0)
  const sheet = writePatternSheet(pieces, 'x', 'fr')
  expect(sheet.split('stroke-dasharray="0.05 0.1"')).toHaveLength(lines + 1)
  expect(sheet).toContain('Pointillé\u00a0: matelassé')
})

test('TP56: the sheet of a design has its bindings as they are chosen', () => {
  const { document, product } = boundIn('sleevelessJacketMen', 'self')
  const asked = { sizeNames: ['M'], locale: 'en', printWidths: {}, manifest: undefined } as const
  const sheet = must(drawSheet({ ...asked, document, product, keep: (_, make) => make() }), 'sheet')
  const band = sheet.cutting.pieces.find(({ label }) => label.en === 'Left armhole band')
  expect(band?.grain).toBe('bias')
  const used = sheet.consumption.find(({ slot }) => slot === 'armholes/armholes/binding')
  expect(used?.unit).toBe('m2')
  expect(sheet.sewing.rows.map(({ name }) => name)).toContain('selfBindingsOn')
})

test('TP56: the straight grain of what is cut on the bias is drawn at 45° to it, that of tape is not drawn', () => {
  const { band, pieces } = boundIn('sleevelessJacketMen', 'self')
  const { grain } = layPiece(band, 1, 'en')
  const [from, to] = [grain[0]!, grain.at(-1)!]
  expect(distance(from, to)).toBeGreaterThan(0.2)
  expect(to[0] - from[0]).toBeCloseTo(from[1] - to[1], 6)
  const { top, bottom } = boundsOf(band.outline)
  expect(grain.every(([, v]) => v > top && v < bottom)).toBe(true)
  const paths = (svg: string) => svg.split('<path').length
  const taped = { ...band, grain: null }
  expect(paths(writePatternSheet([band], 'x', 'en')) - paths(writePatternSheet([taped], 'x', 'en'))).toBe(1)
  expect(pieces.filter(({ grain: each }) => each === 'bias').map(({ name }) => name)).toEqual([
    'leftArmhole',
    'rightArmhole',
  ])
})
