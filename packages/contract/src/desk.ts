import type { DeskRight } from '@teamloom/commerce/access/desk-rights.ts'
import { addressSchema } from '@teamloom/commerce/addresses/address.ts'
import { chargeKinds } from '@teamloom/commerce/charges/charge.ts'
import { preorderStatuses } from '@teamloom/commerce/preorders/status.ts'
import { discountSources } from '@teamloom/commerce/pricing/total-order.ts'
import { exemptFrom } from '@teamloom/commerce/taxes/tax-exemption.ts'
import { designStateSchema, imageSchema } from '@teamloom/design/design-state.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { labelSchema } from '@teamloom/design/label-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { chargeSchema, taxExemptionSchema } from './charges.ts'
import { historyEntrySchema } from './history.ts'
import { orderInvoiceSchema } from './orders.ts'
import { preorderSchema, purchasedItemSchema, techpackRefSchema } from './preorders.ts'
import { productDefinitionSchema } from './product-definition.ts'
import { proofSchema } from './proofs.ts'
import type { RefusalCode } from './refusals.ts'
import {
  atWorkshopSchema,
  deskFactsSchema,
  personSchema,
  staffListFilter,
  staffListPage,
} from './staff-list.ts'
import {
  currencySchema,
  emptySchema,
  lineSchema,
  sizeQuantitiesSchema,
  textSchema,
  timeSchema,
} from './words.ts'

/** A request with all that staff see and edit; every call that edits it answers the whole. */
export const preorderDetailSchema = preorderSchema.extend({
  preorder: preorderSchema.shape.preorder.extend({
    /** Grows with every save; a save that was made on an older one is a conflict. */
    revision: z.int(),
    updated_at: timeSchema,
  }),
  invoice: preorderSchema.shape.invoice.extend({
    /** With why each is charged, which staff alone are told. */
    charges: z.array(chargeSchema.extend({ reason: z.string().optional() })),
  }),
  purchasedItems: z.array(
    purchasedItemSchema.extend({
      /** Why a piece has a price of its own, for staff alone; with it, it holds for any quantity. */
      priceReason: z.string().nullable(),
      /** Where it is another than the design that its customer asked for; null: it is the same, or staff added it. */
      madeOtherwise: z
        .object({ differences: z.array(labelSchema), askedImages: z.array(imageSchema) })
        .nullable(),
    }),
  ),
  /** Whose it is. */
  userId: idSchema,
  projectNumber: z.string().nullable(),
  /** When its teams’ event is, the first of several. */
  eventDate: z.iso.date().nullable(),
  techpack: techpackRefSchema.nullable(),
  /** Null while nothing was released. */
  atWorkshop: atWorkshopSchema.nullable(),
  /** Who of the staff answers for it; null: nobody yet. */
  inCharge: personSchema.nullable(),
  /** Those who may be put in charge. */
  staff: z.array(personSchema),
  /** Newest first. */
  history: z.array(historyEntrySchema),
  /** What it became, with its taxes and what is paid. */
  order: z
    .object({ id: idSchema, number: z.int(), created_at: timeSchema, invoice: orderInvoiceSchema })
    .nullable(),
  /** The last one that was sent. */
  proof: proofSchema.nullable(),
})

export type PreorderDetail = z.output<typeof preorderDetailSchema>

/** What every call that edits a request is told besides. */
const editing = {
  preorderId: idSchema,
  /** The one that the edit was made on; without it the last writer wins. */
  revision: z.int().min(1).optional(),
  /** Answers the detail as it would be, and keeps nothing. */
  dryRun: z.boolean().optional(),
}

const editRefusals = [
  'preorder_not_found',
  'conflict',
  'designIdDoesntExist',
  'unknownSize',
  'minimum_quantity',
  'last_item',
  'has_payments',
  'price_missing',
  'amount_too_large',
  'nothing_ordered',
  'own_order',
  'right_not_given',
  'not_found',
  'invoice_number_taken',
] as const satisfies readonly RefusalCode[]

