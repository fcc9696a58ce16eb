import type { ColorLimit, Product } from '@teamloom/catalog/definition.ts'
import { withLimits } from './offered-product.ts'

/** A colour of a fabric that ran out, and when more comes. */
export type OutColor = { readonly fabric: string; readonly color: string; readonly backOn: string | null }

/** ST30: the product with what ran out marked as such: it can be chosen again once there is more. */
export function withoutColors(product: Product, out: readonly OutColor[]): Product {
  if (out.length === 0) return product
  const byFabric = Map.groupBy(out, ({ fabric }) => fabric)
  return {
    ...product,
    parts: product.parts.map(part => ({
      ...part,
      elements: part.elements.map(element => {
        const [first, ...rest] = element.styles.map(style => ({
          ...style,
          layers: style.layers.map(layer => {
            const gone = layer.fabricNames.flatMap(name => byFabric.get(name) ?? [])
            const limits = gone.map(({ color, backOn }): [string, ColorLimit] => [
              color,
              { isOut: true, backOn },
            ])
            return limits.length > 0 ? withLimits(layer, new Map(limits)) : layer
          }),
        }))
        return { ...element, styles: [first!, ...rest] as const }
      }),
    })),
  }
}
