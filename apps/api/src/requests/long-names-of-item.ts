import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Line } from '@teamloom/commerce/lines/line.ts'
import type { LongName } from '@teamloom/commerce/lines/long-names.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { slotsOf } from '@teamloom/design/slots.ts'
import { findLongNamesIn } from '#api/cart/present-lines.ts'
import type { Recipes } from '#api/designs/name-places.ts'

type Listed = {
  readonly family: string
  readonly product: string
  readonly lines: readonly Line[]
  readonly decorations: DesignDocument['decorations'] | null
  readonly recipes: Recipes | null
}

/** NN18: what long names of an item's list do to all of them; none where no words are each person's own. */
export function* longNamesOfItem({
  family,
  product: name,
  lines,
  decorations,
  recipes,
}: Listed): Generator<undefined, readonly LongName[]> {
  const product = findProduct(family, name)
  const slots = decorations ? slotsOf({ decorations }) : []
  if (slots.length === 0 || !product || !decorations) return []
  return yield* findLongNamesIn({ lines, slots, product, recipes, decorations })
}
