import { findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { DecorationView } from './design-state.ts'
import type { DecorationState, DesignDocument } from './document.ts'
import { locationsFor } from './locations.ts'
import { findLocation } from './lookup.ts'
import { chosenSize, maxWidthAt, sizesFor } from './sizes.ts'
import { warningsOf } from './warnings.ts'

export function presentDecoration(
  document: DesignDocument,
  product: Product,
  decoration: DecorationState,
): DecorationView {
  const type = must(findDecorationType(decoration.type), `decoration type ${decoration.type}`)
  const location = findLocation(product, decoration.positionName)
  const places = locationsFor(document, product, type, decoration.artwork, decoration.id)
  const place = places.find(candidate => candidate.inUse)
  const { artwork } = decoration
  const sizes = artwork && location ? sizesFor(type, location, artwork) : []
  const problem = !place ? 'locationUnavailable' : place.imageTooSmall ? 'imageTooSmall' : null
  const warningMessages = location ? warningsOf(decoration, type, location, product) : []
  return {
    id: decoration.id,
    type: decoration.type,
    assetId: artwork?.assetId ?? null,
    assetVersionId: artwork?.assetVersionId ?? null,
    name: decoration.name,
    latestUpdate: decoration.latestUpdate,
    inError: problem !== null,
    message: problem,
    inWarning: warningMessages.length > 0,
    warningMessages,
    active: decoration.active,
    location: {
      selectedLocation: { positionName: decoration.positionName, planeAngle: location?.planeAngle ?? 0 },
      availableLocations: places.map(state => ({
        positionName: state.location.positionName,
        dropdownLabel: { ...state.location.label },
        inUse: state.inUse,
        spotTaken: state.spotTaken,
        imageTooSmall: state.imageTooSmall,
      })),
    },
    assetSize: {
      availableSizes: [...sizes],
      selectedSize: chosenSize(decoration, sizes) ?? null,
      maxWidthInches: artwork && location ? maxWidthAt(location, artwork) : null,
    },
    imageData: artwork && {
      assetType: artwork.assetType,
      filename: artwork.filename,
      format: artwork.format,
      isVector: artwork.isVector,
      width: artwork.width,
      height: artwork.height,
      useColorExtractionAndMatching: type.useColorExtraction,
      extractedColors: [...artwork.colors],
      selectedColors: decoration.colors.map(color => ({
        transparent: color.transparent,
        chartColor: { name: color.colorName },
      })),
    },
  }
}
