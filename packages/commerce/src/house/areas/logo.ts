import { faultsOfLogo, logoSchema, logoSides } from '../logo.ts'
import { defineArea } from '../setting.ts'

/** ST27: on white, on dark ground and in the tab of a browser. */
export const logo = defineArea({
  area: 'logo',
  subjects: logoSides,
  isReadByDesigners: false,
  schema: logoSchema,
  defaultOf: () => null,
  faultsOf: faultsOfLogo,
})
