import type { DesignState } from './design-state.ts'
import type { DesignDocument } from './document.ts'

/** The document that a state was made of; what was touched when is the server's to know. */
export function documentOfState(state: DesignState): DesignDocument {
  return {
    schema: 1,
    family: state.design.family,
    product: state.design.product,
    parts: state.design.parts.map(part => ({
      name: part.name,
      elements: part.elements.map(({ name, style }) => ({
        name,
        style: {
          name: style.name,
          layers: style.layers.map(layer => ({
            name: layer.name,
            colorName: layer.colorName,
            active: layer.active,
          })),
        },
      })),
    })),
    decorations: state.decorations.map(decoration => ({
      id: decoration.id,
      type: decoration.type,
      name: decoration.name,
      active: decoration.active,
      positionName: decoration.location.selectedLocation.positionName,
      artwork: artworkOf(decoration),
      sizeId: decoration.assetSize.selectedSize?.id ?? null,
      colors:
        decoration.imageData?.selectedColors.map(({ transparent, chartColor }) => ({
          transparent,
          colorName: chartColor.name,
        })) ?? [],
      latestUpdate: decoration.latestUpdate,
    })),
    touched: {},
  }
}

export function artworkOf(
  decoration: DesignState['decorations'][number],
): DesignDocument['decorations'][number]['artwork'] {
  const { assetId, assetVersionId, imageData } = decoration
  if (!assetId || !assetVersionId || !imageData) return null
  const { assetType, filename, format, isVector, width, height, extractedColors } = imageData
  return {
    assetId,
    assetVersionId,
    assetType,
    filename,
    format,
    isVector,
    width,
    height,
    colors: extractedColors,
  }
}
