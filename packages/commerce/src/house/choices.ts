import type { Product } from '@teamloom/catalog/definition.ts'
import { colorsOfLayer, isOffered } from '@teamloom/design/layer-colors.ts'
import type { RetiredChoices } from './offered-product.ts'

type Choices = { readonly [Of in keyof RetiredChoices]: ReadonlySet<string> }

/** All that can be retired of a product, in the order of the catalogue; what it offers no more already is left out. */
export function choicesOf(built: Product): Choices {
  const styles = built.parts.flatMap(part =>
    part.elements.flatMap(element =>
      element.styles.flatMap(style =>
        style.disabled || style.deprecated
          ? []
          : [{ name: `${part.name}/${element.name}/${style.name}`, layers: style.layers }],
      ),
    ),
  )
  const layers = styles.flatMap(style => style.layers)
  return {
    styles: new Set(styles.map(({ name }) => name)),
    fabrics: new Set(layers.flatMap(layer => layer.fabricNames)),
    colors: new Set(
      layers.flatMap(layer =>
        colorsOfLayer(layer)
          .filter(isOffered)
          .map(({ name }) => `${layer.fabricNames[0]}/${name}`),
      ),
    ),
    decorations: new Set(
      built.decorationTypes.filter(({ selectable }) => selectable).map(({ type }) => type),
    ),
    sizes: new Set(built.sizes.filter(({ successor }) => successor === undefined).map(({ name }) => name)),
  }
}
