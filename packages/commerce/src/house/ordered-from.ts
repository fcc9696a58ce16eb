import type { TwoLanguages } from './setting-words.ts'

/** ST12, ST22: the house as an order was made with it: who it was, and what it asked for. */
export type OrderedFrom = {
  readonly name: string
  /** Its lines, with `;` between them. */
  readonly address: string
  readonly salesEmail: string
  /** Empty: it was not registered. */
  readonly gstNumber: string
  readonly qstNumber: string
  /** To pay the order. */
  readonly paymentDays: number
  readonly invoiceTerms: TwoLanguages
}
