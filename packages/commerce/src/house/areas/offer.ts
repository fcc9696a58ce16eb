import { products } from '@teamloom/catalog/products/index.ts'
import { z } from 'zod/mini'
import { faultsOfOffer } from '../offer-faults.ts'
import { type Offer, offeredAsBuilt } from '../offered-product.ts'
import { productNamed } from '../product-named.ts'
import { defineArea } from '../setting.ts'

const names = z.array(z.string().check(z.minLength(1), z.maxLength(120))).check(z.maxLength(2000))

const schema = z.strictObject({
  isOffered: z.boolean(),
  retired: z.strictObject({ styles: names, fabrics: names, colors: names, decorations: names, sizes: names }),
})

/** ST17 to ST19: what is offered of each product, by its name. */
export const offer = defineArea({
  area: 'offer',
  subjects: products.map(({ product }) => product.name),
  isReadByDesigners: true,
  schema: schema as unknown as z.ZodMiniType<Offer>,
  defaultOf: () => offeredAsBuilt,
  faultsOf: (value, subject) => faultsOfOffer(value, productNamed(subject)),
})
