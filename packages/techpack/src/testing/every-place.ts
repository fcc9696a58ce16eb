import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { firstOptions, type OptionValues, sizedWays } from '@teamloom/catalog/decorations/options.ts'
import { takesPlace } from '@teamloom/catalog/decorations/takes-place.ts'
import type { LocationDefinition, Product } from '@teamloom/catalog/definition.ts'
import type { DecorationState, DesignDocument } from '@teamloom/design/document.ts'
import { createDocument } from '@teamloom/design/new-design.ts'

type Artwork = NonNullable<DecorationState['artwork']>

export const withoutMargins: Artwork = {
  assetId: 'asset',
  assetVersionId: 'version',
  assetType: 'screenprint',
  filename: 'crest.svg',
  format: 'svg',
  isVector: true,
  width: 400,
  height: 200,
  colors: ['#112233'],
  isFlat: true,
}

/** Artwork as large as `withoutMargins` whose ink takes half of it, nearer to its left and its lower edge. */
export const withMargins: Artwork = {
  ...withoutMargins,
  details: {
    shares: [1],
    inked: { left: 0.1, top: 0.35, right: 0.6, bottom: 0.85 },
    inkedIn: [{ left: 0.1, top: 0.35, right: 0.6, bottom: 0.85 }],
    line: null,
    gap: null,
    speck: null,
  },
}

/** A design for each set of styles that some place needs, with a decoration of every kind that each of its places takes. */
export function designsWithEveryPlace(product: Product, shown: Artwork = withoutMargins): DesignDocument[] {
  const wearing = Map.groupBy(product.locations, ({ needs }) => JSON.stringify(needs))
  return [...wearing.values()].map(locations => {
    const needs = locations[0]!.needs
    const document = createDocument(product)
    const parts = document.parts.map(part => ({
      ...part,
      elements: part.elements.map(element => {
        const need = needs.find(
          ({ partName, elementName }) => partName === part.name && elementName === element.name,
        )
        return need ? { ...element, style: { ...element.style, name: need.styleNames[0]! } } : element
      }),
    }))
    return {
      ...document,
      parts,
      decorations: locations.flatMap(location => decorationsAt(product, location, shown)),
    }
  })
}

function decorationsAt(product: Product, location: LocationDefinition, shown: Artwork): DecorationState[] {
  return product.decorationTypes
    .filter(type => type.surface && takesPlace(type, location))
    .map(type => ({
      id: `${location.positionName}/${type.type}`,
      type: type.type,
      name: type.type,
      active: true,
      latestUpdate: '2027-01-01T00:00:00.000Z',
      positionName: location.positionName,
      artwork: shown,
      sizeId: null,
      colors: [],
      options: optionsAt(type, location),
    }))
}

/** In the first shape that fits. */
function optionsAt(type: DecorationType, location: LocationDefinition): OptionValues {
  const first = firstOptions(type.options)
  const fits = (options: OptionValues) => type.sizing.sizesAt(location, withoutMargins, options).length > 0
  return sizedWays(type.options, first).find(fits) ?? first
}
