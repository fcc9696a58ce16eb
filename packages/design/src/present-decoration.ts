import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { chosenInksOf } from '@teamloom/catalog/decorations/inks.ts'
import type { DecorationSize } from '@teamloom/catalog/decorations/sizing.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { must } from '@teamloom/kit/assert.ts'
import { checksOf } from './checks.ts'
import type { DecorationView } from './design-state.ts'
import type { DecorationState, DesignDocument, Personal } from './document.ts'
import { findingsOf } from './findings.ts'
import { inkedSize } from './inked-size.ts'
import { type LocationState, locationsOf } from './locations.ts'
import { findLocation, findType } from './lookup.ts'
import { presentDetails } from './present-details.ts'
import { chosenSize, sizesFor } from './sizes.ts'

export function presentDecoration(
  document: DesignDocument,
  product: Product,
  decoration: DecorationState,
): DecorationView {
  const { positionName, artwork, sizeId: _, colors, options, personal, linkedTo, ...own } = decoration
  const type = typeOf(product, own.type)
  const location = findLocation(product, positionName)
  const places = locationsOf(document, product, decoration)
  const problem = problemAt(places.find(({ inUse }) => inUse))
  const warningMessages = checksOf(decoration, product).map(({ key }) => key)
  return {
    ...own,
    assetId: artwork?.assetId ?? null,
    assetVersionId: artwork?.assetVersionId ?? null,
    inError: problem !== null,
    message: problem,
    inWarning: warningMessages.length > 0,
    warningMessages,
    checks: findingsOf(document, product, decoration),
    ...presentPlace(product, decoration, places),
    imageData: artwork && presentImage(artwork, colors, chosenInksOf(type.inks) !== undefined),
    options: { ...options },
    ...(personal ? { personal: presentPersonal(personal) } : {}),
    ...(linkedTo === undefined ? {} : { linkedTo }),
    ...presentDetails(type, location, decoration),
  }
}

function presentPersonal({ set: _, heights, ...own }: Personal) {
  return { ...own, heights: { ...heights } }
}

/** Where it is and could be, and how large: what changes while it is moved. */
export function presentPlace(
  product: Product,
  decoration: DecorationState,
  places: readonly LocationState[],
): Pick<DecorationView, 'location' | 'assetSize'> {
  const { positionName, artwork, options } = decoration
  const type = typeOf(product, decoration.type)
  const location = findLocation(product, positionName)
  const sizes = location ? sizesFor(type, location, decoration) : []
  const selected = chosenSize(decoration, sizes)
  return {
    location: {
      selectedLocation: { positionName, planeAngle: location?.planeAngle ?? 0 },
      availableLocations: places.map(state => ({
        positionName: state.location.positionName,
        dropdownLabel: { ...state.location.label },
        inUse: state.inUse,
        spotTaken: state.spotTaken,
        imageTooSmall: state.imageTooSmall,
        clothUnfit: state.clothUnfit,
      })),
    },
    assetSize: {
      availableSizes: sizes.map(size => presentSize(type, decoration, size)),
      selectedSize: selected ? presentSize(type, decoration, selected) : null,
      maxWidthInches: artwork && location ? type.sizing.widestAt(location, artwork, options) : null,
    },
  }
}

const typeOf = (product: Product, name: string) => must(findType(product, name), `decoration type ${name}`)

function problemAt(place: LocationState | undefined): string | null {
  if (!place) return 'locationUnavailable'
  if (place.imageTooSmall) return 'imageTooSmall'
  return place.clothUnfit ? 'clothUnfit' : null
}

function presentSize(type: DecorationType, decoration: DecorationState, size: DecorationSize) {
  const { id, drivingSide, widthInches, heightInches } = size
  const inked = inkedSize(type, decoration, size)
  return {
    id,
    drivingSide,
    widthInInches: widthInches,
    heightInInches: heightInches,
    inkWidthInInches: inked.widthInches,
    inkHeightInInches: inked.heightInches,
  }
}

function presentImage(
  {
    assetId: _,
    assetVersionId: __,
    colors: extracted,
    details: ___,
    missingFonts: ____,
    missingLetters: _____,
    ...file
  }: NonNullable<DecorationState['artwork']>,
  colors: DecorationState['colors'],
  isInked: boolean,
): DecorationView['imageData'] {
  return {
    ...file,
    useColorExtractionAndMatching: isInked,
    extractedColors: [...extracted],
    selectedColors: colors.map(({ transparent, colorName }) => ({
      transparent,
      deprecated: transparent,
      chartColor: { name: colorName },
    })),
  }
}
