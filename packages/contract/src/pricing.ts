import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { includedSizesSchema } from './product-definition.ts'
import { centsSchema, currencySchema, sizeQuantitiesSchema, sizeQuantitySchema } from './words.ts'

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
  total: centsSchema.nullable(),
})

export const discountSchema = z.object({ id: z.string(), name: z.string(), amount: centsSchema })

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
      purchasedDesign: z.unknown().optional(),
    }),
    data: itemPricingSchema,
    refusals: ['designIdDoesntExist', 'unknownSize', 'InvalidPartsToBuild'],
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
} as const
