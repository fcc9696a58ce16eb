import { findColor } from '@teamloom/catalog/colors/index.ts'
import type { PaletteColor } from '@teamloom/catalog/colors/palette.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import type { LayerRef, LocationDefinition, Product, StyleDefinition } from '@teamloom/catalog/definition.ts'
import { layerAt } from '@teamloom/catalog/place-cloth.ts'
import { isElementAvailable } from './availability.ts'
import type { DesignDocument } from './document.ts'
import { findElement, findElementState, findLayer, findPart, findStyle } from './lookup.ts'

/** What a layer is made of, as the styles chosen have it. */
export function fabricOfLayer(
  document: DesignDocument,
  product: Product,
  style: StyleDefinition,
  layerName: string,
): string | undefined {
  const fabric = findLayer(style, layerName)?.fabricNames[0]
  const swap = chosenStyles(document, product).find(({ instead }) => instead?.from === fabric)?.instead
  return swap?.to ?? fabric
}

function chosenStyles(document: DesignDocument, product: Product): readonly StyleDefinition[] {
  return document.parts.flatMap(part => {
    const definition = findPart(product, part.name)
    return part.elements.flatMap(({ name, style }) => {
      const element = definition && findElement(definition, name)
      const chosen = element && findStyle(element, style.name)
      return chosen ? [chosen] : []
    })
  })
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

type Cloth = { readonly fabricName: string; readonly color: PaletteColor }

function clothOfLayer(document: DesignDocument, product: Product, ref: LayerRef): Cloth | undefined {
  const { partName, elementName } = ref
  const part = findPart(product, partName)
  const element = part && findElement(part, elementName)
  const state = findElementState(document, partName, elementName)
  const style = element && state && findStyle(element, state.style.name)
  const layer = layerAt(state?.style.layers ?? [], ref)
  if (!layer?.active || !isElementAvailable(document, product, ref)) return undefined
  const fabricName = style && fabricOfLayer(document, product, style, layer.name)
  const color = findColor(layer.colorName)
  return fabricName && color ? { fabricName, color } : undefined
}
