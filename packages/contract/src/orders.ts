import { laterLineField } from '@teamloom/commerce/fields/lines.ts'
import { problemKeys } from '@teamloom/commerce/lines/problems/index.ts'
import { orderStatuses } from '@teamloom/commerce/preorders/status.ts'
import { taxNames } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { labelSchema } from '@teamloom/design/label-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { longNameSchema } from './cart.ts'
import { chargesOfInvoice } from './charges.ts'
import { historyEntrySchema } from './history.ts'
import { keptAddressSchema, purchasedItemSchema, techpackRefSchema } from './preorders.ts'
import { discountSchema, itemPricingSchema } from './pricing.ts'
import { defineFileCall } from './raw-call.ts'
import { deskFactsSchema, staffListFilter, staffListPage } from './staff-list.ts'
import { centsSchema, currencySchema, localeSchema, timeSchema } from './words.ts'

export const taxLineSchema = z.object({
  /** `CA`, or the province's code. */
  jurisdiction: z.string(),
  name: z.enum(taxNames),
  percentage: z.number(),
  amount: centsSchema,
})

/** What is to be paid of an order. Null amounts: an item has no price. */
export const orderInvoiceSchema = z.object({
  /** The order's number, unless staff gave another. */
  invoice_number: z.string(),
  /** Which time it was issued; the older ones are kept. */
  revision: z.int(),
  /** Cancelled, or taken back to a request: nothing is due. */
  isVoid: z.boolean(),
  currency: currencySchema,
  customer: keptAddressSchema,
  discounts: z.array(discountSchema),
  ...chargesOfInvoice,
  subtotal: centsSchema.nullable(),
  shipping: centsSchema.nullable(),
  tax: centsSchema.nullable(),
  taxes: z.array(taxLineSchema),
  total: centsSchema.nullable(),
  hasReachedMaximum: z.boolean(),
  paid: centsSchema,
  /** What is left to pay; less than nothing is to be paid back. */
  balance: centsSchema.nullable(),
  receiptUrl: z.string().nullable(),
  checkoutSessionId: z.string().nullable(),
})

export const orderSchema = z.object({
  order: z.object({
    id: idSchema,
    number: z.int(),
    status: z.enum(orderStatuses),
    created_at: timeSchema,
    preorder_id: idSchema,
    /** The number of the request that it came from. */
    preorder_number: z.int(),
  }),
  type: z.literal('order'),
  invoice: orderInvoiceSchema,
  shipping: keptAddressSchema,
  user: z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }),
  techpack: techpackRefSchema.nullable(),
  externalQuoteNumber: z.string().nullable(),
  itemsCount: z.int(),
  paymentMethod: z.enum(['bank_transfer', 'card']),
  purchasedItems: z.array(purchasedItemSchema),
})

export type Order = z.output<typeof orderSchema>

