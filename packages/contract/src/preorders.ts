import { personalKinds } from '@teamloom/catalog/decorations/per-piece.ts'
import { addressSchema } from '@teamloom/commerce/addresses/address.ts'
import { countries } from '@teamloom/commerce/addresses/regions.ts'
import { preorderStatuses } from '@teamloom/commerce/preorders/status.ts'
import { creditLineSchema, deliveryTimeSchema, imageSchema } from '@teamloom/design/design-state.ts'
import { styleSchema } from '@teamloom/design/document.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { labelSchema } from '@teamloom/design/label-schema.ts'
import { openCheckSchema } from '@teamloom/design/open-checks.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { listedLineSchema, longNameSchema } from './cart.ts'
import { chargesOfInvoice } from './charges.ts'
import { discountSchema, itemPricingSchema } from './pricing.ts'
import {
  centsSchema,
  currencySchema,
  lineSchema,
  localeSchema,
  sizeQuantitiesSchema,
  sizeQuantitySchema,
  soldAsSchema,
  timeSchema,
} from './words.ts'

/** An address as it is kept and shown. */
export const keptAddressSchema = z.object({
  organization: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  email: z.string(),
  address: z.object({
    line1: z.string(),
    line2: z.string().nullable(),
    city: z.string(),
    country: z.enum(countries),
    state: z.string(),
    postal_code: z.string(),
  }),
})

/** Words that are each person's own, as the design has them that was ordered. */
const slotSchema = z.object({
  /** What lines keep their words by. */
  id: idSchema,
  kind: z.enum(personalKinds),
  /** Shown where nobody's words are. */
  sample: z.string(),
  mayBeEmpty: z.boolean(),
  /** How it is made, and where. */
  type: z.string(),
  positionName: z.string(),
  /** Decorations that show the same words. */
  linkedIds: z.array(idSchema),
})

export const purchasedItemSchema = z.object({
  id: idSchema,
  /** The copy that is ordered: a design of its own. */
  design_id: idSchema,
  /** The customer's design that it was made of, as it was then. */
  original_design_id: idSchema,
  original_design_name: z.string().nullable(),
  original_team_id: idSchema,
  designName: z.string().nullable(),
  projectName: z.string(),
  sizes: z.array(sizeQuantitySchema),
  /** Where words of it are each person's own; sizes are their sums. */
  lines: z.array(listedLineSchema).optional(),
  /** With lines: what each has words for, in the order of the decorations. */
  slots: z.array(slotSchema).optional(),
  /** With lines: what the team plays, whose book their numbers are looked at by; null where nobody chose. */
  sport: z.string().nullable().optional(),
  /** With lines: what `name_long` is told of. */
  longNames: z.array(longNameSchema).optional(),
  pricing: itemPricingSchema,
  /** What staff have set past the maximum quantity, in the request's currency. */
  setPrice: z.object({ pricePerUnit: centsSchema, priceOfShippingPerUnit: centsSchema }).nullable(),
  designState: z.object({
    designId: idSchema,
    product: z.object({ name: z.string(), label: labelSchema, soldAs: soldAsSchema }),
    /** What it is made of, as it was ordered: the style of each element, with its colours. */
    parts: z.array(
      z.object({
        name: z.string(),
        /** Null of a product that is known no more. */
        mainElement: z.string().nullable(),
        elements: z.array(z.object({ name: z.string(), style: styleSchema })),
      }),
    ),
    /** Pictures of the design as it was ordered. */
    images: z.array(imageSchema),
    /** Sides whose pictures show artwork. */
    decoratedSides: z.array(z.string()),
    customizationPricing: z.object({ creditsUsedInDesign: z.int(), credits: z.array(creditLineSchema) }),
    /** Null of a product that is known no more. */
    deliveryTime: z.nullable(deliveryTimeSchema),
  }),
  /** Colours of the parts, in words: “Navy; White: hood, cuffs”; null of what was ordered before that was kept. */
  colors: z.nullable(labelSchema),
  /** What is open of its artwork, and what follows; nothing once its customer has approved its proof. */
  openChecks: z.array(openCheckSchema),
})

export const techpackRefSchema = z.object({ id: idSchema, project_number: z.string().nullable() })

