import type { ElementRef, Product, StyleDefinition } from '@teamloom/catalog/definition.ts'
import type { DesignDocument } from './document.ts'
import { findElement, findPart, findStyle } from './lookup.ts'

/** The style, of any element, that makes this element impossible; undefined when none does. */
export function findDisablingStyle(
  document: DesignDocument,
  product: Product,
  target: ElementRef,
): (ElementRef & { readonly style: StyleDefinition }) | undefined {
  for (const part of document.parts) {
    const partDefinition = findPart(product, part.name)
    for (const element of part.elements) {
      const definition = partDefinition && findElement(partDefinition, element.name)
      const style = definition && findStyle(definition, element.style.name)
      const disables = style?.disables.some(
        other => other.partName === target.partName && other.elementName === target.elementName,
      )
      if (style && disables) return { partName: part.name, elementName: element.name, style }
    }
  }
  return undefined
}

export function isElementAvailable(document: DesignDocument, product: Product, target: ElementRef): boolean {
  return findDisablingStyle(document, product, target) === undefined
}
