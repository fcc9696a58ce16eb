import { completeOptions } from '@teamloom/catalog/decorations/options.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { DesignDocument } from './document.ts'
import { findType } from './lookup.ts'
import { createDocument } from './new-design.ts'

/** A design stored before the product grew: what came since is there in its first style, in the catalogue's order, or with the first of an option. */
export function completeDocument(document: DesignDocument, product: Product): DesignDocument {
  return {
    ...document,
    parts: completeList(document.parts, createDocument(product).parts, (part, fresh) => ({
      name: part.name,
      elements: completeList(part.elements, fresh.elements, element => element),
    })),
    decorations: document.decorations.map(decoration => {
      const type = findType(product, decoration.type)
      return type ? { ...decoration, options: completeOptions(type.options, decoration.options) } : decoration
    }),
  }
}

/** Things of today in their order, as they were stored where they were; then what is no longer known. */
function completeList<Thing extends { readonly name: string }>(
  stored: readonly Thing[],
  fresh: readonly Thing[],
  complete: (stored: Thing, fresh: Thing) => Thing,
): readonly Thing[] {
  const byName = new Map(stored.map(thing => [thing.name, thing]))
  const ofToday = fresh.map(thing => {
    const own = byName.get(thing.name)
    byName.delete(thing.name)
    return own ? complete(own, thing) : thing
  })
  return [...ofToday, ...byName.values()]
}
