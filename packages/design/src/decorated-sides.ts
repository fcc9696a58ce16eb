import type { Product } from '@teamloom/catalog/definition.ts'
import type { DesignDocument } from './document.ts'
import { spreadsOf } from './locations.ts'

type Sided = Pick<Product, 'sides' | 'locations'>

/** The sides that carry artwork, in the product's order. */
export function decoratedSides(
  { decorations }: Pick<DesignDocument, 'decorations'>,
  product: Sided,
): Product['sides'][number][] {
  return sidesOfPlaces(
    decorations.flatMap(({ artwork, positionName }) => (artwork ? [positionName] : [])),
    product,
  )
}

/** The sides on which something of these places is seen, in the product's order. */
export function sidesOfPlaces(
  positionNames: readonly string[],
  { sides, locations }: Sided,
): Product['sides'][number][] {
  const seen = new Set(
    locations
      .filter(({ positionName }) => positionNames.includes(positionName))
      .flatMap(location => spreadsOf(location).map(({ side }) => side)),
  )
  return sides.filter(side => seen.has(side))
}
