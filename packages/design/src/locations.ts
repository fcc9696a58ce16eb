import type { Side } from '@teamloom/bakes/side.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { type OptionValues, sizedWays } from '@teamloom/catalog/decorations/options.ts'
import { takesPlace } from '@teamloom/catalog/decorations/takes-place.ts'
import type { LocationDefinition, Product } from '@teamloom/catalog/definition.ts'
import { isClothFit } from './cloth-at.ts'
import type { DecorationState, DesignDocument } from './document.ts'
import { findElementState, findLocation, findType } from './lookup.ts'
import { sizesFor } from './sizes.ts'

/** What is to be placed. */
type Placed = Pick<DecorationState, 'artwork' | 'options' | 'personal'>

/** How a place stands for a decoration: free when all are false. */
export type LocationState = {
  readonly location: LocationDefinition
  /** Whether this decoration sits there. */
  readonly inUse: boolean
  /** Another sits there or overlaps. */
  readonly spotTaken: boolean
  /** Even the smallest size falls below the type's resolution, or no size of the type fits. */
  readonly imageTooSmall: boolean
  /** The type cannot be had on the cloth that the design has there. */
  readonly clothUnfit: boolean
  /** What is chosen besides when it goes there: the same where that fits, else the first shape that does. */
  readonly options: OptionValues
}

/** Inches: places that end where others begin take nothing of them, however their sums are rounded. */
const touching = 1e-6

/** Two places of which one takes cloth of the other. */
export function overlaps(a: LocationDefinition, b: LocationDefinition): boolean {
  return (
    a.face === b.face &&
    spreadsOf(a).some(one =>
      spreadsOf(b).some(
        other =>
          one.panel === other.panel &&
          Math.abs(one.centerU - other.centerU) * 2 < a.maxWidthInches + b.maxWidthInches - touching &&
          Math.abs(one.centerV - other.centerV) * 2 < a.maxHeightInches + b.maxHeightInches - touching,
      ),
    )
  )
}

/** A place on one panel, as it is measured and seen there. */
export type Spread = Pick<
  LocationDefinition,
  'positionName' | 'side' | 'panel' | 'centerU' | 'centerV' | 'seam'
>

/** On which panels a place lies, and where: on two where it has a twin, or is of a pair of socks. */
export function spreadsOf(location: LocationDefinition): readonly Spread[] {
  const { twin, pair } = location
  if (pair) return pair
  return twin ? [location, { ...location, ...twin }] : [location]
}

/** Whether anything of a place is seen from a side. */
export function isSeenFrom(location: LocationDefinition, side: Side): boolean {
  return spreadsOf(location).some(spread => spread.side === side)
}

/** The side to look at a place from: the one that is looked at where that shows it. */
export function sideToSee(location: LocationDefinition, from: Side): Side {
  return isSeenFrom(location, from) ? from : location.side
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
  const others = othersOf(document, product, decorationId)
  return product.locations
    .filter(location => takesPlace(type, location) && (withLost || exists(document, location)))
    .map(location => {
      const options = optionsAt(type, location, placed)
      return {
        location,
        inUse: own?.positionName === location.positionName,
        spotTaken: others.some(other => overlaps(other.place, location)),
        imageTooSmall: placed.artwork !== null && options === undefined,
        clothUnfit: !isClothFit(document, product, type, location),
        options: options ?? placed.options,
      }
    })
}

/** What takes a place that another decoration wants: it sits there, or overlaps it from its own place. */
export function findTaker(
  document: DesignDocument,
  product: Product,
  location: LocationDefinition,
  decorationId: string,
): { readonly decoration: DecorationState; readonly place: LocationDefinition } | undefined {
  return othersOf(document, product, decorationId).find(other => overlaps(other.place, location))
}

function othersOf({ decorations }: DesignDocument, product: Product, decorationId: string | undefined) {
  return decorations.flatMap(decoration => {
    const place = findLocation(product, decoration.positionName)
    return place && decoration.id !== decorationId ? [{ decoration, place }] : []
  })
}

/** The first way to choose that has a size at the place; without artwork what is chosen. */
export function optionsAt(
  type: DecorationType,
  location: LocationDefinition,
  placed: Placed,
): OptionValues | undefined {
  const { artwork, options } = placed
  if (!artwork) return options
  return sizedWays(type.options, options).find(
    way => sizesFor(type, location, { ...placed, options: way }).length > 0,
  )
}

/** Where it goes unasked: the first free place, first of those that are seen from a side. */
export function firstFree(states: readonly LocationState[], side?: Side): LocationState | undefined {
  const free = states.filter(isFree)
  return free.find(({ location }) => side && isSeenFrom(location, side)) ?? free[0]
}

export function isFree(state: LocationState): boolean {
  return !state.inUse && !state.spotTaken && !state.imageTooSmall && !state.clothUnfit
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
