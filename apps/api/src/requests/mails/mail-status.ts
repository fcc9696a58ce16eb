import { chargeLabel, isDelivery } from '@teamloom/commerce/charges/charge.ts'
import type { MailName } from '@teamloom/commerce/house/mails/index.ts'
import type { TickCounts } from '@teamloom/commerce/lines/line-ticks.ts'
import { ticksText } from '@teamloom/commerce/lines/ticks-text.ts'
import { balanceOf } from '@teamloom/commerce/orders/balance.ts'
import type { PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Cents, Currency } from '@teamloom/kit/money.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { eq, max } from 'drizzle-orm'
import { invoices } from '#api/db/tables.ts'
import { greeting, recipientOf } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { mailWords } from '#api/mails/mail-words.ts'
import { signature } from '#api/mails/signature.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import type { MailToSend } from '#api/platform/jobs/jobs.ts'
import type { LoadedRequest } from '#api/requests/load-requests.ts'
import { statusWords } from '#api/requests/mails/status-texts.ts'
import { instructionsInMail } from '#api/requests/payment-instructions.ts'
import { totalsOf } from '#api/requests/present-order.ts'
import { countPieces } from '#api/requests/present-preorder.ts'
import { countsOfRequest } from '#api/requests/proofs/pieces.ts'
import type { Services } from '#api/services.ts'

type Told = {
  readonly carrier?: string | undefined
  readonly trackingNumber?: string | undefined
  readonly trackingUrl?: string | undefined
  /** What is in a parcel, where there are several. */
  readonly contents?: string | undefined
  /** What staff write with a proof. */
  readonly note?: string | undefined
}

/** OR37: tells the customer of the step that was just taken, in the language of their request. */
export async function mailStatus(
  tx: Tx,
  loaded: LoadedRequest,
  { carrier, trackingNumber, trackingUrl, contents, note }: Told,
  { jobs, config }: Services,
  step = loaded.preorder.status as PreorderStatus,
): Promise<void> {
  const { preorder, user, order } = loaded
  const locale = preorder.locale as Locale
  const name = mailOf(step, loaded)
  if (!name) return
  const said = mailWords(
    name,
    locale,
    {
      hello: greeting(recipientOf(user), locale),
      request: preorder.number,
      ...(order && { order: order.number }),
    },
    config,
  )
  const words = statusWords[locale]
  const pieces = step === 'inreviewbycustomer' ? await countsOfRequest(tx, loaded) : undefined
  const balance = balanceOf(step, totalsOf(loaded, config).total, loaded.payments)
  const left = balance === null ? 0 : balance - loaded.payments.awaited
  const toPay = step === 'purchased' && left > 0 ? left : undefined
  const pay = toPay === undefined ? undefined : instructionsInMail(loaded, toPay, config)
  const invoice = step === 'purchased' && order ? await lastInvoice(tx, order.id, locale) : undefined
  await jobs.add(tx, 'mail', {
    ...layOutMail({
      to: user.email,
      locale,
      subject: said.subject,
      heading: said.heading,
      paragraphs: [
        ...said.paragraphs,
        ...(contents ? [words.contents(contents)] : []),
        ...(carrier ? [words.carrier(carrier)] : []),
        ...(trackingNumber ? [words.trackingNumber(trackingNumber)] : []),
        ...(pieces ? [words.looked(ticksText(pieces, locale))] : []),
        ...(note ? [words.note(config.provider.name, note)] : []),
        ...(invoice ? [words.attached] : []),
        ...(pay?.paragraphs ?? []),
      ],
      rows: [
        ...(step === 'purchased' ? invoiceRows(loaded, locale, config.collectPst) : []),
        ...(pay?.rows ?? []),
      ],
      action: trackingUrl
        ? { label: words.track, url: trackingUrl }
        : step === 'inreviewbycustomer'
          ? {
              label: name === 'quoteReady' ? words.quote : words.proof,
              url: `${config.publicUrl}/orders/proof/${preorder.id}`,
            }
          : { label: words.open, url: `${config.publicUrl}/orders/request/${preorder.id}` },
      footer: signature(config.provider, locale),
      replyTo: config.provider.salesEmail,
    }),
    ...(invoice ? { invoice } : {}),
  })
}

/** What a customer is told of each step; nothing of the first, of which they were told when they took it. */
const mailsOfSteps: Readonly<Partial<Record<PreorderStatus, MailName>>> = {
  inreviewbydesigner: 'designersAtWork',
  inreviewbycustomer: 'proofReady',
  purchased: 'orderConfirmed',
  inproduction: 'inProduction',
  shipped: 'shipped',
  delivered: 'delivered',
  cancelled: 'orderCancelled',
}

