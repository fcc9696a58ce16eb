import type { Product } from '@teamloom/catalog/definition.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { overlaps } from '@teamloom/design/locations.ts'
import { findLocation } from '@teamloom/design/lookup.ts'

/** Why a place is not free: another decoration that sits there, or that overlaps it from its own place. */
export function findTaker(
  product: Product,
  decorations: readonly DecorationView[],
  positionName: string,
  own: string,
): DecorationView | undefined {
  const place = findLocation(product, positionName)
  return decorations.find(({ id, location }) => {
    const theirs = findLocation(product, location.selectedLocation.positionName)
    return id !== own && place && theirs && overlaps(theirs, place)
  })
}
