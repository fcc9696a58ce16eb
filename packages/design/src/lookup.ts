import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import type {
  ElementDefinition,
  LayerDefinition,
  LocationDefinition,
  PartDefinition,
  Product,
  StyleDefinition,
} from '@teamloom/catalog/definition.ts'
import type { DecorationState, DesignDocument, ElementState, LayerState } from './document.ts'

/** Finding a thing by the names that the specification gives it. */

export function findPart(product: Product, partName: string): PartDefinition | undefined {
  return product.parts.find(part => part.name === partName)
}

export function findElement(part: PartDefinition, elementName: string): ElementDefinition | undefined {
  return part.elements.find(element => element.name === elementName)
}

export function findStyle(element: ElementDefinition, styleName: string): StyleDefinition | undefined {
  return element.styles.find(style => style.name === styleName)
}

export function findLayer(style: StyleDefinition, layerName: string): LayerDefinition | undefined {
  return style.layers.find(layer => layer.name === layerName)
}

export function findLocation(product: Product, positionName: string): LocationDefinition | undefined {
  return product.locations.find(location => location.positionName === positionName)
}

/** A type that the product takes, also one that nobody can choose. */
export function findType(product: Product, type: string): DecorationType | undefined {
  return product.decorationTypes.find(candidate => candidate.type === type)
}

export function findElementState(
  document: DesignDocument,
  partName: string,
  elementName: string,
): ElementState | undefined {
  return document.parts
    .find(part => part.name === partName)
    ?.elements.find(element => element.name === elementName)
}

export function findLayerState(element: ElementState, layerName: string): LayerState | undefined {
  return element.style.layers.find(layer => layer.name === layerName)
}

export function findDecoration(document: DesignDocument, decorationId: string): DecorationState | undefined {
  return document.decorations.find(decoration => decoration.id === decorationId)
}
