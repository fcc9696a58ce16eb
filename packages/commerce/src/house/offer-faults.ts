import type { Product } from '@teamloom/catalog/definition.ts'
import { colorsOfLayer, isOffered } from '@teamloom/design/layer-colors.ts'
import { choicesOf } from './choices.ts'
import { type Offer, type RetiredChoices, withOffer } from './offered-product.ts'
import type { SettingFault } from './setting-fault.ts'
import { withYouthSizes } from './youths.ts'

/** ST19: names that the product has not, and choices of which nothing would be left. */
export function faultsOfOffer(offer: Offer, built: Product): SettingFault[] {
  const known = choicesOf(built)
  const unknown = (Object.keys(known) as (keyof RetiredChoices)[]).flatMap(of =>
    offer.retired[of].flatMap((name, at): SettingFault[] =>
      known[of].has(name) ? [] : [{ field: `retired.${of}.${at}`, rule: 'unknown_choice' }],
    ),
  )
  return unknown.length > 0 ? unknown : faultsOfRest(offer, built)
}

/** `withOffer` leaves a choice whole of which nothing would be left: so what is retired and still offered tells. */
function faultsOfRest({ retired }: Offer, built: Product): SettingFault[] {
  const left = withOffer(withYouthSizes(built), { isOffered: true, retired })
  const elements = left.parts.flatMap(part =>
    part.elements.map(element => ({ path: `${part.name}/${element.name}`, element })),
  )
  const styles = elements.flatMap(({ path, element }) =>
    element.styles.flatMap(style => ({ path: `${path}/${style.name}`, style })),
  )
  const isGone = ({ path, style }: (typeof styles)[number]) =>
    retired.styles.includes(path) ||
    style.layers.some(({ fabricNames }) => fabricNames.some(name => retired.fabrics.includes(name)))
  const isUnmarked = styles.filter(isGone).filter(({ style }) => !style.deprecated)
  const colors = styles.some(({ style }) =>
    style.layers.some(layer =>
      colorsOfLayer(layer).some(
        color => isOffered(color) && retired.colors.includes(`${layer.fabricNames[0]}/${color.name}`),
      ),
    ),
  )
  const sizes = left.sizes.some(({ name, display }) => display.displayable && retired.sizes.includes(name))
  return [
    ...(isUnmarked.length > 0
      ? [
          {
            field: isUnmarked.some(({ path }) => retired.styles.includes(path))
              ? 'retired.styles'
              : 'retired.fabrics',
          },
        ]
      : []),
    ...(colors ? [{ field: 'retired.colors' }] : []),
    ...(sizes ? [{ field: 'retired.sizes' }] : []),
  ].map(({ field }) => ({ field, rule: 'nothing_left' }))
}
