import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { centsSchema, currencySchema, localeSchema, timeSchema } from './words.ts'

const piecesSchema = z.array(z.object({ designName: z.string(), size: z.string(), qty: z.int() }))

const splitSchema = z.object({
  orderId: idSchema,
  currency: currencySchema,
  /** Null: an item has no price yet, and nobody owes anything. */
  total: centsSchema.nullable(),
  /**
   * Whether members can pay by card. Where they cannot there is no way to pay that a mail could lead to: nobody is
   * written to.
   */
  canPayByCard: z.boolean(),
  /** Empty until the list is made; they sum to the total. */
  lines: z.array(
    z.object({
      /** Null: the organiser's own line, spares and what no member covers. */
      id: z.nullable(idSchema),
      first_name: z.string(),
      last_name: z.string(),
      email: z.string().nullable(),
      pieces: piecesSchema,
      amount: centsSchema,
      isPaid: z.boolean(),
      /** On its way by card: no bank has confirmed it yet. */
      isAwaited: z.boolean(),
      /** By the card's provider; what was ticked by hand can be unticked. */
      isByCard: z.boolean(),
      paidAt: timeSchema.nullable(),
      /** What they are written in. */
      language: localeSchema,
      /** When they were mailed their page last. */
      toldAt: timeSchema.nullable(),
      /** Whether the member owes something, has an address, and was not written to today. */
      isToTell: z.boolean(),
      /** The page that shows this line only; null of the organiser's. */
      url: z.string().nullable(),
    }),
  ),
})

export type Split = z.output<typeof splitSchema>

const secret = z.object({ secret: z.string().min(1).max(200) })

export const splitCalls = {
  make: defineCall({
    name: 'split.make',
    method: 'POST',
    path: '/orders/split',
    access: 'session',
    needsAddress: true,
    summary: 'Who owes what of my order, from the sizes that were collected; made anew but for what is paid',
    body: z.object({
      orderId: idSchema,
      /** Mails their page to those who have not paid and had no mail of it for a day; where cards are taken. */
      notify: z.boolean().default(false),
    }),
    data: splitSchema,
    refusals: ['order_not_found', 'price_missing', 'nothing_to_split', 'card_unavailable'],
  }),
  read: defineCall({
    name: 'split.read',
    method: 'GET',
    path: '/orders/split/:orderId',
    access: 'session',
    summary: 'The list of who owes what of my order; of any for staff',
    params: z.object({ orderId: idSchema }),
    data: splitSchema,
    refusals: ['order_not_found'],
  }),
  settle: defineCall({
    name: 'split.settle',
    method: 'PUT',
    path: '/orders/split/paid',
    access: 'session',
    needsAddress: true,
    summary: 'Tick a line of my order’s list that was settled with me, or untick it',
    body: z.object({ orderId: idSchema, shareId: idSchema, isPaid: z.boolean() }),
    data: splitSchema,
    refusals: ['order_not_found', 'not_found', 'not_reversible'],
  }),
  share: defineCall({
    name: 'split.share',
    method: 'GET',
    path: '/orders/share/:secret',
    access: 'public',
    summary: 'What I owe of an order, by the link that I was given',
    params: secret,
    data: z.object({
      orderNumber: z.int(),
      organiser: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      pieces: piecesSchema,
      amount: centsSchema,
      currency: currencySchema,
      isPaid: z.boolean(),
      /** True while the share is on its way by card: no bank has confirmed it yet. */
      isAwaited: z.boolean(),
      canPayByCard: z.boolean(),
    }),
    refusals: ['not_found'],
  }),
  payShare: defineCall({
    name: 'split.payShare',
    method: 'POST',
    path: '/orders/share/:secret',
    access: 'public',
    summary: 'Begin to pay it by card: answers the page to go to',
    params: secret,
    data: z.object({ url: z.string() }),
    refusals: ['not_found', 'amount_not_due', 'card_unavailable', 'too_many_requests'],
  }),
} as const
