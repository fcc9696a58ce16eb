import type { Label } from '@teamloom/kit/label.ts'
import type { LocationDefinition, PartDefinition, Product } from '../definition.ts'
import { findFabric } from '../fabrics/index.ts'
import { layerAt } from '../place-cloth.ts'
import type { DecorationType } from './decoration-type.ts'
import { decorationTypes } from './index.ts'
import { takesPlace } from './takes-place.ts'

const noPlace: Label = { en: 'No place for it on this product', fr: 'Aucun endroit pour cela sur ce produit' }

type Garment = Pick<Product, 'parts' | 'locations' | 'mainPart'>

/** Which ways to put artwork on cloth a garment takes: those that find a place, and whose cloth it is made of. */
export function typesOf({
  parts,
  locations,
  mainPart,
}: Garment): Pick<Product, 'decorationTypes' | 'unavailableDecorationTypes'> {
  const judged = decorationTypes.map((type: DecorationType) => ({
    type,
    reason: reasonAgainst(type, parts, locations, mainPart),
  }))
  return {
    decorationTypes: judged.filter(({ reason }) => reason === null).map(({ type }) => type),
    unavailableDecorationTypes: judged.flatMap(({ type, reason }) =>
      reason && type.selectable ? [{ type: type.type, reason }] : [],
    ),
  }
}

function reasonAgainst(
  type: DecorationType,
  parts: readonly PartDefinition[],
  locations: readonly LocationDefinition[],
  mainPart: string,
): Label | null {
  const places = locations.filter(location => takesPlace(type, location))
  const { cloth } = type
  if (
    cloth &&
    !places.some(
      place =>
        place.cloth.some(({ partName }) => partName === mainPart) &&
        fabricsAt(place, parts).some(each => isEverTaken(cloth, each)),
    )
  )
    return cloth.reason
  return places.length === 0 ? noPlace : null
}

function isEverTaken(cloth: NonNullable<DecorationType['cloth']>, fabricName: string): boolean {
  return (findFabric(fabricName)?.palette.colors ?? []).some(color => cloth.takes(fabricName, color))
}

/** All that its cloth may be made of, in one style or another. */
function fabricsAt({ cloth }: LocationDefinition, parts: readonly PartDefinition[]): readonly string[] {
  const styles = parts.flatMap(part => part.elements.flatMap(element => element.styles))
  const own: string[] = cloth.flatMap(ref =>
    parts
      .filter(({ name }) => name === ref.partName)
      .flatMap(({ elements }) => elements.filter(({ name }) => name === ref.elementName))
      .flatMap(({ styles: ofElement }) => ofElement)
      .flatMap(({ layers }) => [...(layerAt(layers, ref)?.fabricNames ?? [])]),
  )
  const others = styles.flatMap(({ instead }) => (instead && own.includes(instead.from) ? [instead.to] : []))
  return [...own, ...others]
}