/** In all more than anything costs, and still exact. */
const mostCents = 1_000_000_000_000

const givenDiscountSchema = z.object({
  id: lineSchema(1, 100),
  name: lineSchema(0, 200),
  amount: z.int().min(0).max(mostCents),
  /** Of one that was taken off and comes back; one that is there keeps its own. */
  source: z.enum(discountSources).optional(),
})

const givenChargeSchema = z.object({
  id: lineSchema(1, 100),
  kind: z.enum(chargeKinds),
  name: lineSchema(0, 200),
  amount: z.int().min(0).max(mostCents),
  taxed: z.boolean().default(true),
  /** Why, for staff alone. */
  reason: textSchema(500).optional(),
})

const numberSchema = lineSchema(0, 100).nullable()
const priceSchema = z.int().min(0).max(mostCents).nullable()

function editCall<const Name extends string, Path extends string, Shape extends z.ZodRawShape>(
  name: Name,
  method: 'POST' | 'PUT',
  path: Path,
  summary: string,
  shape: Shape,
  more: { readonly maxBodyBytes?: number; readonly right?: DeskRight } = {},
) {
  return defineCall({
    name: `desk.${name}`,
    method,
    path: `/preorders/admin/${path}`,
    access: 'staff',
    summary,
    body: z.object({ ...editing, ...shape }),
    ...more,
    data: preorderDetailSchema,
    refusals: [...editRefusals, 'invalid_address'],
  })
}

/** How a parcel goes. */
const parcel = {
  carrier: lineSchema(0, 100).optional(),
  trackingNumber: lineSchema(0, 100).optional(),
  trackingUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
}