export const orderCalls = {
  list: defineCall({
    name: 'orders.list',
    method: 'GET',
    path: '/orders',
    access: 'session',
    summary: 'My orders, newest first',
    data: z.array(orderSchema),
    refusals: [],
  }),
  listAll: defineCall({
    name: 'orders.listAll',
    method: 'POST',
    path: '/orders/purchasedorders',
    access: 'staff',
    ability: 'seePersonalData',
    summary: 'All orders, newest first, the first 10,000 of them; in pages when one is asked for',
    body: staffListFilter.extend({
      itemsPerPage: z.int().min(1).max(100).optional(),
      pageNumber: z.int().min(1).max(1_000_000).optional(),
    }),
    data: z.object({ items: z.array(orderSchema.extend({ desk: deskFactsSchema })), ...staffListPage }),
    refusals: [],
  }),
  again: defineCall({
    name: 'orders.again',
    method: 'POST',
    path: '/orders/again',
    access: 'session',
    needsAddress: true,
    summary:
      'Put the designs of a request or order into the cart again, in their quantities, as they are now',
    body: z.object({
      preorderId: idSchema,
      /** Answers what would be, and puts nothing into the cart. */
      dryRun: z.boolean().optional(),
    }),
    data: z.object({
      items: z.array(
        z.object({
          /** The customer’s own. */
          designId: idSchema,
          designName: z.string().nullable(),
          /** `gone`: deleted, or not open any more; `outdated`: the catalogue no longer knows its parts. */
          outcome: z.enum(['added', 'gone', 'outdated']),
          /** What is otherwise than it was ordered, as sentences. */
          changes: z.array(labelSchema),
          /** A style or colour of it is no longer offered. */
          deprecated: z.boolean(),
          /** Pieces of it that are in the cart already, in whose place these come. */
          inCart: z.int(),
          /** What a piece cost, in the order’s currency. */
          priceThen: centsSchema.nullable(),
          priceNow: centsSchema.nullable(),
        }),
      ),
    }),
    refusals: ['preorder_not_found'],
  }),
  oneMore: defineCall({
    name: 'orders.oneMore',
    method: 'POST',
    path: '/orders/one-more',
    access: 'session',
    needsAddress: true,
    summary:
      'Ask for one more piece of a delivered design, as it was ordered, in a request of its own to the same address',
    body: z.object({
      preorderId: idSchema,
      /** The copy that was ordered. */
      designId: idSchema,
      line: laterLineField,
      /** What it was told to cost, `pricing.total`: refused where that is another by now. */
      total: centsSchema.optional(),
      /** Answers what it would cost, and asks for nothing. */
      dryRun: z.boolean().optional(),
    }),
    data: z.object({
      /** The new request’s id; null for a dry run. */
      id: z.nullable(idSchema),
      /** Before discounts and taxes, in the currency of what was delivered. */
      pricing: itemPricingSchema,
      currency: currencySchema,
      /** What of the line is likely a mistake, beside those that were delivered; it may be asked for all the same. */
      problems: z.array(z.enum(problemKeys)),
      /** Its names that do not fit as high as those that were delivered; `inches`: as high as they become. */
      longNames: z.array(longNameSchema),
    }),
    refusals: [
      'preorder_not_found',
      'not_delivered',
      'designIdDoesntExist',
      'InvalidPartsToBuild',
      'unknownSize',
      'unknownDecoration',
      'missingLetter',
      'too_long',
      'word_required',
      'minimum_quantity',
      'design_deprecated',
      'conflict',
    ],
    idempotent: true,
  }),
  read: defineCall({
    name: 'orders.read',
    method: 'POST',
    path: '/orders/purchasedorder',
    access: 'staff',
    ability: 'seePersonalData',
    summary: 'An order with its history',
    body: z.object({ orderId: idSchema }),
    data: orderSchema.extend({ history: z.array(historyEntrySchema) }),
    refusals: ['order_not_found'],
  }),
} as const

/** `<id>.pdf`: of an order, or of an entry of its ledger. */
const documentParams = z.object({ file: z.string().max(400) })
/** What does not fit is as if it were left out: of the revisions the last, of the languages the request's. */
const languageQuery = z.object({ language: z.optional(localeSchema).catch(undefined) })

const aDocument = {
  method: 'GET',
  access: 'session',
  params: documentParams,
  media: ['application/pdf'],
} as const

/** PA13, PA14: for whom they are, and staff. */
export const orderFiles = {
  invoice: defineFileCall({
    ...aDocument,
    name: 'orders.invoice',
    path: '/orders/invoice/:file',
    summary: 'An order’s invoice as a PDF, the last or one of its revisions',
    query: languageQuery.extend({
      revision: z.coerce.number().int().min(1).max(1_000_000).optional().catch(undefined),
    }),
    refusals: ['order_not_found', 'file_too_big'],
  }),
  receipt: defineFileCall({
    ...aDocument,
    name: 'orders.receipt',
    path: '/orders/receipt/:file',
    summary: 'The receipt of a payment or refund as a PDF',
    query: languageQuery,
    refusals: ['entry_not_found', 'file_too_big'],
  }),
} as const
