import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import type { LocationDefinition, Product } from '@teamloom/catalog/definition.ts'
import type { DecorationState, DesignDocument } from './document.ts'
import { findElementState, findLocation, findType } from './lookup.ts'
import { sizesFor } from './sizes.ts'

/** What is to be placed. */
type Placed = Pick<DecorationState, 'artwork' | 'options'>

/** How a place stands for a decoration: free when all three are false. */
export type LocationState = {
  readonly location: LocationDefinition
  /** This decoration sits there. */
  readonly inUse: boolean
  /** Another sits there or overlaps. */
  readonly spotTaken: boolean
  /** Even the smallest size falls below the type's resolution. */
  readonly imageTooSmall: boolean
}

function overlaps(a: LocationDefinition, b: LocationDefinition): boolean {
  return (
    a.panel === b.panel &&
    Math.abs(a.centerU - b.centerU) * 2 < a.maxWidthInches + b.maxWidthInches &&
    Math.abs(a.centerV - b.centerV) * 2 < a.maxHeightInches + b.maxHeightInches
  )
}

/** The place exists only with certain styles: a print on a pocket needs the pocket. */
function exists(document: DesignDocument, location: LocationDefinition): boolean {
  return location.needs.every(need => {
    const element = findElementState(document, need.partName, need.elementName)
    return element !== undefined && need.styleNames.includes(element.style.name)
  })
}

/** Every place of the type's kinds, in the catalogue's order. Pass the decoration that is to be placed, if it exists. */
export function locationsFor(
  document: DesignDocument,
  product: Product,
  type: DecorationType,
  placed: Placed,
  decorationId?: string,
  { withLost = false }: { readonly withLost?: boolean } = {},
): readonly LocationState[] {
  const own = document.decorations.find(decoration => decoration.id === decorationId)
  const others = document.decorations
    .filter(decoration => decoration.id !== decorationId)
    .map(decoration => findLocation(product, decoration.positionName))
    .filter(location => location !== undefined)
  return product.locations
    .filter(
      location => type.categories.includes(location.category) && (withLost || exists(document, location)),
    )
    .map(location => ({
      location,
      inUse: own?.positionName === location.positionName,
      spotTaken: others.some(other => overlaps(other, location)),
      imageTooSmall: placed.artwork !== null && sizesFor(type, location, placed).length === 0,
    }))
}

export function isFree(state: LocationState): boolean {
  return !state.inUse && !state.spotTaken && !state.imageTooSmall
}

/** The places of a decoration as it is; its type must be known. */
export function locationsOf(
  document: DesignDocument,
  product: Product,
  decoration: DecorationState,
): readonly LocationState[] {
  const type = findType(product, decoration.type)
  return type ? locationsFor(document, product, type, decoration, decoration.id) : []
}
