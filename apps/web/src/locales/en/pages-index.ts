import { account } from '#web/locales/en/account.ts'
import { address } from '#web/locales/en/address.ts'
import { cart } from '#web/locales/en/cart.ts'
import { feedback } from '#web/locales/en/feedback.ts'
import { guest } from '#web/locales/en/guest.ts'
import { home } from '#web/locales/en/home.ts'
import { mail } from '#web/locales/en/mail.ts'
import { orders } from '#web/locales/en/orders.ts'
import { payments } from '#web/locales/en/payments.ts'
import { privacy } from '#web/locales/en/privacy.ts'
import { profile } from '#web/locales/en/profile.ts'
import { proof } from '#web/locales/en/proof.ts'
import { quotation } from '#web/locales/en/quotation.ts'
import { referral } from '#web/locales/en/referral.ts'
import { team } from '#web/locales/en/team.ts'
import { terms } from '#web/locales/en/terms.ts'

/** The texts in English of the pages around the studio. */
export const enPages = {
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
