import { personalKinds } from '@teamloom/catalog/decorations/per-piece.ts'
import { discountSources } from '@teamloom/commerce/pricing/total-order.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { includedSizesSchema } from './product-definition.ts'
import { centsSchema, currencySchema, lineSchema, sizeQuantitiesSchema, sizeQuantitySchema } from './words.ts'

/** A design's price for certain quantities; null amounts past the maximum quantity. Cents. */
export const itemPricingSchema = z.object({
  currency: currencySchema,
  qty: z.int(),
  minQty: z.int(),
  minQtyPerSize: z.int(),
  hasMinimum: z.boolean(),
  hasMinimumPerSize: z.boolean(),
  hasReachedMaximum: z.boolean(),
  extraCredits: z.int(),
  includedSizesPerRange: z.array(includedSizesSchema),
  pricePerUnit: centsSchema.nullable(),
  priceOfExtraCreditsPerUnit: centsSchema.nullable(),
  priceOfShippingPerUnit: centsSchema.nullable(),
  priceWithoutExtraSizesNorShipping: centsSchema.nullable(),
  priceOfExtraSizes: centsSchema.nullable(),
  extraPricePerSize: z.array(sizeQuantitySchema.extend({ price: centsSchema })),
  /** What words of people cost in all: in `total`, not in `pricePerUnit`. */
  priceOfPersonal: centsSchema.nullable(),
  /**
   * How many pieces have words of a slot (the id of its decoration), and what those cost on each, linked copies too.
   */
  personal: z.array(
    z.object({ slotId: z.string(), kind: z.enum(personalKinds), qty: z.int(), price: centsSchema }),
  ),
  total: centsSchema.nullable(),
})

export const discountSchema = z.object({
  id: z.string(),
  name: z.string(),
  amount: centsSchema,
  /** Where it comes from, where that is known. */
  source: z.enum(discountSources).optional(),
})

export const pricingCalls = {
  design: defineCall({
    name: 'pricing.design',
    method: 'POST',
    path: '/pricing/design',
    access: 'session',
    summary: 'What a design costs in these quantities',
    body: z.object({
      id: idSchema,
      sizes: sizeQuantitiesSchema,
      currency: currencySchema.optional(),
      /** `id` is that of a design in an order, for staff: at the order’s own terms. */
      purchasedDesign: z.unknown().optional(),
    }),
    data: itemPricingSchema,
    refusals: ['designIdDoesntExist', 'unknownSize', 'InvalidPartsToBuild', 'userNotAdmin'],
  }),
  cart: defineCall({
    name: 'pricing.cart',
    method: 'POST',
    path: '/pricing/cart',
    access: 'session',
    summary: 'My cart’s prices',
    body: z.object({ currency: currencySchema.optional() }),
    data: z.object({
      items: z.array(z.object({ id: idSchema, design_id: idSchema, pricing: itemPricingSchema })),
      price: centsSchema.nullable(),
      priceOfShipping: centsSchema.nullable(),
      priceOfExtraCreditsPerUnit: centsSchema.nullable(),
      hasMinimum: z.boolean(),
      hasMinimumPerSize: z.boolean(),
      hasReachedMaximum: z.boolean(),
      currency: currencySchema,
      discounts: z.array(discountSchema),
    }),
    refusals: [],
  }),
  promo: defineCall({
    name: 'pricing.promo',
    method: 'POST',
    path: '/pricing/promo',
    access: 'session',
    summary: 'What a promo or referral code takes off my cart',
    body: z.object({ code: lineSchema(1, 40), currency: currencySchema }),
    data: z.object({
      name: z.string(),
      /** What it would take off alone. */
      amount: centsSchema,
      /** True for a discount that is the best that there is, or adds up: a request placed now has it. */
      applies: z.boolean(),
      /** All that a request placed now would have with it. */
      discounts: z.array(discountSchema),
    }),
    refusals: ['promo_unknown', 'promo_expired', 'promo_used', 'promo_minimum', 'too_many_requests'],
  }),
} as const
