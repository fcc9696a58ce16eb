import type { Check, MadeDecoration } from '@teamloom/catalog/decorations/check.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import type { ProductionRow } from '@teamloom/catalog/decorations/production.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { DecorationState } from './document.ts'
import { inkedSize } from './inked-size.ts'
import { findLocation, findType } from './lookup.ts'
import { chosenSize, sizesFor } from './sizes.ts'

/** What a customer should know of a decoration's artwork before it is made. */
export function checksOf(decoration: DecorationState, product: Product): readonly Check[] {
  const made = madeOf(decoration, product)
  return made ? made.type.checks.filter(check => check.applies(made)) : []
}

/** What a workshop has to know to make a decoration; nothing while it has no artwork. */
export function productionRowsOf(decoration: DecorationState, product: Product): readonly ProductionRow[] {
  const made = madeOf(decoration, product)
  return made ? made.type.production(made) : []
}

function madeOf(
  decoration: DecorationState,
  product: Product,
): (MadeDecoration & { readonly type: DecorationType }) | undefined {
  const type = findType(product, decoration.type)
  const place = findLocation(product, decoration.positionName)
  const { artwork, options } = decoration
  if (!type || !place || !artwork) return undefined
  const size = chosenSize(decoration, sizesFor(type, place, decoration))
  return {
    type,
    artwork,
    place,
    size,
    inked: size && inkedSize(type, decoration, size),
    options,
    optionFields: type.options.fieldsWith(options),
    colorNames: decoration.colors.filter(color => !color.transparent).map(({ colorName }) => colorName),
    inks: type.inks,
    sizing: type.sizing,
    ofItsKind: product.decorationTypes.filter(
      each => each.selectable && !each.isRetired && !each.adminOnly && each.parentType === type.parentType,
    ),
  }
}
