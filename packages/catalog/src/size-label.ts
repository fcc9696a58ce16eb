import type { Label } from '@teamloom/kit/label.ts'
import type { Product } from './definition.ts'
import { findProduct } from './products/index.ts'

/** A size as people read it; its name where the product has it no more. */
export function sizeLabel(
  { family, product }: { readonly family: string; readonly product: string },
  size: string,
): Label {
  return sizeLabelOf(findProduct(family, product), size)
}

export function sizeLabelOf(product: Product | undefined, size: string): Label {
  return product?.sizes.find(({ name }) => name === size)?.displayLabel ?? { en: size, fr: size }
}
