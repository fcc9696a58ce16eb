import { designStateSchema, imageSchema } from '@teamloom/design/design-state.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { pricingSchema, productDefinitionSchema } from './product-definition.ts'
import { centsSchema, currencySchema, hexSchema } from './words.ts'

const originalFields = {
  /** The customer's design that it was made of. */
  original_design_id: idSchema,
  original_design_name: z.string().nullable(),
  original_team_id: idSchema,
}

const purchasedDesignSchema = z.object({
  id: idSchema,
  name: z.string().nullable(),
  preorder_id: idSchema,
  revision: z.int(),
  ...originalFields,
  images: z.array(imageSchema),
})

export const purchasedDesignCalls = {
  list: defineCall({
    name: 'purchaseddesigns.list',
    method: 'GET',
    path: '/purchaseddesigns/',
    access: 'session',
    summary: 'The designs of my requests and orders, newest first',
    data: z.array(purchasedDesignSchema),
    refusals: [],
  }),
  read: defineCall({
    name: 'purchaseddesigns.read',
    method: 'GET',
    path: '/purchaseddesigns/admin/design/:id',
    access: 'staff',
    ability: ['editOrders', 'releaseTechpacks'],
    summary: 'A design of a request or order, with its state and what its product can be',
    params: z.object({ id: idSchema }),
    data: z.object({
      design: purchasedDesignSchema,
      designState: designStateSchema,
      productDefinition: productDefinitionSchema,
      ...originalFields,
      /** The team’s colours, as `teams.list` has them for its members. */
      original_team_colors: z.array(hexSchema),
      /** What it is priced by there: the order's own terms, pieces and currency. */
      priced: z.object({
        pricing: pricingSchema,
        sizeNames: z.array(z.string()),
        qty: z.int(),
        currency: currencySchema,
        /** What staff have set there, in its currency; with a reason it holds for any quantity. */
        setPrice: z
          .object({
            pricePerUnit: centsSchema,
            priceOfShippingPerUnit: centsSchema,
            reason: z.string().optional(),
          })
          .nullable(),
      }),
    }),
    refusals: ['designIdDoesntExist', 'InvalidPartsToBuild'],
  }),
} as const
