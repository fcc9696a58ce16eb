import type { Offer, RetiredChoices } from './offered-product.ts'

/** What one offer has no more that the other had; `all`: the product itself. */
export function newlyRetired(
  before: Offer,
  after: Offer,
): { readonly all: boolean; readonly of: RetiredChoices } {
  const since = (of: keyof RetiredChoices) =>
    after.retired[of].filter(name => !before.retired[of].includes(name))
  return {
    all: before.isOffered && !after.isOffered,
    of: {
      styles: since('styles'),
      fabrics: since('fabrics'),
      colors: since('colors'),
      decorations: since('decorations'),
      sizes: since('sizes'),
    },
  }
}
