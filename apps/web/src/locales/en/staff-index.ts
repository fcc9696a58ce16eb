import { books } from '#web/locales/en/books.ts'
import { desk } from '#web/locales/en/desk.ts'
import { history } from '#web/locales/en/history.ts'
import { keys } from '#web/locales/en/keys.ts'
import { ledger } from '#web/locales/en/ledger.ts'
import { mails } from '#web/locales/en/mails.ts'
import { newRequest } from '#web/locales/en/new-request.ts'
import { newsletter } from '#web/locales/en/newsletter.ts'
import { people, settings } from '#web/locales/en/people.ts'
import { preorder } from '#web/locales/en/preorder.ts'
import { prices } from '#web/locales/en/prices.ts'
import { promos } from '#web/locales/en/promos.ts'
import { secrets } from '#web/locales/en/secrets.ts'
import { shop } from '#web/locales/en/shop.ts'
import { staff } from '#web/locales/en/staff.ts'
import { techpack } from '#web/locales/en/techpack.ts'
import { webhooks } from '#web/locales/en/webhooks.ts'

/** The texts in English of the screens of staff. */
export const enStaff = {
  books,
  desk,
  history,
  keys,
  ledger,
  mails,
  newRequest,
  newsletter,
  people,
  preorder,
  prices,
  promos,
  secrets,
  settings,
  shop,
  staff,
  techpack,
  webhooks,
}
