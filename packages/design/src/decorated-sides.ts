import type { Product } from '@teamloom/catalog/definition.ts'
import type { DesignDocument } from './document.ts'
import { spreadsOf } from './locations.ts'

/** The sides that carry artwork, in the product's order. */
export function decoratedSides(
  { decorations }: Pick<DesignDocument, 'decorations'>,
  { sides, locations }: Pick<Product, 'sides' | 'locations'>,
): Product['sides'][number][] {
  const places = new Set(decorations.flatMap(({ artwork, positionName }) => (artwork ? [positionName] : [])))
  const carrying = new Set(
    locations
      .filter(({ positionName }) => places.has(positionName))
      .flatMap(location => spreadsOf(location).map(({ side }) => side)),
  )
  return sides.filter(side => carrying.has(side))
}
