import { paymentMethods } from '@teamloom/commerce/payments/ledger.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { defineBytesCall } from './raw-call.ts'
import { centsSchema, currencySchema, emptySchema, lineSchema, timeSchema } from './words.ts'

/** Ten million dollars: beyond it is a slip of the finger. */
const mostCents = 1_000_000_000
const amountSchema = centsSchema.min(-mostCents).max(mostCents)

const ledgerSchema = z.object({
  orderId: z.nullable(idSchema),
  preorderId: idSchema,
  currency: currencySchema,
  /** The invoice’s total; null while nothing is ordered, or an item has no price. */
  total: centsSchema.nullable(),
  paid: centsSchema,
  /** What is left to pay; less than nothing is to be paid back. */
  balance: centsSchema.nullable(),
  /** What may be paid now: the balance, or before it is ordered what is left of the deposit; less what is `awaited`. */
  due: centsSchema,
  /** On its way by card: paid there, and confirmed by no bank yet. */
  awaited: centsSchema,
  /** What is to be paid back: beyond the invoice, or of a request beyond the deposit that is asked for. */
  owed: centsSchema,
  deposit: z.object({ percent: z.int(), amount: centsSchema }).nullable(),
  canPayByCard: z.boolean(),
  /** How to pay what is due by bank transfer or Interac; null while nothing is. */
  instructions: z
    .object({
      /** What the transfer is to say that it is for. */
      reference: z.string(),
      /** The last day to pay, in Toronto. */
      until: z.iso.date(),
      interacEmail: z.string().nullable(),
      bankAccount: z.string().nullable(),
    })
    .nullable(),
  /** Oldest first. */
  entries: z.array(
    z.object({
      id: idSchema,
      /** The number of the entry’s receipt. */
      number: z.int(),
      method: z.enum(paymentMethods),
      amount: centsSchema,
      /** In another than the ledger's it is not booked: what the card's provider took it in. */
      currency: z.string().length(3),
      state: z.enum(['booked', 'pending', 'failed']),
      reference: z.string().nullable(),
      at: timeSchema,
      reverses: z.nullable(idSchema),
      refunds: z.nullable(idSchema),
      /** The card's provider has booked it: it is given back there, and not reversed. */
      isProviders: z.boolean(),
      /** Null: the card's provider. */
      recordedBy: z.object({ first_name: z.string(), last_name: z.string() }).nullable(),
    }),
  ),
})

export type Ledger = z.output<typeof ledgerSchema>

/** An order, or a request that is none yet. */
const whose = { orderId: z.optional(idSchema), preorderId: z.optional(idSchema) }
const isOne = (named: { orderId?: string | undefined; preorderId?: string | undefined }) =>
  (named.orderId === undefined) !== (named.preorderId === undefined)
const oneOfBoth = 'an order or a request, one of both'

