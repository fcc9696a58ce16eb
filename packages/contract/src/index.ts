import { analyticsCalls } from './analytics.ts'
import { assetCalls } from './assets.ts'
import type { Call } from './call.ts'
import { cartCalls } from './cart.ts'
import { collectionCalls } from './collection.ts'
import { designCalls } from './designs.ts'
import { deskCalls } from './desk.ts'
import type { FileCall } from './file-call.ts'
import { generatorCalls } from './generator.ts'
import { groundCalls } from './ground.ts'
import { libraryCalls } from './library.ts'
import { newsletterCalls } from './newsletter.ts'
import { orderCalls } from './orders.ts'
import { paymentCalls } from './payments.ts'
import { addressCalls, preorderCalls } from './preorders.ts'
import { presenceCalls } from './presence.ts'
import { pricingCalls } from './pricing.ts'
import { projectCalls } from './projects.ts'
import { promoCalls } from './promos.ts'
import { proofCalls } from './proofs.ts'
import { purchasedDesignCalls } from './purchased-designs.ts'
import { quoteCalls } from './quotes.ts'
import { splitCalls } from './split.ts'
import { systemCalls } from './system.ts'
import { teamCalls } from './teams.ts'
import { techpackCalls } from './techpacks.ts'
import { textArtCalls } from './text-art.ts'
import { publicImageCalls, templateCall, thingCalls } from './things.ts'
import { userCalls } from './user.ts'
import { versionCalls } from './versions.ts'

/** Every call of the API. */
export const calls: readonly Call[] = [
  ...Object.values(userCalls),
  ...Object.values(addressCalls),
  ...Object.values(teamCalls),
  ...Object.values(projectCalls),
  ...Object.values(designCalls),
  ...Object.values(collectionCalls),
  ...Object.values(newsletterCalls),
  ...Object.values(versionCalls),
  ...Object.values(presenceCalls),
  ...Object.values(generatorCalls),
  ...Object.values(assetCalls),
  ...Object.values(libraryCalls),
  ...Object.values(textArtCalls),
  ...Object.values(groundCalls),
  ...Object.values(cartCalls),
  ...Object.values(pricingCalls),
  ...Object.values(promoCalls),
  ...Object.values(preorderCalls),
  ...Object.values(techpackCalls),
  ...Object.values(deskCalls),
  ...Object.values(quoteCalls),
  ...Object.values(proofCalls),
  ...Object.values(purchasedDesignCalls),
  ...Object.values(orderCalls),
  ...Object.values(paymentCalls),
  ...Object.values(splitCalls),
  ...Object.values(analyticsCalls),
  ...Object.values(systemCalls),
]

/** Calls that answer files. */
export const fileCalls: readonly FileCall[] = [
  ...Object.values(thingCalls),
  ...Object.values(publicImageCalls),
  templateCall,
]
