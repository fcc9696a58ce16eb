import { phoneForShow } from '@teamloom/commerce/addresses/phone.ts'
import { partsOfItem, partsText } from '@teamloom/commerce/pricing/item-parts.ts'
import type { Preorder } from '@teamloom/contract/preorders.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Cents } from '@teamloom/kit/money.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import type { Actor } from '#api/access/caller.ts'
import { untitled } from '#api/designs/untitled.ts'
import { countAttempt } from '#api/http/attempts.ts'
import { takeOwnMail } from '#api/http/mails-to.ts'
import { greeting, nameFor } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { mailWords } from '#api/mails/mail-words.ts'
import { signature } from '#api/mails/signature.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { eventRow } from '#api/requests/event-date.ts'
import { loadPreorders } from '#api/requests/load-preorders.ts'
import type { Services } from '#api/services.ts'

const texts = {
  en: {
    count: {
      piece: (count: number) => `${count} pieces`,
      pair: (count: number) => `${count} pairs`,
    },
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Shipping, in each price',
    total: 'Total before taxes',
    undetermined: 'To be determined',
    openOf: (design: string, count: number) => `${design}, ${count} ${count === 1 ? 'thing' : 'things'}`,
    open: (designs: string) =>
      `To look at in the artwork: ${designs}. The order request says what each is; our designers look at them first, and nothing waits for that.`,
  },
  fr: {
    count: {
      piece: (count: number) => `${count} pièces`,
      pair: (count: number) => `${count} paires`,
    },
    subtotal: 'Sous-total',
    discount: 'Rabais',
    shipping: 'Livraison, comprise dans chaque prix',
    total: 'Total avant taxes',
    undetermined: 'À déterminer',
    openOf: (design: string, count: number) => `${design}, ${count} ${count === 1 ? 'point' : 'points'}`,
    open: (designs: string) =>
      `À regarder dans le visuel\u00a0: ${designs}. La demande de commande les décrit; nos designers les regardent d’abord, et rien n’attend pour cela.`,
  },
} as const satisfies Record<Locale, unknown>

/** AC57: how many such mails of one account are waited for; what it causes beyond keeps nobody's mail waiting. */
const awaited = { most: 20, windowSeconds: 3600 }

/** Tells the customer that the request is in, and the sales address that there is one; sent when it is kept. */
export async function mailPreorder(
  tx: Tx,
  preorderId: string,
  actor: Actor,
  now: Date,
  services: Services,
): Promise<void> {
  const [preorder] = await loadPreorders(tx, [preorderId], '')
  const placed = must(preorder, 'pre-order')
  const { count } = await countAttempt(tx, `order mail ${actor.id}`, awaited, now)
  const about = { isOneOfMany: count > awaited.most }
  if (await takeOwnMail(tx, actor, services.config.limits, now))
    await services.jobs.add(tx, 'mail', customerMail(placed, actor, services), about)
  const event = await eventRow(tx, preorderId, 'en')
  await services.jobs.add(tx, 'mail', salesMail(placed, actor, event, services), about)
  for (const item of placed.purchasedItems) {
    await services.jobs.add(tx, 'keepPictures', { designId: item.design_id })
  }
}

function customerMail(placed: Preorder, actor: Actor, { config }: Services) {
  const values = { hello: greeting(actor, placed.locale), request: placed.preorder.number }
  const { action, paragraphs, ...words } = mailWords('requestPlaced', placed.locale, values, config)
  const nameOf: NameOf = item => {
    const product = item.designState.product.label[placed.locale]
    const name = nameFor(actor, item.designName) || untitled[placed.locale]
    return actor.emailVerified ? `${name} (${product})` : product
  }
  return layOutMail({
    to: actor.email,
    locale: placed.locale,
    ...words,
    paragraphs: [...paragraphs, ...openChecks(placed, placed.locale, nameOf)],
    rows: [...itemRows(placed, nameOf), ...totalRows(placed)],
    action: { label: action, url: `${config.publicUrl}/orders/request/${placed.preorder.id}` },
    footer: signature(config.provider, placed.locale),
    replyTo: config.provider.salesEmail,
  })
}

function salesMail(placed: Preorder, actor: Actor, event: Rows, { config }: Services) {
  const { shipping } = placed
  const nameOf: NameOf = ({ designName, designState }) =>
    `${designName ?? untitled[placed.locale]} (${designState.product.label[placed.locale]})`
  return layOutMail({
    to: config.provider.salesEmail,
    locale: 'en',
    subject: `Order request ${placed.preorder.number}: ${shipping.organization}`,
    heading: `Order request ${placed.preorder.number}`,
    paragraphs: [
      `${actor.firstName} ${actor.lastName} (${actor.email}) asks for ${placed.itemsCount} pieces.`,
      `Deliver to ${shipping.organization}, ${shipping.address.city}, ${shipping.address.state}, ${shipping.address.country}. Phone ${phoneForShow(shipping.phone, 'en')}.`,
      ...openChecks(placed, 'en', nameOf),
    ],
    rows: [
      ...itemRows(placed, nameOf),
      ...totalRows(placed),
      ...event,
      ['Promo code', placed.promoCode ?? '-'],
      ['Language', placed.locale],
    ],
    footer: `${config.provider.name}, ${config.publicUrl}`,
    replyTo: actor.email,
  })
}

type Rows = Awaited<ReturnType<typeof eventRow>>

/** How a design is called in the mail. */
type NameOf = (item: Preorder['purchasedItems'][number]) => string

/** How much is open of the artwork, all designs in one paragraph: what it is stands in the request. */
function openChecks({ purchasedItems }: Preorder, locale: Locale, nameOf: NameOf): string[] {
  const words = texts[locale]
  const open = purchasedItems.flatMap(item => {
    const count = new Set(item.openChecks.map(({ title }) => title.en)).size
    return count > 0 ? [words.openOf(nameOf(item), count)] : []
  })
  return open.length > 0 ? [words.open(open.join('; '))] : []
}

/** `22 pieces, 22 × $20.10 = $442.20`; socks in pairs. */
function itemRows({ purchasedItems, invoice, locale }: Preorder, nameOf: NameOf): [string, string][] {
  const words = texts[locale]
  return purchasedItems.map(item => {
    const { pricing } = item
    const sum = `${partsText(partsOfItem(pricing), invoice.currency, locale, 'piece')} = ${moneyText(pricing.total ?? 0, invoice.currency, locale)}`
    const count = words.count[item.designState.product.soldAs](pricing.qty)
    return [nameOf(item), pricing.total === null ? count : `${count}, ${sum}`]
  })
}

function totalRows({ invoice, locale }: Preorder): [string, string][] {
  const words = texts[locale]
  const money = (amount: Cents | null) =>
    amount === null ? words.undetermined : moneyText(amount, invoice.currency, locale)
  return [
    [words.subtotal, money(invoice.subtotal)],
    [words.shipping, money(invoice.shipping)],
    ...invoice.discounts.map(
      discount => [words.discount, `−\u00a0${money(discount.amount)}`] as [string, string],
    ),
    [words.total, money(invoice.total)],
  ]
}