/** What its customer is told of its way. */
export const milestoneNames = [
  'placed',
  'in_review',
  'proof_sent',
  'approved',
  'purchased',
  'in_production',
  'shipped',
  'delivered',
  'cancelled',
] as const

/** Another request, by both of its numbers. */
const requestRefSchema = z.object({
  preorderId: idSchema,
  number: z.int(),
  orderNumber: z.int().nullable(),
})

export const preorderSchema = z.object({
  preorder: z.object({
    id: idSchema,
    number: z.int(),
    status: z.enum(preorderStatuses),
    created_at: timeSchema,
  }),
  type: z.literal('preorder'),
  /** Once it is ordered. */
  order_id: z.nullable(idSchema),
  order_number: z.int().nullable(),
  user: z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }),
  invoice: z.object({
    invoice_number: z.string().nullable(),
    currency: currencySchema,
    customer: keptAddressSchema,
    discounts: z.array(discountSchema),
    ...chargesOfInvoice,
    subtotal: centsSchema.nullable(),
    shipping: centsSchema.nullable(),
    /** What taxes will be charged on. */
    taxable: centsSchema.nullable(),
    total: centsSchema.nullable(),
    tax: z.null(),
    taxes: z.array(z.never()),
    hasReachedMaximum: z.boolean(),
  }),
  shipping: keptAddressSchema,
  promoCode: z.string().nullable(),
  externalQuoteNumber: z.string().nullable(),
  /** Staff made it for its customer, who answers its proof as a quote. */
  isQuote: z.boolean(),
  /** The delivered one that it asks for one more piece of. */
  oneMoreOf: requestRefSchema.nullable(),
  /** What asks for one more piece of it, oldest first. */
  onesMore: z.array(requestRefSchema),
  /** The number of a proof that waits for its customer’s answer. */
  proofToAnswer: z.int().nullable(),
  /** Oldest first. */
  milestones: z.array(
    z.object({
      name: z.enum(milestoneNames),
      created_at: timeSchema,
      carrier: z.string().optional(),
      trackingNumber: z.string().optional(),
      trackingUrl: z.string().optional(),
      /** What is in that parcel, of several. */
      contents: z.string().optional(),
    }),
  ),
  locale: localeSchema,
  itemsCount: z.int(),
  paymentMethod: z.enum(['bank_transfer', 'card']),
  purchasedItems: z.array(purchasedItemSchema),
})

export type Preorder = z.output<typeof preorderSchema>

export const preorderCalls = {
  create: defineCall({
    name: 'preorders.create',
    method: 'PUT',
    path: '/preorders',
    access: 'session',
    needsAddress: true,
    summary: 'Place an order request; what is ordered leaves the cart',
    body: z.object({
      shippingAddress: addressSchema,
      billingAddress: addressSchema,
      items: z
        .array(z.object({ design_id: idSchema, sizes: sizeQuantitiesSchema }))
        .min(1)
        .max(100)
        .refine(
          items => new Set(items.map(item => item.design_id)).size === items.length,
          'each design once',
        ),
      locale: localeSchema,
      currency: currencySchema,
      promoCode: lineSchema(0, 40).nullish(),
      /** The revision of the cart that the request was made of: refused once that cart was ordered or changed, or costs otherwise. */
      cartRevision: z.int().optional(),
    }),
    maxBodyBytes: 65_536,
    data: z.object({ id: idSchema }),
    refusals: [
      'approval_open',
      'designIdDoesntExist',
      'unknownSize',
      'minimum_quantity',
      'design_deprecated',
      'invalid_address',
      'InvalidPartsToBuild',
      'conflict',
      'too_many_requests',
    ],
    idempotent: true,
  }),
  list: defineCall({
    name: 'preorders.list',
    method: 'GET',
    path: '/preorders',
    access: 'session',
    summary: 'My order requests, newest first',
    data: z.array(preorderSchema),
    refusals: [],
  }),
} as const

export const addressCalls = {
  mine: defineCall({
    name: 'user.addresses',
    method: 'GET',
    path: '/user/addresses',
    access: 'session',
    summary: 'The addresses of my last request, to begin the next one with',
    data: z.object({
      shippingAddress: keptAddressSchema.nullable(),
      billingAddress: keptAddressSchema.nullable(),
    }),
    refusals: [],
  }),
} as const
