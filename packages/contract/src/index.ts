import { accountingFiles } from './accounting.ts'
import { analyticsCalls } from './analytics.ts'
import { approvalCalls } from './approval.ts'
import { assetFiles } from './asset-files.ts'
import { assetCalls } from './assets.ts'
import { brandFiles } from './brand-files.ts'
import type { Call } from './call.ts'
import { cartCalls } from './cart.ts'
import { catalogueCalls } from './catalogue.ts'
import { collectionCalls } from './collection.ts'
import { collectionFiles } from './collection-files.ts'
import { commentCalls, commentFiles } from './comments.ts'
import { designCalls } from './designs.ts'
import { deskCalls } from './desk.ts'
import { earlierCalls } from './earlier-lists.ts'
import { factorCalls } from './factors.ts'
import { generatorCalls } from './generator.ts'
import { groundCalls } from './ground.ts'
import { keyCalls } from './keys.ts'
import { libraryCalls } from './library.ts'
import { lineFiles } from './line-files.ts'
import { mailCalls } from './mails.ts'
import { mockupCalls, mockupFiles } from './mockups.ts'
import { newsletterCalls, newsletterFiles } from './newsletter.ts'
import { oidcCalls, oidcPages } from './oidc.ts'
import { orderCalls, orderFiles } from './orders.ts'
import { cardEventCall, paymentCalls } from './payments.ts'
import { pictureFiles } from './picture-files.ts'
import { pieceCalls, pieceFiles } from './pieces.ts'
import { addressCalls, preorderCalls } from './preorders.ts'
import { presenceCalls } from './presence.ts'
import { pricingCalls } from './pricing.ts'
import { projectCalls } from './projects.ts'
import { promoCalls } from './promos.ts'
import { proofCalls } from './proofs.ts'
import { purchasedDesignCalls } from './purchased-designs.ts'
import { quoteCalls } from './quotes.ts'
import type { RawCall } from './raw-call.ts'
import { reviewCalls, reviewFiles } from './review.ts'
import { settingCalls } from './settings.ts'
import { splitCalls } from './split.ts'
import { staffCalls, staffFiles } from './staff.ts'
import { systemCalls } from './system.ts'
import { teamCalls } from './teams.ts'
import { machineFileCall } from './techpack-machine.ts'
import { archiveCall, techpackCalls } from './techpacks.ts'
import { textArtCalls } from './text-art.ts'
import { publicImageCalls, templateCall, thingCalls } from './things.ts'
import { ownDataCall, userCalls } from './user.ts'
import { versionCalls } from './versions.ts'
import { webhookCalls } from './webhooks.ts'

/** Every call of the API. */
export const calls: readonly Call[] = [
  ...Object.values(userCalls),
  ...Object.values(factorCalls),
  ...Object.values(oidcCalls),
  ...Object.values(addressCalls),
  ...Object.values(teamCalls),
  ...Object.values(projectCalls),
  ...Object.values(designCalls),
  ...Object.values(collectionCalls),
  ...Object.values(newsletterCalls),
  ...Object.values(versionCalls),
  ...Object.values(commentCalls),
  ...Object.values(reviewCalls),
  ...Object.values(approvalCalls),
  ...Object.values(presenceCalls),
  ...Object.values(generatorCalls),
  ...Object.values(catalogueCalls),
  ...Object.values(mockupCalls),
  ...Object.values(assetCalls),
  ...Object.values(libraryCalls),
  ...Object.values(textArtCalls),
  ...Object.values(groundCalls),
  ...Object.values(cartCalls),
  ...Object.values(earlierCalls),
  ...Object.values(pricingCalls),
  ...Object.values(promoCalls),
  ...Object.values(preorderCalls),
  ...Object.values(techpackCalls),
  ...Object.values(deskCalls),
  ...Object.values(quoteCalls),
  ...Object.values(proofCalls),
  ...Object.values(pieceCalls),
  ...Object.values(purchasedDesignCalls),
  ...Object.values(orderCalls),
  ...Object.values(paymentCalls),
  ...Object.values(splitCalls),
  ...Object.values(staffCalls),
  ...Object.values(keyCalls),
  ...Object.values(webhookCalls),
  ...Object.values(settingCalls),
  ...Object.values(mailCalls),
  ...Object.values(analyticsCalls),
  ...Object.values(systemCalls),
]

/** Every address of the API besides: files, pages, and what takes bytes. */
export const rawCalls: readonly RawCall[] = [
  ...Object.values(thingCalls),
  ...Object.values(publicImageCalls),
  templateCall,
  ...Object.values(mockupFiles),
  ...Object.values(lineFiles),
  ...Object.values(pieceFiles),
  ...Object.values(pictureFiles),
  ...Object.values(assetFiles),
  ...Object.values(collectionFiles),
  ...Object.values(commentFiles),
  ...Object.values(reviewFiles),
  ...Object.values(brandFiles),
  ...Object.values(newsletterFiles),
  ...Object.values(staffFiles),
  ...Object.values(accountingFiles),
  ...Object.values(oidcPages),
  ...Object.values(orderFiles),
  cardEventCall,
  archiveCall,
  machineFileCall,
  ownDataCall,
]