export const paymentCalls = {
  record: defineCall({
    name: 'payments.record',
    method: 'POST',
    path: '/orders/admin/payment',
    access: 'staff',
    ability: 'seePersonalData',
    summary:
      'Record a payment, a refund or the reversal of a mistake; a card payment is given back to its card',
    body: z
      .object({
        ...whose,
        method: z.enum(paymentMethods),
        /** Cents; less than nothing goes out. The amount of a reversal is not read. */
        amount: amountSchema.default(0),
        reference: lineSchema(0, 100).nullish(),
        receivedAt: timeSchema.optional(),
        /** An entry that was a mistake: its exact opposite is booked. */
        reverses: z.optional(idSchema),
        /** A payment by card, which its provider is asked to give back; pending until it says so. */
        refunds: z.optional(idSchema),
      })
      .refine(isOne, oneOfBoth)
      .refine(({ amount, reverses }) => amount !== 0 || reverses !== undefined, 'an amount other than 0')
      .refine(({ reverses, refunds }) => !reverses || !refunds, 'a reversal or a refund'),
    data: ledgerSchema,
    refusals: [
      'order_not_found',
      'preorder_not_found',
      'entry_not_found',
      'refund_beyond_paid',
      'not_reversible',
      'card_unavailable',
      'conflict',
      'right_not_given',
      'own_order',
      'validation_failed',
    ],
    idempotent: true,
  }),
  propose: defineCall({
    name: 'payments.propose',
    method: 'GET',
    path: '/orders/admin/payment/proposals',
    access: 'staff',
    ability: 'seePersonalData',
    right: 'payments',
    summary: 'The orders and requests that a transfer names and pays whole or in part; nothing is booked',
    query: z.object({
      /** What the bank shows of it. */
      words: lineSchema(1, 300),
      /** Cents. */
      amount: z.coerce.number().pipe(amountSchema.min(1)),
    }),
    data: z.array(
      z.object({
        preorderId: idSchema,
        orderId: z.nullable(idSchema),
        /** The number of the order, or of the request that is none yet. */
        number: z.int(),
        reference: z.string(),
        invoiceNumber: z.string(),
        customer: z.string(),
        due: centsSchema,
        /** The transfer pays a part of what is due. */
        isPart: z.boolean(),
        currency: currencySchema,
      }),
    ),
    refusals: [],
  }),
  setDeposit: defineCall({
    name: 'payments.setDeposit',
    method: 'POST',
    path: '/preorders/admin/deposit',
    access: 'staff',
    ability: 'editOrders',
    summary: 'Ask for a share of a request before it is ordered, in cents of now; null asks for none',
    body: z.object({ preorderId: idSchema, percent: z.int().min(1).max(100).nullable() }),
    data: ledgerSchema,
    refusals: ['preorder_not_found', 'price_missing'],
  }),
  ledgerOfOrder: defineCall({
    name: 'payments.ledgerOfOrder',
    method: 'GET',
    path: '/orders/ledger/:orderId',
    access: 'session',
    summary: 'What was paid of my order, and what is left; of any for staff',
    params: z.object({ orderId: idSchema }),
    data: ledgerSchema,
    refusals: ['order_not_found'],
  }),
  ledgerOfRequest: defineCall({
    name: 'payments.ledgerOfRequest',
    method: 'GET',
    path: '/preorders/ledger/:preorderId',
    access: 'session',
    summary: 'The same of my request, with its deposit',
    params: z.object({ preorderId: idSchema }),
    data: ledgerSchema,
    refusals: ['preorder_not_found'],
  }),
  begin: defineCall({
    name: 'payments.begin',
    method: 'POST',
    path: '/orders/session',
    access: 'session',
    needsAddress: true,
    summary: 'Begin to pay by card: answers the page to go to',
    body: z.object({ ...whose, amount: amountSchema.min(1).optional() }).refine(isOne, oneOfBoth),
    data: z.object({ url: z.string(), sessionId: z.string() }),
    refusals: ['order_not_found', 'preorder_not_found', 'amount_not_due', 'card_unavailable'],
  }),
  session: defineCall({
    name: 'payments.session',
    method: 'GET',
    path: '/orders/session/:sessionId',
    access: 'session',
    summary: 'What has become of a payment that I began',
    params: z.object({ sessionId: z.string().min(1).max(200) }),
    data: z.object({
      /**
       * `open`: the provider has not said yet; `processing`: no bank has confirmed it yet; `unsettled`: it was paid in
       * another currency, and is not booked.
       */
      state: z.enum(['open', 'processing', 'paid', 'unsettled', 'failed', 'expired']),
      orderId: z.nullable(idSchema),
      preorderId: idSchema,
      /** What came in; until then what was asked for. */
      amount: centsSchema,
      currency: z.string().length(3),
    }),
    refusals: ['not_found'],
  }),
} as const

/** An event carries the whole of what it is about. */
const mostEventBytes = 262_144

export const cardEventCall = defineBytesCall({
  name: 'payments.cardEvent',
  method: 'POST',
  path: '/payments/stripe',
  access: 'public',
  summary: 'Where the card’s provider tells what became of payments; believed when the bytes are signed',
  maxBodyBytes: mostEventBytes,
  data: emptySchema,
  refusals: ['unauthorized', 'conflict', 'not_found'],
})
