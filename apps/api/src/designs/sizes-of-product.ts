import type { Product } from '@teamloom/catalog/definition.ts'
import { offeredSizes } from '@teamloom/commerce/pricing/size-quantities.ts'

/** The sizes that are offered, and what is measured of each, as a page shows them to who has no account; inches. */
export function sizesOfProduct(product: Product) {
  const sizes = offeredSizes(product)
  const measured = new Map(sizes.flatMap(size => size.measurements).map(each => [each.name, each.label]))
  return {
    sizes: sizes.map(({ name, displayLabel }) => ({ name, displayLabel })),
    measurements: [...measured].map(([name, label]) => ({
      name,
      label,
      sizes: sizes.flatMap(size =>
        size.measurements
          .filter(each => each.name === name)
          .map(({ inches }) => ({ name: size.name, inches })),
      ),
    })),
  }
}
