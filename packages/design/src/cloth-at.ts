import { findColor } from '@teamloom/catalog/colors/index.ts'
import type { PaletteColor } from '@teamloom/catalog/colors/palette.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import type { LayerRef, LocationDefinition, Product, StyleDefinition } from '@teamloom/catalog/definition.ts'
import { layerAt } from '@teamloom/catalog/place-cloth.ts'
import { isElementAvailable } from './availability.ts'
import { type DesignDocument, layerKey } from './document.ts'
import { findElement, findElementState, findLayer, findPart, findStyle } from './lookup.ts'

/** What chosen styles are made of instead of something else, by that. */
export type Swaps = ReadonlyMap<string, string>

export function swapsOf(document: DesignDocument, product: Product): Swaps {
  const swaps = new Map<string, string>()
  for (const part of document.parts) {
    const definition = findPart(product, part.name)
    for (const { name, style } of part.elements) {
      const element = definition && findElement(definition, name)
      const instead = element && findStyle(element, style.name)?.instead
      if (instead && !swaps.has(instead.from)) swaps.set(instead.from, instead.to)
    }
  }
  return swaps
}

/** What a layer is made of. */
export function fabricOfLayer(style: StyleDefinition, layerName: string, swaps: Swaps): string | undefined {
  const fabric = findLayer(style, layerName)?.fabricNames[0]
  return (fabric && swaps.get(fabric)) ?? fabric
}

/** The type can be had on the cloth that a place has in this design. */
export function isClothFit(
  document: DesignDocument,
  product: Product,
  type: DecorationType,
  location: LocationDefinition,
): boolean {
  if (!type.cloth) return true
  const at = clothAt(document, product, location)
  return at !== undefined && type.cloth.takes(at.fabricName, at.color)
}

/** The cloth that a place has in this design. */
export function clothAt(
  document: DesignDocument,
  product: Product,
  { cloth }: LocationDefinition,
): Cloth | undefined {
  for (const ref of cloth) {
    const found = clothOfLayer(document, product, ref)
    if (found) return found
  }
  return undefined
}

/** `slot`: `part/element/layer`. */
type Cloth = { readonly fabricName: string; readonly color: PaletteColor; readonly slot: string }

function clothOfLayer(document: DesignDocument, product: Product, ref: LayerRef): Cloth | undefined {
  const { partName, elementName } = ref
  const part = findPart(product, partName)
  const element = part && findElement(part, elementName)
  const state = findElementState(document, partName, elementName)
  const style = element && state && findStyle(element, state.style.name)
  const layer = layerAt(state?.style.layers ?? [], ref)
  if (!layer?.active || !isElementAvailable(document, product, ref)) return undefined
  const fabricName = style && fabricOfLayer(style, layer.name, swapsOf(document, product))
  const color = findColor(layer.colorName)
  return fabricName && color
    ? { fabricName, color, slot: layerKey(partName, elementName, layer.name) }
    : undefined
}
