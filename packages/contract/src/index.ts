import { analyticsCalls } from './analytics.ts'
import { assetCalls } from './assets.ts'
import type { Call } from './call.ts'
import { cartCalls } from './cart.ts'
import { designCalls } from './designs.ts'
import { generatorCalls } from './generator.ts'
import { addressCalls, preorderCalls } from './preorders.ts'
import { pricingCalls } from './pricing.ts'
import { projectCalls } from './projects.ts'
import { systemCalls } from './system.ts'
import { teamCalls } from './teams.ts'
import { userCalls } from './user.ts'

/** Every call of the API. */
export const calls: readonly Call[] = [
  ...Object.values(userCalls),
  ...Object.values(addressCalls),
  ...Object.values(teamCalls),
  ...Object.values(projectCalls),
  ...Object.values(designCalls),
  ...Object.values(generatorCalls),
  ...Object.values(assetCalls),
  ...Object.values(cartCalls),
  ...Object.values(pricingCalls),
  ...Object.values(preorderCalls),
  ...Object.values(analyticsCalls),
  ...Object.values(systemCalls),
]
