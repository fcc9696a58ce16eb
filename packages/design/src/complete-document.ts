import type { Product } from '@teamloom/catalog/definition.ts'
import type { DesignDocument } from './document.ts'
import { findElementState } from './lookup.ts'
import { createDocument } from './new-design.ts'

/** A design stored before the product grew: what came since is there in its first style, in the catalogue's order. */
export function completeDocument(document: DesignDocument, product: Product): DesignDocument {
  const fresh = createDocument(product)
  const isComplete = fresh.parts.every(part =>
    part.elements.every(element => findElementState(document, part.name, element.name)),
  )
  if (isComplete) return document
  const known = new Set(fresh.parts.map(part => part.name))
  return {
    ...document,
    parts: [
      ...fresh.parts.map(part => ({
        name: part.name,
        elements: part.elements.map(
          element => findElementState(document, part.name, element.name) ?? element,
        ),
      })),
      ...document.parts.filter(part => !known.has(part.name)),
    ],
  }
}
