import { cartLinesField } from '@teamloom/commerce/fields/lines.ts'
import { mostLines } from '@teamloom/commerce/lines/line.ts'
import { problemKeys } from '@teamloom/commerce/lines/problems/index.ts'
import { designStateSchema } from '@teamloom/design/design-state.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { openCheckSchema } from '@teamloom/design/open-checks.ts'
import { z } from 'zod'
import { cartApprovalSchema } from './approval.ts'
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

/** Whose a line is; the same name at another address is another person. */
const personSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
})

/** What is ordered of a design for one person or for nobody, by the slots that show its words. */
export const listedLineSchema = z.object({
  /** Its own within its item; a spare's is its size. */
  id: z.string(),
  size: z.string(),
  /** Pieces; a spare has fewer than zero where fewer are ordered than people want. */
  qty: z.int(),
  person: personSchema.nullable(),
  words: z.record(z.string(), z.string()),
  /** What of it is likely a mistake, and is ordered all the same. */
  problems: z.array(z.enum(problemKeys)),
})

/** A name that makes all names of a list lower than they are wanted, or that fits no more. Inches. */
export const longNameSchema = z.object({
  slotId: idSchema,
  words: z.string(),
  /** How high all names were at most if no other were as long. */
  ownInches: z.number(),
  /** How high all names are. */
  inches: z.number(),
  usualInches: z.number(),
  /** The least height of names: a name that would be lower is left out, and lowers nobody's. */
  leastInches: z.number(),
  /** The first part of a double name that lowers nothing. */
  shorter: z.string().nullable(),
})

export type ListedLine = z.output<typeof listedLineSchema>

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
  /** Where words of it are each person's own; sizes are their sums. */
  lines: z.array(listedLineSchema).optional(),
  /** What the team plays, whose book numbers are looked at by, on an item with lines; null where nobody chose. */
  sport: z.string().nullable().optional(),
  /** What `name_long` is told of, on an item with lines. */
  longNames: z.array(longNameSchema).optional(),
  /** The pieces that the design is priced for while there are none in sizes. */
  quantity: z.int(),
  pricing: itemPricingSchema,
  collectedSizes: z.array(collectedSizeSchema),
  /** When its quantities were taken over from the answers, and what has come or gone since; null: they were not. */
  collected: z.object({ takenAt: timeSchema, newSizes: z.array(collectedChangeSchema) }).nullable(),
  /** What is open of its artwork, and what follows; it may be ordered as it is. */
  openChecks: z.array(openCheckSchema),
  /** How far it has the team’s yes; null where its project asks for none. */
  approval: cartApprovalSchema.nullable(),
})

export type CartItem = z.output<typeof cartItemSchema>

const cartSchema = z.object({
  /** Another once anything else is in the cart; a request may say which it is of. */
  revision: z.int(),
  items: z.array(cartItemSchema),
})

export type CartItems = z.output<typeof cartSchema>

/** A number of the list that somebody has claimed whose answer is not in it yet. */
const claimedNumberSchema = z.object({
  slotId: idSchema,
  number: z.string(),
  first_name: z.string(),
  last_name: z.string(),
})

export type ClaimedNumber = z.output<typeof claimedNumberSchema>

const listSchema = cartItemSchema.extend({
  lines: z.array(listedLineSchema),
  claimed: z.array(claimedNumberSchema),
  /** The cart's. */
  revision: z.int(),
})

/** What a column of a pasted list holds, else the id of the slot whose words it has. */
const columnNames = [
  'first_name',
  'last_name',
  'full_name',
  'last_first',
  'email',
  'size',
  'qty',
  'ignore',
] as const

const lineRefusals = ['not_found', 'InvalidPartsToBuild'] as const
const setLinesRefusals = [
  ...lineRefusals,
  'conflict',
  'unknownSize',
  'unknownDecoration',
  'missingLetter',
  'too_long',
  'word_required',
] as const

export const cartCalls = {
  readLines: defineCall({
    name: 'cart.readLines',
    method: 'GET',
    path: '/cart/item/:id/lines',
    access: 'session',
    summary: 'A cart item with its list, and what of it is likely a mistake',
    params: z.object({ id: idSchema }),
    data: listSchema,
    refusals: lineRefusals,
  }),
  setLines: defineCall({
    name: 'cart.setLines',
    method: 'PUT',
    path: '/cart/item/:id/lines',
    access: 'session',
    summary:
      'Set the whole list of a cart item, all of it or none; quantities are its sums. `revision`: of the cart that it was made of',
    params: z.object({ id: idSchema }),
    body: z.object({ lines: cartLinesField, revision: z.int().optional() }),
    maxBodyBytes: 1_048_576,
    data: listSchema,
    refusals: setLinesRefusals,
    idempotent: true,
  }),
  changeLines: defineCall({
    name: 'cart.changeLines',
    method: 'POST',
    path: '/cart/item/:id/lines',
    access: 'session',
    summary:
      'Change some lines of a cart item’s list, all of it or nothing: `lines` stand in the place of those with their ids, others at the end, those of `removed` go; the rest stays as it is',
    params: z.object({ id: idSchema }),
    body: z.object({
      lines: cartLinesField,
      removed: z.array(z.string().max(36)).max(mostLines).default([]),
      revision: z.int().optional(),
    }),
    maxBodyBytes: 1_310_720,
    /** What is otherwise with it. */
    data: z.object({
      sizes: z.array(sizeQuantitySchema),
      pricing: itemPricingSchema,
      /** The cart's. */
      revision: z.int(),
      /** Words of `lines` that may offend. */
      offending: z.array(z.string()),
      /** Told for all lines of the list. */
      longNames: z.array(longNameSchema),
      /** Told for all lines of the list. */
      claimed: z.array(claimedNumberSchema),
    }),
    refusals: [...setLinesRefusals, 'validation_failed'],
    idempotent: true,
  }),
  parseLines: defineCall({
    name: 'cart.parseLines',
    method: 'POST',
    path: '/cart/item/:id/lines/parse',
    access: 'session',
    summary: 'Read a pasted list (tabs, commas or semicolons) for a cart item; nothing is kept',
    params: z.object({ id: idSchema }),
    body: z.object({ text: z.string().min(1).max(200_000) }),
    maxBodyBytes: 655_360,
    data: z.object({
      /** In their order. */
      columns: z.array(z.union([z.enum(columnNames), z.string()])),
      /** Lines in the form in which they are set; a size that the product does not come in stands as it was typed. */
      lines: z.array(
        listedLineSchema.omit({ id: true, problems: true }).extend({
          /** Cells that say nothing that could be read. */
          unread: z.array(z.object({ column: z.enum(['size', 'qty', 'email']), text: z.string() })),
        }),
      ),
      /** Rows, from 1, that say something in no column that is known. */
      skipped: z.array(z.object({ row: z.int(), text: z.string() })),
    }),
    refusals: [...lineRefusals, 'validation_failed'],
  }),
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
