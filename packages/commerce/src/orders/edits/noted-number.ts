import type { Label } from '@teamloom/kit/label.ts'
import { type OrderEvent, told } from '../edited.ts'
import type { OrderEventName } from '../events/index.ts'
import type { OrderDocument } from '../order-document.ts'

type Numbered = Omit<OrderDocument, 'items'>

/** Where a number is kept, and how the history tells of it. */
export type NumberPlace = {
  readonly read: (document: Numbered) => string | null
  readonly write: (document: OrderDocument, number: string | null) => OrderDocument
  readonly event: OrderEventName
  readonly tell: (old: string | null, number: string | null) => OrderEvent
}

/** A number by which somebody knows a request, which staff note. */
export type NotedNumber = {
  /** What the call's body and the request's `numbers` name it. */
  readonly field: string
  readonly label: Label
  /** Said where none is noted. */
  readonly none: Label
  readonly isOnInvoice: boolean
  readonly isOnTechpack: boolean
  readonly read: NumberPlace['read']
}

/** A column of its own, and an event of its own, whose `old` and `new` name it `toldAs`. */
export function inColumn(
  column: 'invoiceNumber' | 'externalQuote' | 'projectNumber',
  event: OrderEventName,
  toldAs: string,
): NumberPlace {
  return {
    read: document => document[column],
    write: (document, number) => ({ ...document, [column]: number }),
    event,
    tell: (old, number) => told(event, { old: { [toldAs]: old }, new: { [toldAs]: number } }),
  }
}

/** Among the request's `numbers`; `called`: in a sentence, `the customer's PO number`, which the history keeps with it. */
export function amongNumbers(field: string, called: Label): NumberPlace {
  return {
    read: ({ numbers }) => numbers[field] ?? null,
    write: (document, number) => {
      const { [field]: _, ...others } = document.numbers
      return { ...document, numbers: number === null ? others : { ...others, [field]: number } }
    },
    event: 'number_updated',
    tell: (old, number) => told('number_updated', { field, called, old: { number: old }, new: { number } }),
  }
}
