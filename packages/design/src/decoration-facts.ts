import { findColor } from '@teamloom/catalog/colors/index.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { Label } from '@teamloom/kit/label.ts'
import type { DesignDocument } from './document.ts'
import { inkedSize } from './inked-size.ts'
import { findLocation, findType } from './lookup.ts'
import { sizesFor } from './sizes.ts'

/** A decoration as a customer is told it: what, where, how large in inches, in which colours. */
export type DecorationFacts = {
  readonly id: string
  readonly name: string
  readonly type: Label
  readonly place: Label
  readonly widthInches: number | null
  readonly heightInches: number | null
  readonly colors: readonly Label[]
}

/** Facts of the decorations that are made and have artwork. */
export function decorationFactsOf(document: DesignDocument, product: Product): DecorationFacts[] {
  return document.decorations.flatMap(decoration => {
    const type = findType(product, decoration.type)
    const place = findLocation(product, decoration.positionName)
    if (!type || !place || !decoration.active || !decoration.artwork) return []
    const size = sizesFor(type, place, decoration).find(({ id }) => id === decoration.sizeId)
    const inked = size && inkedSize(type, decoration, size)
    const printed = decoration.colors.filter(color => !color.transparent)
    return [
      {
        id: decoration.id,
        name: decoration.name,
        type: { ...type.label },
        place: { ...place.label },
        widthInches: inked?.widthInches ?? null,
        heightInches: inked?.heightInches ?? null,
        colors: printed.map(({ colorName }) => {
          const label = findColor(colorName)?.label
          return label ? { ...label } : { en: colorName, fr: colorName }
        }),
      },
    ]
  })
}
