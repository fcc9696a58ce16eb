import { type Cents, sumCents } from '@teamloom/kit/money.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'

export const paymentMethods = ['card', 'bank_transfer', 'interac', 'cheque', 'cash'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** What came in, or with less than nothing went out; never edited. */
export type LedgerEntry = {
  readonly id: string
  readonly method: PaymentMethod
  readonly amount: Cents
  /** Money is only what is booked; a card refund is pending until the provider has said. */
  readonly state: 'booked' | 'pending' | 'failed'
  /** The entry that was a mistake, of which this is the opposite. */
  readonly reverses: string | null
  /** The card payment that this gives back. */
  readonly refunds: string | null
  /** Booked by what the card's provider has told: no mistake of ours. */
  readonly isProviders: boolean
}

export type WantedEntry = {
  readonly amount: Cents
  readonly reverses?: string | undefined
  readonly refunds?: string | undefined
}

export type EntryProblem = 'refund_beyond_paid' | 'not_reversible' | 'entry_not_found'

/** PA1: what was paid, less what was given back. */
export function paidOf(entries: readonly Pick<LedgerEntry, 'amount' | 'state'>[]): Cents {
  return sumCents(entries.filter(({ state }) => state === 'booked').map(({ amount }) => amount))
}

/** PA3: what may still be given back: what is on its way out is gone already. */
function refundable(entries: readonly LedgerEntry[]): Cents {
  return sumCents(
    entries
      .filter(({ state, amount }) => state === 'booked' || (state === 'pending' && amount < 0))
      .map(({ amount }) => amount),
  )
}

/** PA2 to PA5: the cents that an entry books, or why there is none. */
export function checkEntry(
  entries: readonly LedgerEntry[],
  { amount, reverses, refunds }: WantedEntry,
): Result<Cents, Refusal<EntryProblem>> {
  const booked = reverses === undefined ? ok(amount) : amountOfReversal(entries, reverses)
  if (!booked.ok) return booked
  if (refunds !== undefined) {
    const payment = entries.find(({ id }) => id === refunds)
    if (!payment) return refuse('entry_not_found')
    const isPayment = payment.isProviders && payment.amount > 0 && payment.state === 'booked'
    const given = entries.filter(entry => entry.refunds === refunds && entry.state !== 'failed')
    const left = isPayment ? payment.amount + sumCents(given.map(entry => entry.amount)) : 0
    if (booked.value >= 0 || -booked.value > left) return refuse('refund_beyond_paid')
  }
  return booked.value < 0 && refundable(entries) + booked.value < 0 ? refuse('refund_beyond_paid') : booked
}

/** PA4: the exact opposite of money that staff recorded, once; what is given back to a card is the provider's to say. */
function amountOfReversal(
  entries: readonly LedgerEntry[],
  id: string,
): Result<Cents, Refusal<'entry_not_found' | 'not_reversible'>> {
  const mistake = entries.find(entry => entry.id === id)
  if (!mistake) return refuse('entry_not_found')
  const isReversed = entries.some(entry => entry.reverses === id)
  const isProvidersToSay = mistake.isProviders || mistake.refunds !== null
  if (isReversed || mistake.reverses !== null || isProvidersToSay) return refuse('not_reversible')
  return ok(-mistake.amount)
}

/** PA6: a share of the total before taxes, half up, fixed when it is asked for. */
export function depositOf(totalBeforeTaxes: Cents, percent: number): Cents {
  return Number((BigInt(totalBeforeTaxes) * BigInt(percent) * 2n + 100n) / 200n)
}

/** PA20: what was paid beyond the invoice, or while nothing is ordered beyond what is asked for. */
export function owedOf(balance: Cents | null, askedFor: Cents): Cents {
  return Math.max(0, -(balance ?? 0) - askedFor)
}

/** PA7: what may be paid by card now: more than nothing, no more than is due. */
export function canPay(amount: Cents, due: Cents | null): boolean {
  return due !== null && amount > 0 && amount <= due
}
