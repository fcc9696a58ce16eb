import { designStateSchema } from '@teamloom/design/design-state.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { openCheckSchema } from '@teamloom/design/open-checks.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { designCalls } from './designs.ts'
import { itemPricingSchema } from './pricing.ts'
import { currencySchema, emptySchema, sizeQuantitiesSchema, sizeQuantitySchema, timeSchema } from './words.ts'

export const collectedSizeSchema = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  design_id: idSchema,
  size: z.string(),
  quantity: z.int(),
  created_at: timeSchema,
})

/** Negative where answers were changed or withdrawn. */
const collectedChangeSchema = z.object({ name: z.string(), qty: z.int() })

export const cartItemSchema = z.object({
  id: idSchema,
  design_id: idSchema,
  designName: z.string().nullable(),
  projectId: idSchema,
  projectName: z.string(),
  /** The design as it is now. */
  designState: designStateSchema,
  /** The sides that carry artwork. */
  decoratedSides: z.array(z.string()),
  sizes: z.array(sizeQuantitySchema),
  /** The pieces that the design is priced for while there are none in sizes. */
  quantity: z.int(),
  pricing: itemPricingSchema,
  collectedSizes: z.array(collectedSizeSchema),
  /** When its quantities were taken over from the answers, and what has come or gone since; null: they were not. */
  collected: z.object({ takenAt: timeSchema, newSizes: z.array(collectedChangeSchema) }).nullable(),
  /** What is open of its artwork, and what follows; it may be ordered as it is. */
  openChecks: z.array(openCheckSchema),
})

export type CartItem = z.output<typeof cartItemSchema>

const cartSchema = z.object({
  /** Another once anything else is in the cart; a request may say which it is of. */
  revision: z.int(),
  items: z.array(cartItemSchema),
})

export type CartItems = z.output<typeof cartSchema>

export const cartCalls = {
  add: defineCall({
    name: 'cart.add',
    method: 'POST',
    path: '/cart/item',
    access: 'session',
    summary: 'Put a design into my cart; one that is there already is answered as it is',
    body: z.object({
      designId: idSchema,
      sizes: sizeQuantitiesSchema.default([]),
      currency: currencySchema.optional(),
      product: z.string().max(200).optional(),
    }),
    data: cartItemSchema,
    refusals: ['designIdDoesntExist', 'unknownSize', 'InvalidPartsToBuild'],
  }),
  items: defineCall({
    name: 'cart.items',
    method: 'GET',
    path: '/cart/items',
    access: 'session',
    summary: 'My cart, newest first',
    query: z.object({ currency: currencySchema.optional() }),
    data: cartSchema,
    refusals: [],
  }),
  setSizes: defineCall({
    name: 'cart.setSizes',
    method: 'PUT',
    path: '/cart/items/sizes',
    access: 'session',
    summary: 'Set quantities of cart items; sizes that are not named become zero',
    body: z.array(z.object({ id: idSchema, sizes: sizeQuantitiesSchema })).max(500),
    maxBodyBytes: 262_144,
    data: cartSchema,
    refusals: ['not_found', 'unknownSize'],
  }),
  remove: defineCall({
    name: 'cart.remove',
    method: 'DELETE',
    path: '/cart/item/:id',
    access: 'session',
    summary: 'Take an item out of my cart',
    params: z.object({ id: idSchema }),
    data: emptySchema,
    refusals: ['not_found'],
  }),
  fromCollection: defineCall({
    name: 'cart.fromCollection',
    method: 'POST',
    path: '/cart/from-collection',
    access: 'session',
    summary:
      'Put designs into my cart with the sizes collected for them, in place of what is there; `add` adds what is new since',
    body: z.object({
      projectId: idSchema,
      designIds: z.array(idSchema).min(1).max(500),
      add: z.boolean().default(false),
    }),
    maxBodyBytes: 32_768,
    data: z.object({ items: z.array(cartItemSchema) }),
    refusals: ['project_not_found', 'designIdDoesntExist', 'InvalidPartsToBuild'],
  }),
  setCollectable: defineCall({
    ...designCalls.setCollectable,
    name: 'cart.setCollectable',
    path: '/cart/collectable',
  }),
} as const
