import { chargeKinds, chargeLabel } from '@teamloom/commerce/charges/charge.ts'
import { voidReasons } from '@teamloom/commerce/orders/void-reasons.ts'
import { paymentMethods } from '@teamloom/commerce/payments/ledger.ts'
import { preorderStatuses } from '@teamloom/commerce/preorders/status.ts'
import { type SizeQuantity, totalQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import { exemptFrom } from '@teamloom/commerce/taxes/tax-exemption.ts'
import type { HistoryEntry } from '@teamloom/contract/history.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { type Currency, currencies } from '@teamloom/kit/money.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import type { TFunction } from 'i18next'

type Data = Readonly<Record<string, unknown>>

type Told = {
  /** That of the request, where an entry does not say its own. */
  readonly currency: Currency
  /** What a size of an ordered design is called. */
  readonly sizeLabel: (designId: string, size: string) => string
  readonly t: TFunction
  readonly locale: Locale
}

/** What was done, after the name of who did it: `changed the sizes of Crew zip hoodie, 24 to 26 pieces: L 7 to 9`. */
export function historyWords({ event }: HistoryEntry, told: Told): string {
  const { currency, t, locale } = told
  const { name, data } = event
  const design = textIn(data, 'designName') ?? t('common.untitled')
  const [before, after] = [dataIn(data, 'old'), dataIn(data, 'new')]
  const money = (amount: unknown, of: unknown = currency) =>
    typeof amount === 'number'
      ? moneyText(amount, currencies.find(each => each === of) ?? currency, locale)
      : '?'
  const number = (value: unknown) => (typeof value === 'number' ? numberText(value, locale) : '?')
  switch (name) {
    case 'size_updated':
      return sizeWords(data, design, told)
    case 'purchased_design_updated': {
      const changes = sentencesIn(data.words, locale)
      return changes
        ? t('history.designChanged', { design, changes })
        : t('history.purchased_design_updated', { design })
    }
    case 'created':
      return t(data.isQuote ? 'history.quoted' : 'history.created')
    case 'status_updated':
      if (textIn(data, 'declined')) return t('history.declined', { note: textIn(data, 'declined') ?? '' })
      return t('history.status_updated', {
        status: [
          t(`desk.statuses.${statusIn(after)}`),
          ...['carrier', 'trackingNumber', 'trackingUrl'].map(key => textIn(data, key)),
        ]
          .filter(Boolean)
          .join(', '),
      })
    case 'shipment_added':
      return t('history.shipment_added', {
        parcel: ['contents', 'carrier', 'trackingNumber', 'trackingUrl']
          .flatMap(key => textIn(data, key) ?? [])
          .join(', '),
      })
    case 'invoice_updated': {
      const quote = textIn(after, 'externalQuoteNumber')
      if (quote !== undefined || 'externalQuoteNumber' in after)
        return quote ? t('history.quote', { number: quote }) : t('history.quoteRemoved')
      const invoice = textIn(after, 'invoice_number')
      return invoice ? t('history.invoice_updated', { number: invoice }) : t('history.invoiceRemoved')
    }
    case 'project_number_updated': {
      const project = textIn(after, 'project_number')
      return project ? t('history.project_number_updated', { number: project }) : t('history.projectRemoved')
    }
    case 'in_charge_updated':
      return t('history.in_charge_updated', { name: textIn(after, 'name') ?? '?' })
    case 'discount_updated':
      if ('ids' in data) return t('history.discountsReordered')
      return data.old
        ? t('history.discount_updated', { name: discountIn(after, t), amount: money(after.amount) })
        : t('history.discountAdded', { name: discountIn(after, t), amount: money(after.amount) })
    case 'discount_removed':
      return t('history.discount_removed', { name: discountIn(before, t), amount: money(before.amount) })
    case 'charge_updated': {
      if ('ids' in data) return t('history.chargesReordered')
      const facts = { name: chargeIn(after, told), amount: money(after.amount) }
      return withReason(t(data.old ? 'history.charge_updated' : 'history.chargeAdded', facts), after, t)
    }
    case 'charge_removed':
      return t('history.charge_removed', { name: chargeIn(before, told), amount: money(before.amount) })
    case 'tax_exemption_updated': {
      const from = exemptFrom.find(each => each === after.from)
      if (!data.new || !from) return t('history.exemptionRemoved')
      const kind = t(`preorder.exemption.kinds.${from}`)
      return t('history.tax_exemption_updated', { number: textIn(after, 'number') ?? '?', kind })
    }
    case 'currency_updated':
      return t('history.currency_updated', {
        old: textIn(before, 'currency')?.toUpperCase() ?? '?',
        new: textIn(after, 'currency')?.toUpperCase() ?? '?',
      })
    case 'item_price_updated':
      if (!data.new) return t('history.priceRemoved', { design })
      return withReason(
        t('history.item_price_updated', { design, price: money(after.pricePerUnit, data.currency) }),
        after,
        t,
      )
    case 'note_added':
      return data.named
        ? t('history.noteFor', {
            name: textIn(dataIn(data, 'named'), 'name') ?? '?',
            text: textIn(data, 'text') ?? '',
          })
        : t('history.note_added', { text: textIn(data, 'text') ?? '' })
    case 'proof_sent':
      return t('history.proof_sent', { number: number(data.proofNumber) })
    case 'proof_approved':
      return t('history.proof_approved', { design, number: number(data.proofNumber) })
    case 'approval_voided':
      return t('history.approval_voided', {
        design,
        number: number(data.proofNumber),
        reason: voidReasonText(data.reason, t),
      })
    case 'change_requested':
      return t('history.change_requested', {
        design,
        number: number(data.proofNumber),
        note: textIn(data, 'note') ?? '',
      })
    case 'order_created':
      return t('history.order_created', { number: String(data.number) })
    case 'invoice_issued':
      return t('history.invoice_issued', {
        revision: number(data.revision),
        total: money(data.total, data.currency),
      })
    case 'deposit_updated':
      return data.new
        ? t('history.deposit_updated', {
            percent: number(after.percent),
            amount: money(after.amount, data.currency),
          })
        : t('history.depositRemoved')
    case 'payment_recorded':
    case 'refund_settled':
      return t(`history.${paymentWordsOf(name, data)}`, {
        amount: money(typeof data.amount === 'number' ? Math.abs(data.amount) : undefined, data.currency),
        method: methodIn(data, t),
      })
    case 'credit_stays':
      return t('history.credit_stays', { amount: money(data.amount, data.currency) })
    default:
      return t(`history.${name}`, { design })
  }
}

/** An entry of before says neither its state nor what it reverses. */
function paymentWordsOf(name: 'payment_recorded' | 'refund_settled', { amount, state, reverses }: Data) {
  if (name === 'refund_settled') return state === 'failed' ? 'refundFailed' : 'refund_settled'
  if (state === 'failed') return 'paymentFailed'
  if (reverses) return 'paymentReversed'
  if (typeof amount !== 'number' || amount >= 0) return 'payment_recorded'
  return state === 'pending' ? 'refundAsked' : 'refundRecorded'
}

function methodIn({ method: named }: Data, t: TFunction): string {
  const method = paymentMethods.find(each => each === named)
  return method ? t(`payments.methods.${method}`) : '?'
}

function dataIn(data: Data, key: string): Data {
  const value = data[key]
  return typeof value === 'object' && value !== null ? (value as Data) : {}
}

/** What was changed of a design, as the server worded it in both languages. */
function sentencesIn(words: unknown, locale: Locale): string {
  if (!Array.isArray(words)) return ''
  return words
    .map((each: Readonly<Record<string, unknown>> | null) => each?.[locale])
    .filter(text => typeof text === 'string')
    .join(' ')
}

function textIn(data: Data, key: string): string | undefined {
  const value = data[key]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Each size whose quantity is another, and how many pieces there are where that is too. */
function sizeWords(data: Data, design: string, { sizeLabel, t, locale }: Told): string {
  const [old, now] = [sizesIn(dataIn(data, 'old')), sizesIn(dataIn(data, 'new'))]
  const qtyIn = (sizes: readonly SizeQuantity[], name: string) =>
    sizes.find(size => size.name === name)?.qty ?? 0
  const designId = textIn(data, 'designId') ?? ''
  const changed = [...new Set([...old, ...now].map(({ name }) => name))]
    .filter(name => qtyIn(old, name) !== qtyIn(now, name))
    .map(name =>
      t('history.size', {
        size: sizeLabel(designId, name),
        old: numberText(qtyIn(old, name), locale),
        new: numberText(qtyIn(now, name), locale),
      }),
    )
    .join(', ')
  const [before, after] = [totalQuantity(old), totalQuantity(now)]
  if (before === after) return t('history.sizesShifted', { design, changed })
  return t('history.size_updated', {
    design,
    changed,
    old: numberText(before, locale),
    new: numberText(after, locale),
  })
}

function sizesIn({ sizes }: Data): readonly SizeQuantity[] {
  return Array.isArray(sizes) ? sizes : []
}

/** OR31: why an approval holds no more: `the quantities were changed`. */
export function voidReasonText(reason: unknown, t: TFunction): string {
  return t(`history.voidReasons.${voidReasons.find(each => each === reason) ?? 'other'}`)
}

/** As it is called, in the reader's language. */
function chargeIn(data: Data, { t, locale }: Told): string {
  const kind = chargeKinds.find(each => each === data.kind) ?? 'other'
  const name = chargeLabel({ kind, name: textIn(data, 'name') ?? '' })[locale]
  return data.taxed === false ? t('history.untaxed', { name }) : name
}

function withReason(words: string, data: Data, t: TFunction): string {
  const reason = textIn(data, 'reason')
  return reason ? t('history.reasonOf', { words, reason }) : words
}

function statusIn(data: Data) {
  return preorderStatuses.find(status => status === data.status) ?? 'intent'
}

const offers = ['first_order', 'referral', 'referral_credit'] as const

function discountIn(data: Data, t: TFunction): string {
  const name = textIn(data, 'name') ?? ''
  const known = offers.find(offer => offer === name)
  return known ? t(`history.offers.${known}`) : name
}
