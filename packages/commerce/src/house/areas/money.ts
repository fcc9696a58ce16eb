import { faultsOfMoney, moneySchema } from '../money.ts'
import { defineArea } from '../setting.ts'

/** ST21: how the house is paid. */
export const money = defineArea({
  area: 'money',
  subjects: [''],
  isReadByDesigners: false,
  schema: moneySchema,
  defaultOf: (_, { money }) => money,
  faultsOf: faultsOfMoney,
})
