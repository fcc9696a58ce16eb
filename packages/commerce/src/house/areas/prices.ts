import { products } from '@teamloom/catalog/products/index.ts'
import { sizeNamesOf } from '../../pricing/price-item.ts'
import { offeredSizes } from '../../pricing/size-quantities.ts'
import { faultsOfPricing } from '../price-faults.ts'
import { pricingSchema } from '../pricing-schema.ts'
import { productNamed } from '../product-named.ts'
import { defineArea } from '../setting.ts'

/** ST4 to ST7: what each product costs, by its name. */
export const prices = defineArea({
  area: 'prices',
  subjects: products.map(({ product }) => product.name),
  isReadByDesigners: true,
  schema: pricingSchema,
  defaultOf: subject => productNamed(subject).pricing,
  faultsOf: (value, subject) => faultsOfPricing(value, sizeNamesOf(offeredSizes(productNamed(subject)))),
})
