import type { Product } from '@teamloom/catalog/definition.ts'

/** The address of the picture that messengers show of a product. */
export function pictureOf({ family, product }: Product, query = ''): string {
  return `/api/v1/pictures/link/${family.name}/${product.name}.jpg${query}`
}

/** The picture of a page about several: the first of them. */
export function firstPicture([product]: readonly Product[]): string {
  return product ? pictureOf(product) : '/logo.svg'
}
