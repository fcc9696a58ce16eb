import type { Product } from '@teamloom/catalog/definition.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'

/** The product as it was built; each subject of a setting of products has one. */
export function productNamed(name: string): Product {
  return must(
    products.find(({ product }) => product.name === name),
    name,
  )
}
