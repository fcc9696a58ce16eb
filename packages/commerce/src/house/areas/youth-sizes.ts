import { products } from '@teamloom/catalog/products/index.ts'
import { z } from 'zod/mini'
import { defineArea } from '../setting.ts'
import { isCutForYouths } from '../youths.ts'

/** ST16: whether a product that can be cut for youths comes in their sizes. */
export const youthSizes = defineArea({
  area: 'youthSizes',
  subjects: products.filter(isCutForYouths).map(({ product }) => product.name),
  isReadByDesigners: true,
  schema: z.boolean(),
  defaultOf: () => false,
  faultsOf: () => [],
})
