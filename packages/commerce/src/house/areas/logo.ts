import { faultsOfLogo, logoSchema } from '../logo.ts'
import { defineArea } from '../setting.ts'

/** ST27: on white and on dark ground. */
export const logo = defineArea({
  area: 'logo',
  subjects: ['light', 'dark'],
  isReadByDesigners: false,
  schema: logoSchema,
  defaultOf: () => null,
  faultsOf: faultsOfLogo,
})
