import { screenprint } from '@teamloom/catalog/decorations/screenprint.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ActionContext } from './actions/action.ts'
import { changeSchema, type DesignChange } from './actions/index.ts'
import { applyChange, invertChange } from './apply-change.ts'
import type { DesignDocument, ElementState } from './document.ts'
import { drawnDesign } from './drawn-design.ts'
import { colorsOfLayer, isOffered } from './layer-colors.ts'
import { findType } from './lookup.ts'
import { createDocument } from './new-design.ts'
import { sizesFor } from './sizes.ts'
import { after, fresh } from './testing/sample.ts'

const artwork = (number: number) => ({
  assetId: `00000000-0000-4000-8000-00000000000${number}`,
  assetVersionId: `00000000-0000-4000-8000-00000000010${number}`,
  assetType: 'screenprint',
  filename: `crest-${number}.svg`,
  format: 'svg',
  isVector: true,
  width: 100 + 40 * number,
  height: 120,
  colors: ['#0E2A1E', '#E5A21B'].slice(0, number),
  isFlat: true,
})
const artworks = [artwork(1), artwork(2)]

const product = must(products[0], 'product')
const context: ActionContext = {
  product,
  now: '2026-11-21T12:00:00.000Z',
  isStaff: false,
  may: () => true,
  newId: '00000000-0000-4000-8000-0000000000ff',
  findArtwork: id => artworks.find(known => known.assetVersionId === id),
}

/** Any change that the design could take now: numbers choose what is changed to what. */
function someChange(document: DesignDocument, [kind, a, b, c]: readonly number[]): DesignChange | undefined {
  const pick = <Value>(list: readonly Value[], number = 0) => list[number % list.length]
  const part = must(pick(product.parts, a), 'part')
  const element = must(pick(part.elements, b), 'element')
  const names = { partName: part.name, elementName: element.name }
  const state = document.parts
    .find(({ name }) => name === part.name)
    ?.elements.find(({ name }) => name === element.name)
  const decoration = pick(document.decorations, a)
  const art = must(pick(artworks, c), 'artwork')
  const asset = { assetId: art.assetId, assetVersionId: art.assetVersionId }
  const id = `00000000-0000-4000-8000-0000000002${String(c! % 90).padStart(2, '0')}`
  const kinds: (() => DesignChange | undefined)[] = [
    () => ({ action: 'setStyle', ...names, styleName: must(pick(element.styles, c), 'style').name }),
    () => {
      const style = element.styles.find(({ name }) => name === state?.style.name)
      const layer = pick(style?.layers ?? [], c)
      const color = layer && pick(colorsOfLayer(layer).filter(isOffered), c)
      return layer && color && { action: 'setColor', ...names, layerName: layer.name, color: color.name }
    },
    () => {
      const layers = document.parts.flatMap(({ name: partName, elements }) =>
        elements.flatMap(({ name: elementName, style }) =>
          style.layers.map(layer => ({
            partName,
            elementName,
            layerName: layer.name,
            color: layer.colorName,
          })),
        ),
      )
      const first = must(pick(layers, c), 'layer')
      const second = must(pick(layers, c! + 1), 'layer')
      return { action: 'setColors', changes: [first, { ...second, color: first.color }] }
    },
    () => ({ action: 'addDecoration', type: 'screenprint', decorationId: id, ...(b! % 2 ? asset : {}) }),
    () => decoration && { action: 'removeDecoration', decorationId: decoration.id },
    () => decoration && { action: 'reinitializeDecoration', decorationId: decoration.id },
    () => decoration && { action: 'setDecorationAsset', decorationId: decoration.id, ...asset },
    () =>
      decoration && {
        action: 'setDecorationLocation',
        decorationId: decoration.id,
        positionName: must(pick(product.locations, c), 'location').positionName,
      },
    () => {
      const type = decoration && findType(product, decoration.type)
      const location = product.locations.find(place => place.positionName === decoration?.positionName)
      const sizes = type && location ? sizesFor(type, location, decoration) : []
      const size = pick(sizes, c)
      return decoration && size && { action: 'setDecorationSize', decorationId: decoration.id, size: size.id }
    },
    () => decoration && { action: 'setDecorationActive', decorationId: decoration.id, active: c! % 2 === 0 },
    () =>
      decoration && {
        action: 'changeDecorationType',
        decorationId: decoration.id,
        type: must(pick(product.decorationTypes, c), 'type').type,
      },
    () =>
      decoration && {
        action: 'updatePrintColor',
        decorationId: decoration.id,
        indexOfColor: b! % 2,
        color: must(pick(screenprint.inks.palette.colors, c), 'ink').name,
        transparent: c! % 3 === 0,
      },
  ]
  return pick(kinds, kind)?.()
}

function apply(document: DesignDocument, change: DesignChange): DesignDocument | undefined {
  const result = applyChange(document, changeSchema.parse(change), context, { next: 2 })
  return result.ok ? result.value : undefined
}

/** Order among the decorations does not matter to what is drawn where none overlap. */
function drawing(document: DesignDocument) {
  const drawn = drawnDesign(document, product)
  return { ...drawn, prints: drawn.prints.toSorted((a, b) => a.decorationId.localeCompare(b.decorationId)) }
}

const numbers = fc.array(fc.tuple(fc.nat(11), fc.nat(99), fc.nat(99), fc.nat(99)), {
  minLength: 5,
  maxLength: 40,
  size: 'max',
})

/** A design that was stored before its body's colour and its pocket's style were retired. */
function storedBefore(): DesignDocument {
  return {
    ...fresh,
    parts: fresh.parts.map(part => ({
      ...part,
      elements: part.elements.map(element => {
        if (element.name === 'body') return withStyle(element, 'regular', 'body', '1190')
        return element.name === 'pocket' ? withStyle(element, 'old', 'pocket', '1190') : element
      }),
    })),
  }
}

function withStyle(element: ElementState, name: string, layerName: string, colorName: string): ElementState {
  return { ...element, style: { name, layers: [{ name: layerName, colorName, active: true }] } }
}

describe('DS9: taking a change back', () => {
  const body = { partName: 'body', elementName: 'body', layerName: 'body' } as const
  test.each<[string, DesignChange]>([
    ['a colour', { action: 'setColor', ...body, color: '1022' }],
    ['the colours of several layers', { action: 'setColors', changes: [{ ...body, color: '1022' }] }],
    ['a style', { action: 'setStyle', partName: 'body', elementName: 'pocket', styleName: 'kangaroo' }],
  ])('gives back what is no longer offered: %s (DS15)', (_, sent) => {
    const stored = storedBefore()
    const back = invertChange(stored, sent).reduce<DesignDocument>(
      (current, undoing) => after(current, changeSchema.parse(undoing)),
      after(stored, sent),
    )
    expect(back.parts).toEqual(stored.parts)
  })

  test('gives the design that was before, whatever was done', () => {
    let undone = 0
    fc.assert(
      fc.property(numbers, steps => {
        let document = createDocument(product)
        for (const step of steps) {
          const change = someChange(document, step)
          const after = change && apply(document, change)
          if (!change || !after) continue
          const back = invertChange(document, change).reduce<DesignDocument>(
            (current, undoing) => must(apply(current, undoing), `undo by ${JSON.stringify(undoing)}`),
            after,
          )
          expect(drawing(back)).toEqual(drawing(document))
          undone += 1
          document = after
        }
      }),
      { numRuns: 150 },
    )
    expect(undone).toBeGreaterThan(500)
  })
})
