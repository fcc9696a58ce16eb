import type { Product } from '@teamloom/catalog/definition.ts'
import { must } from '@teamloom/kit/assert.ts'
import { isElementAvailable } from './availability.ts'
import { countCredits } from './credits.ts'
import { isDesignDeprecated, isLayerDeprecated, isStyleDeprecated } from './deprecation.ts'
import type { DesignState } from './design-state.ts'
import type { DesignDocument, StyleState } from './document.ts'
import { findElement, findLayer, findPart, findStyle } from './lookup.ts'
import { presentDecoration } from './present-decoration.ts'

export type DesignFacts = Pick<DesignState, 'designId' | 'revision' | 'timestamp' | 'images'>

/** The design's state: what it is, and all that follows from the catalogue. The document must be buildable. */
export function presentDesign(document: DesignDocument, product: Product, facts: DesignFacts): DesignState {
  return {
    ...facts,
    latestImage: facts.images[0]?.url ?? '',
    design: {
      family: { ...document.family },
      product: { ...document.product },
      deprecated: isDesignDeprecated(product, document),
      parts: document.parts.map(part => ({
        name: part.name,
        mainElement: must(findPart(product, part.name), part.name).mainElement,
        elements: part.elements.map(element => {
          const names = { partName: part.name, elementName: element.name }
          return {
            name: element.name,
            available: isElementAvailable(document, product, names),
            style: presentStyle(product, names, element.style),
          }
        }),
      })),
    },
    decorations: document.decorations.map(decoration => presentDecoration(document, product, decoration)),
    customizationPricing: toMutable(countCredits(document, product)),
    deliveryTime: { ...product.deliveryTime } as DesignState['deliveryTime'],
  }
}

function presentStyle(
  product: Product,
  names: { readonly partName: string; readonly elementName: string },
  style: StyleState,
) {
  const part = must(findPart(product, names.partName), names.partName)
  const element = must(findElement(part, names.elementName), names.elementName)
  const definition = must(findStyle(element, style.name), style.name)
  return {
    name: style.name,
    deprecated: isStyleDeprecated(product, names, style),
    layers: style.layers.map(layer => {
      const layerDefinition = must(findLayer(definition, layer.name), layer.name)
      return {
        name: layer.name,
        colorName: layer.colorName,
        fabricNames: [...layerDefinition.fabricNames],
        active: layer.active,
        required: layerDefinition.required,
        deprecated: isLayerDeprecated(product, names, style, layer),
      }
    }),
  }
}

function toMutable(pricing: ReturnType<typeof countCredits>): DesignState['customizationPricing'] {
  return { ...pricing, credits: pricing.credits.map(line => ({ ...line })) }
}
