import { products } from '@teamloom/catalog/products/index.ts'
import { deliverySchema, faultsOfDelivery } from '../delivery.ts'
import { productNamed } from '../product-named.ts'
import { defineArea } from '../setting.ts'

/** ST23: how long each product takes, by its name. */
export const delivery = defineArea({
  area: 'delivery',
  subjects: products.map(({ product }) => product.name),
  isReadByDesigners: true,
  schema: deliverySchema,
  defaultOf: subject => {
    const { minWeeks, maxWeeks } = productNamed(subject).deliveryTime
    return { minWeeks, maxWeeks }
  },
  faultsOf: faultsOfDelivery,
})
