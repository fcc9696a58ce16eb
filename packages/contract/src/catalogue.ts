import { decorationCategories } from '@teamloom/catalog/decorations/category.ts'
import { deliveryTimeSchema } from '@teamloom/design/design-state.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { includedSizesSchema } from './product-definition.ts'
import { centsSchema, currencySchema, localeSchema, soldAsSchema } from './words.ts'

const named = z.object({ name: z.string(), label: z.string() })

export const catalogueCalls = {
  read: defineCall({
    name: 'catalogue.read',
    method: 'GET',
    path: '/catalogue',
    access: 'public',
    summary: 'What the house offers: products, their prices, colours, sizes and kinds of decoration',
    query: z.object({
      language: localeSchema.default('en'),
      currency: currencySchema.default('cad'),
    }),
    data: z.object({
      language: localeSchema,
      currency: currencySchema,
      products: z.array(
        z.object({
          family: named,
          product: named,
          summary: z.string(),
          cloth: z.string(),
          soldAs: soldAsSchema,
          /** A picture of each side of a new design. */
          images: z.array(z.object({ side: z.string(), url: z.string() })),
          styles: z.array(named.extend({ part: z.string(), element: z.string() })),
          sizes: z.array(
            named.extend({
              measurements: z.array(named.extend({ inches: z.number() })),
            }),
          ),
          /** Names of those below. */
          fabrics: z.array(z.string()),
          decorationTypes: z.array(z.string()),
          deliveryTime: deliveryTimeSchema,
          pricing: z.object({
            minQty: z.int(),
            minQtyPerSize: z.int(),
            maxQty: z.int(),
            freeCredits: z.int(),
            /** `qty` is the smallest quantity from which a range's price holds; cents per piece. */
            pricingRange: z.array(z.object({ qty: z.int(), price: centsSchema, shipping: centsSchema })),
            priceOfExtraCredit: centsSchema,
            includedSizesPerRange: z.array(includedSizesSchema),
          }),
        }),
      ),
      fabrics: z.array(named.extend({ colors: z.array(named.extend({ hex: z.string() })) })),
      decorationTypes: z.array(
        named.extend({
          note: z.string(),
          categories: z.array(z.enum(decorationCategories)),
          /** What files it takes, by their endings. */
          fileTypes: z.array(z.string()),
        }),
      ),
    }),
    refusals: [],
  }),
} as const
