import { useDefinitions } from '#web/data/definitions.ts'
import { useProducts } from '#web/data/designs.ts'
import { useLabel } from '#web/lib/i18n.ts'

export type SizeName = { readonly name: string; readonly label: string }

/** The sizes that products known by their name come in, in their order; undefined until they are known. */
export function useProductSizes(
  productNames: readonly string[],
): (product: string) => readonly SizeName[] | undefined {
  const label = useLabel()
  const products = useProducts().data ?? []
  const definitions = useDefinitions(
    products
      .filter(({ product }) => productNames.includes(product.name))
      .map(({ family, product }) => ({ family: family.name, product: product.name })),
  )
  const byProduct = new Map(
    [...definitions.byKey.values()].map(definition => [
      definition.product.name,
      definition.sizes
        .filter(({ display }) => display.displayable)
        .map(({ name, displayLabel }) => ({ name, label: label(displayLabel) })),
    ]),
  )
  return product => byProduct.get(product)
}
