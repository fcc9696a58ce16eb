import { books } from '#web/locales/fr/books.ts'
import { desk } from '#web/locales/fr/desk.ts'
import { history } from '#web/locales/fr/history.ts'
import { keys } from '#web/locales/fr/keys.ts'
import { ledger } from '#web/locales/fr/ledger.ts'
import { mails } from '#web/locales/fr/mails.ts'
import { newRequest } from '#web/locales/fr/new-request.ts'
import { newsletter } from '#web/locales/fr/newsletter.ts'
import { people, settings } from '#web/locales/fr/people.ts'
import { preorder } from '#web/locales/fr/preorder.ts'
import { prices } from '#web/locales/fr/prices.ts'
import { promos } from '#web/locales/fr/promos.ts'
import { secrets } from '#web/locales/fr/secrets.ts'
import { shop } from '#web/locales/fr/shop.ts'
import { staff } from '#web/locales/fr/staff.ts'
import { techpack } from '#web/locales/fr/techpack.ts'
import { webhooks } from '#web/locales/fr/webhooks.ts'

/** The texts in French of the screens of staff. */
export const frStaff = {
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
