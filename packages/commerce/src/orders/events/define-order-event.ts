import type { Label, Locale } from '@teamloom/kit/label.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import type { PaymentMethod } from '../../payments/ledger.ts'
import type { PreorderStatus } from '../../preorders/status.ts'
import type { TaxExemption } from '../../taxes/tax-exemption.ts'

/** What the history can be narrowed to. */
export const historyKinds = ['designs', 'money', 'status', 'proofs', 'notes', 'details'] as const
export type HistoryKind = (typeof historyKinds)[number]

/** An event's data as they were kept, perhaps by an earlier version: of no certain shape. */
export type EventData = Readonly<Record<string, unknown>>

/** Who is told, and how the product calls things in their language. */
export type Told = {
  readonly locale: Locale
  /** The currency of the request, where an entry does not say its own. */
  readonly currency: Currency
  /** What a size of an ordered design is called. */
  readonly sizeLabel: (designId: string, size: string) => string
  readonly untitled: string
  readonly statusLabel: (status: PreorderStatus) => string
  readonly methodLabel: (method: PaymentMethod) => string
  readonly exemptionLabel: (from: TaxExemption['from']) => string
}

/** One thing that the history of a request and its order tells of. */
export type OrderEventDefinition<Name extends string = string> = {
  readonly name: Name
  readonly about: HistoryKind
  /** OD5: kept when its customer's account is erased: what was bought, and the money; not who, nor what they wrote or saw. */
  readonly staysTold: boolean
  /** Nobody does it: it follows from what is told beside it. */
  readonly follows?: true
  /** After it, a techpack says something otherwise. */
  readonly changesTechpack?: true
  /** What was done, after the name of who did it; values are in the language of whom is told. */
  readonly sentence: (data: EventData, told: Told) => Label
}

export function defineOrderEvent<const Name extends string>(
  event: OrderEventDefinition<Name>,
): OrderEventDefinition<Name> {
  return event
}
