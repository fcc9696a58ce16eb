import type { Styles } from '@teamloom/bakes/manifest.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { createDocument } from '@teamloom/design/new-design.ts'

/** A new design's styles, and each style of each element beside it. */
export function eachStyleOf(product: Product): Styles[] {
  const own = drawnDesign(createDocument(product), product).styles
  return [
    own,
    ...product.parts.flatMap(part =>
      part.elements.flatMap(element =>
        element.styles.map(({ name }) => ({ ...own, [`${part.name}/${element.name}`]: name })),
      ),
    ),
  ]
}
