import { brandSchema, faultsOfBrand } from '../brand.ts'
import { defineArea } from '../setting.ts'

/** ST26: who the house is to its customers. */
export const brand = defineArea({
  area: 'brand',
  subjects: [''],
  isReadByDesigners: false,
  schema: brandSchema,
  defaultOf: (_, { brand }) => brand,
  faultsOf: faultsOfBrand,
})