function mailOf(step: PreorderStatus, { preorder, order }: LoadedRequest): MailName | undefined {
  if (step === 'cancelled' && !order) return 'requestCancelled'
  if (step === 'inreviewbycustomer' && preorder.quotedById !== null) return 'quoteReady'
  return mailsOfSteps[step]
}

async function lastInvoice(tx: Reader, orderId: string, locale: Locale): Promise<MailToSend['invoice']> {
  const [last] = await tx
    .select({ revision: max(invoices.revision) })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
  return last?.revision ? { orderId, revision: last.revision, locale } : undefined
}

function invoiceRows(
  loaded: LoadedRequest,
  locale: Locale,
  collectPst: readonly string[],
): (readonly [string, string])[] {
  const { preorder, order, items } = loaded
  const words = statusWords[locale]
  const totals = totalsOf(loaded, { collectPst })
  const money = (cents: Cents | null) =>
    cents === null ? words.undetermined : moneyText(cents, preorder.currency as Currency, locale)
  return [
    [words.invoice, preorder.invoiceNumber || String(order?.number ?? '')],
    [words.pieces, numberText(countPieces(items), locale)],
    ...preorder.charges.map(charge => {
      const name = chargeLabel(charge)[locale]
      return [charge.taxed ? name : `${name}, ${words.untaxed}`, money(charge.amount)] as const
    }),
    [words.subtotal, money(totals.subtotal)],
    [preorder.charges.some(isDelivery) ? words.shippingAbove : words.shipping, money(totals.shipping)],
    ...(totals.discounts > 0 ? [[words.discounts, `−\u00a0${money(totals.discounts)}`] as const] : []),
    ...totals.taxes.map(
      ({ name, percentage, amount }) =>
        [`${words.taxes[name]} ${percentageText(percentage, locale)}`, money(amount)] as const,
    ),
    ...(preorder.taxExemption ? [[words.exempt, preorder.taxExemption.number] as const] : []),
    [words.total, money(totals.total)],
  ]
}

function percentageText(percentage: number, locale: Locale): string {
  return locale === 'fr' ? `${String(percentage).replace('.', ',')}\u00a0%` : `${percentage}%`
}

type Answered = {
  readonly approved: boolean
  readonly proofNumber: number
  readonly designName: string | null
  readonly note: string | null
  /** How far pieces of people are looked at, in all designs of the proof. */
  readonly pieces: TickCounts | undefined
}

/** OR37: tells the sales address that the customer approved all of a proof, or asks for a change. */
export async function mailProofAnswer(
  tx: Tx,
  { preorder, user }: LoadedRequest,
  { approved, proofNumber, designName, note, pieces }: Answered,
  { jobs, config }: Services,
): Promise<void> {
  const what = approved
    ? `Proof ${proofNumber} of request ${preorder.number} is approved`
    : `Request ${preorder.number}: a change is asked for`
  await jobs.add(
    tx,
    'mail',
    layOutMail({
      to: config.provider.salesEmail,
      locale: 'en',
      subject: what,
      heading: what,
      paragraphs: [
        `${user.firstName} ${user.lastName} (${user.email}) has answered proof ${proofNumber}.`,
        ...(approved ? [] : [`Design: ${designName ?? 'Untitled design'}.`]),
        ...(pieces ? [`${ticksText(pieces, 'en')}.`] : []),
        ...(note ? [note] : []),
      ],
      action: {
        label: 'Open the request',
        url: `${config.publicUrl}/purchased/preorder/${preorder.id}`,
      },
      footer: `${config.provider.name}.`,
      replyTo: user.email,
    }),
  )
}

/** OR58: tells the sales address that a customer does not want what was quoted, and why. */
export async function mailDeclined(
  tx: Tx,
  { preorder, user }: LoadedRequest,
  note: string,
  { jobs, config }: Services,
): Promise<void> {
  const what = `Request ${preorder.number}: the quote is declined`
  await jobs.add(
    tx,
    'mail',
    layOutMail({
      to: config.provider.salesEmail,
      locale: 'en',
      subject: what,
      heading: what,
      paragraphs: [`${user.firstName} ${user.lastName} (${user.email}) writes:`, note],
      action: { label: 'Open the request', url: `${config.publicUrl}/purchased/preorder/${preorder.id}` },
      footer: `${config.provider.name}.`,
      replyTo: user.email,
    }),
  )
}
