import type { Product, StyleDefinition } from '@teamloom/catalog/definition.ts'
import { type DesignDocument, documentVersion, type StyleState } from './document.ts'

/** A design of this product in its first styles and colours. */
export function createDocument(product: Product): DesignDocument {
  return {
    schema: documentVersion,
    family: { name: product.family.name, version: product.family.version },
    product: { name: product.product.name, version: product.product.version },
    parts: product.parts.map(part => ({
      name: part.name,
      elements: part.elements.map(element => ({ name: element.name, style: firstState(element.styles[0]) })),
    })),
    decorations: [],
    touched: {},
  }
}

function firstState(style: StyleDefinition): StyleState {
  return {
    name: style.name,
    layers: style.layers.map(layer => ({
      name: layer.name,
      colorName: layer.colorName,
      active: layer.required || layer.active,
    })),
  }
}
