import { useDefinitions } from '#web/data/definitions.ts'
import { useProducts } from '#web/data/designs.ts'
import { useLabel } from '#web/lib/i18n.ts'

/** Names of sizes in the language shown, for products known by their name alone; until they are known, the letters. */
export function useSizeLabels(productNames: readonly string[]): (product: string, size: string) => string {
  const label = useLabel()
  const products = useProducts().data ?? []
  const definitions = useDefinitions(
    products
      .filter(({ product }) => productNames.includes(product.name))
      .map(({ family, product }) => ({ family: family.name, product: product.name })),
  )
  const byProduct = new Map(
    [...definitions.byKey.values()].map(definition => [definition.product.name, definition]),
  )
  return (product, size) => {
    const known = byProduct.get(product)?.sizes.find(({ name }) => name === size)
    return known ? label(known.displayLabel) : size
  }
}
