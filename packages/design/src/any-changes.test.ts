import { findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import { chosenInksOf } from '@teamloom/catalog/decorations/inks.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { fabrics } from '@teamloom/catalog/fabrics/index.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import type { DesignChange } from './actions/index.ts'
import { designStateSchema } from './design-state.ts'
import { type DesignDocument, documentSchema } from './document.ts'
import { drawnDesign } from './drawn-design.ts'
import { locationsOf } from './locations.ts'
import { createDocument } from './new-design.ts'
import { openDocument } from './open-document.ts'
import { presentDesign } from './present-design.ts'
import { backTo, banner, change, crest, id, photo, rivera, sample, stamp } from './testing/sample.ts'

const arts = [crest, photo, stamp, banner, rivera, rivera]
const anyId = fc.integer({ min: 1, max: 5 }).map(id)
const anyColor = fc.constantFrom(
  ...fabrics.flatMap(fabric => fabric.palette.colors.map(color => color.name)),
  'none',
)
const anyInk = fc.constantFrom('PT001', 'PT032', 'PT067', '1022')

const anyHeight = fc.integer({ min: 2, max: 20 }).map(eighths => eighths / 8)
const anyPersonal = fc.record(
  {
    kind: fc.constantFrom('name' as const, 'number' as const, 'line' as const),
    sample: fc.constantFrom('RIVERA', '00'),
    heights: fc.record({ adult: anyHeight, youth: anyHeight }),
    mayBeEmpty: fc.boolean(),
  },
  { requiredKeys: ['kind', 'sample'] },
)

/** Any change that someone could send for a product: often sensible, sometimes not. */
function anyChange(product: Product): fc.Arbitrary<DesignChange> {
  const elements = product.parts.flatMap(part =>
    part.elements.map(element => ({
      partName: part.name,
      elementName: element.name,
      styles: element.styles,
    })),
  )
  const anyType = fc.constantFrom(...product.decorationTypes.map(({ type }) => type), 'engraving')
  const anyPlace = fc.constantFrom(...product.locations.map(location => location.positionName), 'moon')
  const anyAsset = fc.constantFrom(
    ...arts.map(({ assetId, assetVersionId }) => ({ assetId, assetVersionId })),
    { assetId: crest.assetId, assetVersionId: id(77) },
  )
  const onElement = fc.constantFrom(...elements).chain(({ partName, elementName, styles }) => {
    const names = { partName, elementName }
    const layers = [...styles.flatMap(style => style.layers.map(layer => layer.name)), 'lining']
    return fc.oneof(
      fc.record({
        action: fc.constant('setStyle' as const),
        ...constants(names),
        styleName: fc.constantFrom(...styles.map(style => style.name), 'cargo'),
      }),
      fc.record(
        {
          action: fc.constant('setColor' as const),
          ...constants(names),
          layerName: fc.constantFrom(...layers),
          color: anyColor,
          active: fc.boolean(),
        },
        { requiredKeys: ['action', 'partName', 'elementName', 'layerName', 'color'] },
      ),
    )
  })
  const onLayers = fc
    .array(
      fc.constantFrom(...elements).chain(({ partName, elementName, styles }) => {
        const layers = styles.flatMap(style => style.layers.map(layer => layer.name))
        return fc.record({
          ...constants({ partName, elementName }),
          layerName: fc.constantFrom(...layers, 'lining'),
          color: anyColor,
        })
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map(changes => ({ action: 'setColors' as const, changes }))
  const on = <Action extends string>(action: Action) => ({
    action: fc.constant(action),
    decorationId: anyId,
  })
  const add = fc
    .tuple(
      fc.record(
        { ...on('addDecoration'), type: anyType, positionName: anyPlace },
        { requiredKeys: ['action', 'decorationId', 'type'] },
      ),
      fc.option(anyAsset),
    )
    .map(([sent, asset]) => ({ ...sent, ...asset }))
  const onDecoration = fc.oneof(
    fc.record(on('removeDecoration')),
    fc.record(on('reinitializeDecoration')),
    fc.record({ ...on('setDecorationActive'), active: fc.boolean() }),
    fc.record({ ...on('setDecorationPersonal'), personal: fc.option(anyPersonal, { freq: 4 }) }),
    fc.record({ ...on('linkPersonal'), slotId: fc.option(anyId) }),
    fc.record({ ...on('setDecorationLocation'), positionName: anyPlace }),
    fc.record({ ...on('setDecorationSize'), size: fc.constantFrom('w1', 'w2.5', 'w4', 'w9', 'large') }),
    fc.record({ ...on('changeDecorationType'), type: anyType }),
    fc.tuple(fc.record(on('setDecorationAsset')), anyAsset).map(([sent, asset]) => ({ ...sent, ...asset })),
    fc.record({
      ...on('updatePrintColor'),
      indexOfColor: fc.nat(4),
      color: anyInk,
      transparent: fc.boolean(),
    }),
  )
  return fc.oneof(onElement, onLayers, { arbitrary: add, weight: 2 }, { arbitrary: onDecoration, weight: 3 })
}

function constants<Names extends Record<string, string>>(names: Names) {
  return Object.fromEntries(Object.entries(names).map(([key, name]) => [key, fc.constant(name)])) as {
    [Key in keyof Names]: fc.Arbitrary<string>
  }
}

/** Everything inside it is frozen, so that a change of it would throw. */
function frozen<Value>(value: Value): Value {
  if (value !== null && typeof value === 'object') {
    for (const part of Object.values(value)) frozen(part)
    Object.freeze(value)
  }
  return value
}

/** A design and its way there: each change that was taken, with the design before it. */
function live(product: Product, changes: readonly DesignChange[]) {
  let document = frozen(createDocument(product))
  const taken: { before: DesignDocument; sent: DesignChange; after: DesignDocument }[] = []
  for (const [index, sent] of changes.entries()) {
    const result = change(document, sent, { context: { product }, next: index + 2 })
    if (!result.ok) continue
    taken.push({ before: document, sent, after: result.value })
    document = frozen(result.value)
  }
  return { document, taken }
}

describe.each([sample, ...products])('whatever is done to a $product.name', product => {
  const changes = fc.array(anyChange(product), { maxLength: 40, size: 'max' })

  test('it stays whole: stored, built, drawn and shown (DS1, DS5)', () => {
    fc.assert(
      fc.property(changes, sent => {
        const { document } = live(product, sent)
        expect(openDocument(JSON.parse(JSON.stringify(document)), product)).toStrictEqual(document)
        expect(drawnDesign(document, product).product).toBe(product.product.name)
        const facts = { designId: id(1), revision: 2, timestamp: '2026-11-21T12:00:00.000Z', images: [] }
        const state = presentDesign(document, product, facts)
        expect(designStateSchema.parse(state)).toEqual(state)
      }),
      { numRuns: 60 },
    )
  })

  test('two decorations never share a place, nor an id (DS17)', () => {
    fc.assert(
      fc.property(changes, sent => {
        const { decorations } = live(product, sent).document
        expect(new Set(decorations.map(decoration => decoration.id)).size).toBe(decorations.length)
        expect(new Set(decorations.map(decoration => decoration.positionName)).size).toBe(decorations.length)
      }),
      { numRuns: 60 },
    )
  })

  test('artwork has a type that prints, a size, and an ink for each of its colours (DS19, DS22, DS26)', () => {
    fc.assert(
      fc.property(changes, sent => {
        for (const { artwork, type, sizeId, colors } of live(product, sent).document.decorations) {
          const definition = findDecorationType(type)
          expect(sizeId === null).toBe(artwork === null)
          expect(artwork !== null && definition?.selectable === false).toBe(false)
          const most = (definition && chosenInksOf(definition.inks)?.most) ?? 0
          expect(colors).toHaveLength(artwork ? Math.min(artwork.colors.length, most) : 0)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('each change can be taken back, to the same design to the letter (DS9)', () => {
    const exact = (document: DesignDocument) =>
      JSON.stringify(z.omit(documentSchema, { touched: true }).parse(document))
    // Nothing can be put back at a place that its design has lost.
    const hasAllPlaces = (document: DesignDocument) =>
      document.decorations.every(decoration =>
        locationsOf(document, product, decoration).some(place => place.inUse),
      )
    fc.assert(
      fc.property(changes, sent => {
        const undoable = live(product, sent).taken.filter(({ before }) => hasAllPlaces(before))
        for (const { before, after } of undoable) {
          const restored = change(after, backTo(before, after), { context: { product } })
          expect(restored.ok && exact(restored.value)).toBe(exact(before))
        }
      }),
      { numRuns: 60 },
    )
  })
})
