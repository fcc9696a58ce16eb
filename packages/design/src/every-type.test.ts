import { chosenInksOf } from '@teamloom/catalog/decorations/inks.ts'
import { takesPlace } from '@teamloom/catalog/decorations/takes-place.ts'
import type { LocationDefinition, Product } from '@teamloom/catalog/definition.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { describe, expect, test } from 'vitest'
import type { DesignChange } from './actions/index.ts'
import { checksOf, productionRowsOf } from './checks.ts'
import { clothAt } from './cloth-at.ts'
import { countCredits } from './credits.ts'
import { designStateSchema } from './design-state.ts'
import type { DesignDocument } from './document.ts'
import { drawnDesign } from './drawn-design.ts'
import { createDocument } from './new-design.ts'
import { openDocument } from './open-document.ts'
import { presentDesign } from './present-design.ts'
import { backTo, change, crest, id } from './testing/sample.ts'

function isNeeded({ needs }: LocationDefinition, part: string, element: string): boolean {
  return needs.some(need => need.partName === part && need.elementName === element)
}

/** A light garment of polyester where it comes so, in the styles that the place needs. */
function dressedFor(product: Product, location: LocationDefinition): DesignDocument {
  const needed = location.needs.map(({ partName, elementName, styleNames }) => ({
    action: 'setStyle' as const,
    partName,
    elementName,
    styleName: must(styleNames[0], 'style'),
  }))
  const cloth = product.parts.flatMap(part =>
    part.elements.flatMap(({ name: elementName, styles }) =>
      styles
        .filter(
          ({ instead, layers: [first] }) =>
            instead ||
            (!isNeeded(location, part.name, elementName) &&
              location.cloth.some(of => of.partName === part.name && of.elementName === elementName) &&
              first?.fabricNames.includes('polyester')),
        )
        .map(({ name: styleName }) => ({
          action: 'setStyle' as const,
          partName: part.name,
          elementName,
          styleName,
        })),
    ),
  )
  const dressed = [...needed, ...cloth].reduce(
    (document, sent) => applied(document, sent, product),
    createDocument(product),
  )
  const light = dressed.parts.flatMap(({ name: partName, elements }) =>
    elements.flatMap(({ name: elementName, style }) =>
      style.layers.map(({ name: layerName }) => ({
        action: 'setColor' as const,
        partName,
        elementName,
        layerName,
        color: '1001',
      })),
    ),
  )
  return light.reduce((document, sent) => {
    const result = change(document, sent, { context: { product } })
    return result.ok ? result.value : document
  }, dressed)
}

function applied(document: DesignDocument, sent: DesignChange, product: Product): DesignDocument {
  const result = change(document, sent, { context: { product, isStaff: true } })
  if (!result.ok) throw new Error(`${JSON.stringify(sent)}: ${JSON.stringify(result.refusal)}`)
  return result.value
}

const facts = { designId: id(9), revision: 2, timestamp: '2026-11-21T12:00:00.000Z', images: [] }
const { assetId, assetVersionId } = crest

const everywhere = products.flatMap(product =>
  product.decorationTypes
    .filter(({ selectable }) => selectable)
    .flatMap(type =>
      product.locations
        .filter(location => takesPlace(type, location))
        .map(location => ({ product, type, location })),
    ),
)

/** What is said of every artwork that is made so, the best vector too. */
const always: Readonly<Record<string, readonly string[]>> = {
  embroidery: ['embroideryLimitedDetails'],
  embroiderypatch: ['embroideryLimitedDetails'],
  leathertag: ['leatherTagLimitedDetails'],
}

describe('each type, on each product and place that takes it,', () => {
  test('is put somewhere', () => {
    const placed = new Set(everywhere.map(({ type }) => type.type))
    const offered = products.flatMap(({ decorationTypes }) =>
      decorationTypes.filter(({ selectable }) => selectable).map(({ type }) => type),
    )
    expect([...placed].toSorted()).toEqual([...new Set(offered)].toSorted())
  })

  test.each(products)('is added, priced, drawn, shown, stored and taken back: $product.name', product => {
    for (const { type, location } of everywhere.filter(each => each.product === product)) {
      const bare = dressedFor(product, location)
      const add = {
        action: 'addDecoration',
        type: type.type,
        decorationId: id(1),
        positionName: location.positionName,
        assetId,
        assetVersionId,
      } as const
      const at = `${type.type} at ${location.positionName}`
      const result = change(bare, add, { context: { product, isStaff: true } })
      expect([at, result.ok ? 'taken' : result.refusal.code]).toEqual([at, 'taken'])
      const decorated = applied(bare, add, product)
      const decoration = must(decorated.decorations[0], 'decoration')
      const most = chosenInksOf(type.inks)?.most ?? 0
      expect([at, decoration.colors.length]).toEqual([at, Math.min(most, crest.colors.length)])

      const own = countCredits(decorated, product).credits.filter(line => line.decorationId === id(1))
      expect([at, own.length > 0]).toEqual([at, true])

      expect([at, clothAt(decorated, product, location) === undefined]).toEqual([at, false])
      const { prints } = drawnDesign(decorated, product)
      expect([at, prints.length]).toEqual([at, location.twin || location.pair ? 2 : 1])
      for (const { widthInches, heightInches } of prints) {
        expect(widthInches).toBeGreaterThan(0)
        expect(heightInches).toBeGreaterThan(0)
      }

      const state = presentDesign(decorated, product, facts)
      expect(designStateSchema.parse(state)).toEqual(state)
      expect([at, state.decorations[0]?.inError]).toEqual([at, false])
      expect([at, state.decorations[0]?.location.selectedLocation.positionName]).toEqual([
        at,
        location.positionName,
      ])
      expect([at, state.decorations[0]?.warningMessages]).toEqual([at, always[type.type] ?? []])
      expect(checksOf(decoration, product).every(({ key }) => key !== '')).toBe(true)
      expect([at, productionRowsOf(decoration, product).length > 0]).toEqual([at, true])

      expect(openDocument(JSON.parse(JSON.stringify(decorated)), product)).toEqual(decorated)
      const back = applied(decorated, backTo(bare, decorated), product)
      expect(back.decorations).toEqual([])
      const again = applied(back, backTo(decorated, back), product)
      expect({ ...again, touched: {} }).toEqual({ ...decorated, touched: {} })
    }
  })
})
