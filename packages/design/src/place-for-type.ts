import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { acceptsFormat } from '@teamloom/catalog/decorations/files.ts'
import { completeOptions } from '@teamloom/catalog/decorations/options.ts'
import { takesArtwork } from '@teamloom/catalog/decorations/takes-artwork.ts'
import { takesPlace } from '@teamloom/catalog/decorations/takes-place.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { DecorationState, DesignDocument } from './document.ts'
import { isFree, locationsFor, overlaps } from './locations.ts'
import { findLocation } from './lookup.ts'
import { canBePersonal } from './personal.ts'

/** Where a decoration goes in another type: where it is, when the type goes there; else the first free place, first of those on the same cloth. */
export function placeForType(
  document: DesignDocument,
  product: Product,
  type: DecorationType,
  decoration: DecorationState,
): string | undefined {
  const { id, positionName, options } = decoration
  const here = findLocation(product, positionName)
  if (!here || takesPlace(type, here)) return positionName
  const placed = { ...decoration, options: completeOptions(type.options, options) }
  const free = locationsFor(document, product, type, placed, id)
    .filter(isFree)
    .map(({ location }) => location)
  const sameCloth = free.filter(location => overlaps(location, here))
  // What lies on one foot does not go to both.
  const asMany = sameCloth.find(({ pair }) => (pair === undefined) === (here.pair === undefined))
  return (asMany ?? sameCloth[0] ?? free[0])?.positionName
}

/**
 * Why a decoration cannot be made in a type: its file, what that shows, that its words are each person's own, the cloth,
 * its few pixels where it would lie, or the places of the design; null when it can.
 */
export function reasonAgainstType(
  document: DesignDocument,
  product: Product,
  type: DecorationType,
  decoration: DecorationState,
): 'file' | 'tones' | 'cloth' | 'pixels' | 'place' | 'persons' | null {
  const { artwork } = decoration
  if (artwork && !acceptsFormat(type, artwork.format)) return 'file'
  if (artwork && !takesArtwork(type, artwork)) return 'tones'
  const { personal } = decoration
  if (personal && !canBePersonal(type, artwork, personal.kind)) return 'persons'
  const placed = { ...decoration, options: completeOptions(type.options, decoration.options) }
  const states = locationsFor(document, product, type, placed, decoration.id)
  if (states.length > 0 && states.every(({ clothUnfit }) => clothUnfit)) return 'cloth'
  const positionName = placeForType(document, product, type, decoration)
  const state = states.find(({ location }) => location.positionName === positionName)
  if (state?.clothUnfit) return 'cloth'
  if (!state || state.spotTaken) return 'place'
  return state.imageTooSmall ? 'pixels' : null
}
