import { account } from '#web/locales/fr/account.ts'
import { address } from '#web/locales/fr/address.ts'
import { cart } from '#web/locales/fr/cart.ts'
import { feedback } from '#web/locales/fr/feedback.ts'
import { guest } from '#web/locales/fr/guest.ts'
import { home } from '#web/locales/fr/home.ts'
import { mail } from '#web/locales/fr/mail.ts'
import { orders } from '#web/locales/fr/orders.ts'
import { payments } from '#web/locales/fr/payments.ts'
import { privacy } from '#web/locales/fr/privacy.ts'
import { profile } from '#web/locales/fr/profile.ts'
import { proof } from '#web/locales/fr/proof.ts'
import { quotation } from '#web/locales/fr/quotation.ts'
import { referral } from '#web/locales/fr/referral.ts'
import { team } from '#web/locales/fr/team.ts'
import { terms } from '#web/locales/fr/terms.ts'

/** The texts in French of the pages around the studio. */
export const frPages = {
  account,
  address,
  cart,
  feedback,
  guest,
  home,
  mail,
  orders,
  payments,
  privacy,
  profile,
  proof,
  quotation,
  referral,
  team,
  terms,
}
