import { fabrics } from '@teamloom/catalog/fabrics/index.ts'
import { defineArea } from '../setting.ts'
import { faultsOfStock, stockSchema } from '../stock.ts'

/** ST29: by fabric and colour, `fleece/1014`. */
export const stock = defineArea({
  area: 'stock',
  subjects: fabrics.flatMap(({ name, palette }) => palette.colors.map(color => `${name}/${color.name}`)),
  isReadByDesigners: true,
  isToldWhenSet: true,
  schema: stockSchema,
  defaultOf: () => null,
  faultsOf: faultsOfStock,
})
