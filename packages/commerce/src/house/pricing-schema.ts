import type { Pricing } from '@teamloom/catalog/definition.ts'
import { z } from 'zod/mini'

/** The most that anything costs that has a price of its own: 100,000 dollars. */
export const mostPriceCents = 10_000_000
/** More pieces than one design is ordered in. */
const mostPieces = 1_000_000

const price = z.int().check(z.gte(0), z.lte(mostPriceCents))
const quantity = z.int().check(z.gte(0), z.lte(mostPieces))
const fromOne = z.int().check(z.gte(1), z.lte(mostPieces))

const range = z.strictObject({ qty: fromOne, price, shipping: price })
const personalRanges = z
  .array(z.strictObject({ qty: fromOne, price, linked: price }))
  .check(z.minLength(1), z.maxLength(20))

const includedSizes = z.strictObject({
  minQty: quantity,
  maxQty: z.nullable(quantity),
  fromSizeName: z.string().check(z.maxLength(40)),
  toSizeName: z.string().check(z.maxLength(40)),
  extraSizePrice: price,
})

const table = z.strictObject({
  pricingRange: z.tuple([range], range).check(z.refine(ranges => ranges.length <= 20)),
  priceOfExtraCredit: price,
  includedSizesPerRange: z.array(includedSizes).check(z.maxLength(20)),
  personal: z.optional(
    z.strictObject({ name: personalRanges, number: personalRanges, line: personalRanges }),
  ),
})

const shape = z.strictObject({
  minQty: fromOne,
  minQtyPerSize: quantity,
  maxQty: fromOne,
  freeCredits: z.int().check(z.gte(0), z.lte(10_000)),
  pricingCurrency: z.strictObject({ cad: table, usd: table }),
})

/** ST4: the schema of a definition's pricing. */
export const pricingSchema = shape as unknown as z.ZodMiniType<Pricing>
