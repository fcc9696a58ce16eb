import type { Product } from '@teamloom/catalog/definition.ts'
import { isElementAvailable } from '@teamloom/design/availability.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { findElement, findPart, findStyle } from '@teamloom/design/lookup.ts'
import type { Label } from '@teamloom/kit/label.ts'

/** A choice that no material shows: tonal stitches, a hem, no pocket. */
export type Construction = {
  /** `part/element`. */
  readonly key: string
  readonly part: Label
  readonly element: Label
  readonly style: Label
}

/** TP24: every element without a layer of its own, with its style, in the order of the parts. */
export function constructionOf(document: DesignDocument, product: Product): Construction[] {
  return document.parts.flatMap(part => {
    const partDefinition = findPart(product, part.name)
    return part.elements.flatMap((element): Construction[] => {
      const definition = partDefinition && findElement(partDefinition, element.name)
      const style = definition && findStyle(definition, element.style.name)
      const place = { partName: part.name, elementName: element.name }
      if (!style || element.style.layers.some(({ active }) => active)) return []
      if (!isElementAvailable(document, product, place)) return []
      return [
        {
          key: `${part.name}/${element.name}`,
          part: { ...partDefinition.label },
          element: { ...definition.label },
          style: { ...style.label },
        },
      ]
    })
  })
}
