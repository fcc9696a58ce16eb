import type { IncludedSizes, PriceTable, Product, SizeDefinition } from '@teamloom/catalog/definition.ts'

/** A size in which a product can be cut, and which the house has not said that it offers. */
const isHeldBack = ({ display, successor, isRetired }: SizeDefinition) =>
  !display.displayable && successor === undefined && !isRetired

export function isCutForYouths({ sizes }: Pick<Product, 'sizes'>): boolean {
  return sizes.some(isHeldBack)
}

/** ST16: offered in youths' sizes too, which cost no more where the smallest of adults' does not. */
export function withYouthSizes(product: Product): Product {
  const [youngest] = product.sizes.filter(isHeldBack)
  const smallest = product.sizes.find(({ display }) => display.displayable)
  if (!youngest || !smallest) return product
  const including = (rule: IncludedSizes): IncludedSizes =>
    rule.fromSizeName === smallest.name ? { ...rule, fromSizeName: youngest.name } : rule
  const priced = (table: PriceTable): PriceTable => ({
    ...table,
    includedSizesPerRange: table.includedSizesPerRange.map(including),
  })
  const { cad, usd } = product.pricing.pricingCurrency
  return {
    ...product,
    sizes: product.sizes.map(size => (isHeldBack(size) ? { ...size, display: { displayable: true } } : size)),
    pricing: { ...product.pricing, pricingCurrency: { cad: priced(cad), usd: priced(usd) } },
  }
}
