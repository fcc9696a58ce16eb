import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Label } from '@teamloom/kit/label.ts'

/** A size as people read it; its name where the product has it no more. */
export function sizeLabel(
  { family, product }: { readonly family: string; readonly product: string },
  size: string,
): Label {
  const known = findProduct(family, product)?.sizes.find(({ name }) => name === size)
  return known?.displayLabel ?? { en: size, fr: size }
}