export const deskCalls = {
  list: defineCall({
    name: 'desk.list',
    method: 'POST',
    path: '/preorders/purchasedpreorders',
    access: 'staff',
    summary: 'A page of all order requests',
    body: staffListFilter.extend({
      itemsPerPage: z.int().min(1).max(100).default(20),
      pageNumber: z.int().min(1).max(1_000_000).default(1),
    }),
    data: z.object({ items: z.array(preorderSchema.extend({ desk: deskFactsSchema })), ...staffListPage }),
    refusals: [],
  }),
  csv: defineCall({
    name: 'desk.csv',
    method: 'POST',
    path: '/preorders/purchasedpreorders/csv',
    access: 'staff',
    right: 'exports',
    summary:
      'What the filter leaves, as CSV, newest first: a line a request, a line of each invoice, or a line a payment',
    body: staffListFilter.extend({
      /** `lines`: of invoices in force; `ledger`: payments and refunds, in the order in which they came in, whose days `from` and `to` are. */
      of: z.enum(['requests', 'lines', 'ledger']).default('requests'),
      /** Leaves those that became orders. */
      ordersOnly: z.boolean().default(false),
    }),
    data: z.object({ filename: z.string(), csv: z.string() }),
    refusals: [],
  }),
  read: defineCall({
    name: 'desk.read',
    method: 'POST',
    path: '/preorders/admin/purchasedpreorder',
    access: 'staff',
    summary: 'An order request with its history',
    body: z.object({ preorderId: idSchema }),
    data: preorderDetailSchema,
    refusals: ['preorder_not_found'],
  }),
  setSizes: editCall(
    'setSizes',
    'POST',
    'design/sizes',
    'Set all quantities of a design; sizes that are not named become none',
    { designId: idSchema, sizes: sizeQuantitiesSchema },
  ),
  setInvoiceNumber: editCall(
    'setInvoiceNumber',
    'POST',
    'externalinvoice',
    'Give the invoice a number of one’s own',
    {
      externalInvoice: numberSchema,
    },
  ),
  setQuoteNumber: editCall('setQuoteNumber', 'POST', 'externalquote', 'Note the number of the quote', {
    externalQuote: numberSchema,
  }),
  setProjectNumber: editCall('setProjectNumber', 'PUT', 'projectnumber', 'Note the number of the project', {
    projectNumber: numberSchema,
  }),
  setInCharge: editCall(
    'setInCharge',
    'PUT',
    'incharge',
    'Put a member of staff in charge, who is mailed where somebody else does',
    { userId: idSchema },
  ),
  setStatus: editCall(
    'setStatus',
    'POST',
    'status',
    'Set the status, any from any; purchased and those after it make the order, once',
    {
      status: z.enum(preorderStatuses),
      /** Mails the customer; absent: for the steps that usually come next. */
      tellCustomer: z.boolean().optional(),
      ...parcel,
      /** Of the proof, with `inreviewbycustomer`. */
      note: textSchema(5000).optional(),
    },
  ),
  addShipment: editCall(
    'addShipment',
    'POST',
    'shipment',
    'Note another parcel of an order, at any status; its customer is mailed unless it is said otherwise',
    {
      ...parcel,
      /** What is in it, for the customer. */
      contents: textSchema(500).optional(),
      tellCustomer: z.boolean().default(true),
    },
  ),
  setShipping: editCall(
    'setShipping',
    'PUT',
    'shipping',
    'Set the delivery’s address, and the currency if it is given',
    {
      shippingAddress: addressSchema,
      currency: currencySchema.optional(),
    },
  ),
  setBilling: editCall('setBilling', 'PUT', 'billing', 'Set the address of the invoice', {
    billingAddress: addressSchema,
  }),
  setDiscounts: editCall(
    'setDiscounts',
    'PUT',
    'discounts',
    'Make the discounts be these',
    {
      discounts: z
        .array(givenDiscountSchema)
        .max(1000)
        .refine(list => new Set(list.map(({ id }) => id)).size === list.length, 'each id once'),
    },
    { maxBodyBytes: 262_144, right: 'discounts' },
  ),
  setDiscount: editCall(
    'setDiscount',
    'PUT',
    'discount',
    'Add a discount or change it; an amount of 0 takes it off',
    {
      discount: givenDiscountSchema,
    },
    { right: 'discounts' },
  ),
  setCharges: editCall(
    'setCharges',
    'PUT',
    'charges',
    'Make the lines that are no garment be these',
    {
      charges: z
        .array(givenChargeSchema)
        .max(100)
        .refine(list => new Set(list.map(({ id }) => id)).size === list.length, 'each id once'),
    },
    { maxBodyBytes: 262_144 },
  ),
  setCharge: editCall(
    'setCharge',
    'PUT',
    'charge',
    'Add a line that is no garment or change it; an amount of 0 takes it off',
    { charge: givenChargeSchema },
  ),
  setTaxExemption: editCall(
    'setTaxExemption',
    'PUT',
    'taxexemption',
    'Note of which taxes the buyer is exempt, by which certificate; null: of none',
    {
      exemption: taxExemptionSchema
        .extend({ number: lineSchema(1, 100), from: z.enum(exemptFrom).default('all') })
        .nullable(),
    },
    { right: 'discounts' },
  ),
  setCurrency: editCall(
    'setCurrency',
    'PUT',
    'currency',
    'Price everything from its table of another currency',
    {
      currency: currencySchema,
    },
  ),
  setPrice: editCall(
    'setPrice',
    'PUT',
    'item/price',
    'Price a piece past its maximum quantity, or with a reason for any, in the currency of now; null takes it back',
    {
      designId: idSchema,
      pricePerUnit: priceSchema,
      priceOfShippingPerUnit: priceSchema,
      /** Why it costs that, for staff alone: the price holds for any quantity, which takes the right to give discounts. */
      reason: textSchema(500).optional(),
    },
  ),
  addNote: editCall('addNote', 'POST', 'note', 'Note something in the history, for staff alone', {
    text: textSchema(5000).refine(text => text !== '', 'is required'),
    /** The member of staff whom it is for, who is mailed. */
    userId: z.optional(idSchema),
  }),
  sendProof: editCall('sendProof', 'POST', 'proof', 'Send the customer a proof of the request as it is now', {
    note: textSchema(5000).optional(),
    tellCustomer: z.boolean().optional(),
  }),
  addItem: defineCall({
    name: 'desk.addItem',
    method: 'PUT',
    path: '/preorders/admin/item',
    access: 'staff',
    summary:
      'Add a copy of a design of the customer’s, or of one that they ordered; or bring back one that was taken out',
    body: z.object({
      ...editing,
      designId: idSchema,
      sizes: sizeQuantitiesSchema,
      /** The id is that of a design in an order, of this or another request of the customer’s. */
      isPurchasedDesign: z.boolean().default(false),
    }),
    data: preorderDetailSchema,
    refusals: [...editRefusals, 'customerDoesntHaveAccess', 'InvalidPartsToBuild', 'design_deprecated'],
  }),
  sync: defineCall({
    name: 'desk.sync',
    method: 'POST',
    path: '/preorders/admin/purchasedpreorder/sync',
    access: 'staff',
    summary: 'Tell that the studio has changed a design; the change itself has told it already',
    body: z.object({
      preorderId: idSchema,
      event: z.object({
        name: z.literal('purchased_design_updated').optional(),
        event: z.literal('purchased_design_updated').optional(),
        designId: z.optional(idSchema),
        data: z.object({ designId: z.optional(idSchema) }).optional(),
      }),
    }),
    data: preorderDetailSchema,
    refusals: ['preorder_not_found', 'designIdDoesntExist'],
  }),
  searchDesign: defineCall({
    name: 'desk.searchDesign',
    method: 'POST',
    path: '/designs/design/search',
    access: 'staff',
    summary: 'A design by its id, as far as a customer can open it',
    body: z.object({ designId: idSchema, userId: idSchema }),
    data: z.object({
      design: z.object({
        id: idSchema,
        name: z.string().nullable(),
        projectName: z.string(),
        team_id: idSchema,
      }),
      designState: designStateSchema,
      productDefinition: productDefinitionSchema,
    }),
    refusals: ['designIdDoesntExist', 'customerDoesntHaveAccess', 'InvalidPartsToBuild'],
  }),
  mailLink: defineCall({
    name: 'desk.mailLink',
    method: 'POST',
    path: '/preorders/admin/link',
    access: 'staff',
    summary:
      'Mail the link of a request, of its techpack or of a design in it to myself, for a larger screen',
    body: z.object({
      preorderId: idSchema,
      page: z.enum(['preorder', 'techpack', 'design']),
      /** Of the page `design`. */
      designId: z.optional(idSchema),
    }),
    data: emptySchema,
    refusals: ['preorder_not_found', 'designIdDoesntExist', 'too_many_requests'],
  }),
  customerDesigns: defineCall({
    name: 'desk.customerDesigns',
    method: 'GET',
    path: '/preorders/admin/designs/:preorderId',
    access: 'staff',
    summary: 'The designs of a request’s customer, newest first, to choose one to add',
    params: z.object({ preorderId: idSchema }),
    data: z.array(
      z.object({
        id: idSchema,
        name: z.string().nullable(),
        projectName: z.string(),
        product: z.object({ name: z.string(), label: labelSchema }),
        images: z.array(imageSchema),
      }),
    ),
    refusals: ['preorder_not_found'],
  }),
  removeItem: defineCall({
    name: 'desk.removeItem',
    method: 'DELETE',
    path: '/preorders/admin/preorder/:preorderId/design/:designId',
    access: 'staff',
    summary: 'Take a design out; adding its id again as a purchased design brings it back',
    params: z.object({ preorderId: idSchema, designId: idSchema }),
    query: z.object({
      revision: z.coerce.number().int().min(1).optional(),
      dryRun: z.enum(['true', 'false']).optional(),
    }),
    data: preorderDetailSchema,
    refusals: editRefusals,
  }),
} as const
