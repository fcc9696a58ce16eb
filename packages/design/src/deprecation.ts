import type { Product } from '@teamloom/catalog/definition.ts'
import type { DecorationState, DesignDocument, LayerState, StyleState } from './document.ts'
import { findLayerColor } from './layer-colors.ts'
import { findElement, findLayer, findPart, findStyle, findType } from './lookup.ts'

type Names = { readonly partName: string; readonly elementName: string }

export function isStyleDeprecated(product: Product, names: Names, style: StyleState): boolean {
  return findDefinition(product, names, style)?.deprecated ?? false
}

/** The layer itself, or the colour that it has, is no longer offered. */
export function isLayerDeprecated(
  product: Product,
  names: Names,
  style: StyleState,
  layer: LayerState,
): boolean {
  const definition = findDefinition(product, names, style)
  const layerDefinition = definition && findLayer(definition, layer.name)
  if (!layerDefinition) return false
  return layerDefinition.deprecated || (findLayerColor(layerDefinition, layer.colorName)?.deprecated ?? false)
}

/** The product, or some style, colour or way of decorating in use, is no longer offered: the design wants a change before it is bought. */
export function isDesignDeprecated(product: Product, document: DesignDocument): boolean {
  return (
    product.isRetired === true ||
    findDeprecatedDecoration(product, document) !== undefined ||
    findDeprecatedElement(product, document) !== undefined
  )
}

/** The first decoration that is made in a way which is no longer offered. */
export function findDeprecatedDecoration(
  product: Product,
  document: DesignDocument,
): DecorationState | undefined {
  return document.decorations.find(({ type }) => findType(product, type)?.isRetired)
}

/** The first element whose style, or a colour of it that shows, is no longer offered. */
export function findDeprecatedElement(product: Product, document: DesignDocument): Names | undefined {
  return document.parts
    .flatMap(part =>
      part.elements.map(({ name, style }) => ({ partName: part.name, elementName: name, style })),
    )
    .find(
      ({ style, ...names }) =>
        isStyleDeprecated(product, names, style) ||
        style.layers.some(layer => layer.active && isLayerDeprecated(product, names, style, layer)),
    )
}

/** The catalogue still knows every part, element, style, layer, colour and decoration of the design. */
export function isBuildable(product: Product, document: DesignDocument): boolean {
  return hasKnownParts(product, document) && document.decorations.every(({ type }) => findType(product, type))
}

function hasKnownParts(product: Product, document: DesignDocument): boolean {
  return document.parts.every(part => {
    const partDefinition = findPart(product, part.name)
    return part.elements.every(element => {
      const definition = partDefinition && findElement(partDefinition, element.name)
      const style = definition && findStyle(definition, element.style.name)
      return (
        style !== undefined &&
        element.style.layers.every(layer => {
          const layerDefinition = findLayer(style, layer.name)
          return (
            layerDefinition !== undefined && findLayerColor(layerDefinition, layer.colorName) !== undefined
          )
        })
      )
    })
  })
}

function findDefinition(product: Product, { partName, elementName }: Names, style: StyleState) {
  const part = findPart(product, partName)
  const element = part && findElement(part, elementName)
  return element && findStyle(element, style.name)
}
