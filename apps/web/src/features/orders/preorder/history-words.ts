import { paymentMethods } from '@teamloom/commerce/payments/ledger.ts'
import { preorderStatuses } from '@teamloom/commerce/preorders/status.ts'
import type { HistoryEntry } from '@teamloom/contract/history.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { type Currency, currencies } from '@teamloom/kit/money.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import type { TFunction } from 'i18next'

type Data = Readonly<Record<string, unknown>>

/** What was done, after the name of who did it: `changed the sizes of Crew zip hoodie, 24 to 26`. */
export function historyWords(
  { event }: HistoryEntry,
  currency: Currency,
  t: TFunction,
  locale: Locale,
): string {
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
      return t('history.size_updated', {
        design,
        old: number(piecesIn(before)),
        new: number(piecesIn(after)),
      })
    case 'purchased_design_updated': {
      const changes = sentencesIn(data.words, locale)
      return changes
        ? t('history.designChanged', { design, changes })
        : t('history.purchased_design_updated', { design })
    }
    case 'status_updated':
      return t('history.status_updated', { status: t(`desk.statuses.${statusIn(after)}`) })
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
    case 'discount_updated':
      return data.old
        ? t('history.discount_updated', { name: discountIn(after, t), amount: money(after.amount) })
        : t('history.discountAdded', { name: discountIn(after, t), amount: money(after.amount) })
    case 'discount_removed':
      return t('history.discount_removed', { name: discountIn(before, t), amount: money(before.amount) })
    case 'currency_updated':
      return t('history.currency_updated', {
        old: textIn(before, 'currency')?.toUpperCase() ?? '?',
        new: textIn(after, 'currency')?.toUpperCase() ?? '?',
      })
    case 'item_price_updated':
      return data.new
        ? t('history.item_price_updated', { design, price: money(after.pricePerUnit, data.currency) })
        : t('history.priceRemoved', { design })
    case 'note_added':
      return t('history.note_added', { text: textIn(data, 'text') ?? '' })
    case 'proof_sent':
      return t('history.proof_sent', { number: number(data.proofNumber) })
    case 'proof_approved':
    case 'approval_voided':
      return t(`history.${name}`, { design, number: number(data.proofNumber) })
    case 'change_requested':
      return t('history.change_requested', {
        design,
        number: number(data.proofNumber),
        note: textIn(data, 'note') ?? '',
      })
    case 'order_created':
      return t('history.order_created', { number: number(data.number) })
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

function piecesIn({ sizes }: Data): number | undefined {
  if (!Array.isArray(sizes)) return undefined
  return sizes.reduce<number>((sum, size: { qty?: unknown }) => sum + (Number(size.qty) || 0), 0)
}

function statusIn(data: Data) {
  return preorderStatuses.find(status => status === data.status) ?? 'intent'
}

function discountIn(data: Data, t: TFunction): string {
  const name = textIn(data, 'name') ?? ''
  return name === 'first_order' ? t('desk.summary.firstOrder') : name
}
