import { personalKinds } from '@teamloom/catalog/decorations/per-piece.ts'
import { imageSchema } from '@teamloom/design/design-state.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { labelSchema } from '@teamloom/design/label-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { chargeSchema } from './charges.ts'
import { tickCountsSchema } from './pieces.ts'
import { discountSchema } from './pricing.ts'
import {
  centsSchema,
  currencySchema,
  sizeQuantitySchema,
  soldAsSchema,
  textSchema,
  timeSchema,
} from './words.ts'

/** A point on a picture: fractions of its width and height. */
export const markSchema = z.object({
  side: z.string().min(1).max(20),
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
})

/** A decoration that is made: what, where, how large its ink is, in which colours. */
export const decorationFactsSchema = z.object({
  id: idSchema,
  name: z.string(),
  type: labelSchema,
  place: labelSchema,
  widthInches: z.number().nullable(),
  heightInches: z.number().nullable(),
  colors: z.array(labelSchema),
})

/** A design as it was asked for, or as it is proposed. */
const proofLookSchema = z.object({
  images: z.array(imageSchema),
  sizes: z.array(sizeQuantitySchema.extend({ label: labelSchema })),
  /** What a buyer pays for a piece, and for all of them. */
  pricePerPiece: centsSchema.nullable(),
  /** How many names, numbers or free words there are, and what those cost on each piece that has some. */
  personal: z.array(z.object({ words: z.enum(personalKinds), qty: z.int(), price: centsSchema })),
  total: centsSchema.nullable(),
  decorations: z.array(decorationFactsSchema),
})

export const proofItemStates = ['open', 'outdated', 'approved', 'change_requested', 'voided'] as const

/** What a customer is asked to agree to: frozen when it was sent. */
export const proofSchema = z.object({
  preorderId: idSchema,
  preorderNumber: z.int(),
  /** Whose request it is: who alone answers. */
  userId: idSchema,
  proofNumber: z.int(),
  sentAt: timeSchema,
  /** Null: another server. */
  sentBy: z
    .object({ first_name: z.string(), last_name: z.string(), role: z.enum(['designer', 'admin']).nullable() })
    .nullable(),
  note: z.string().nullable(),
  /** Staff made the request: its proof is a quote, which can be declined while it waits; null: it is none. */
  quote: z.enum(['open', 'declined', 'settled']).nullable(),
  items: z.array(
    z.object({
      designId: idSchema,
      designName: z.string().nullable(),
      projectName: z.string(),
      product: z.object({ name: z.string(), label: labelSchema, soldAs: soldAsSchema }),
      /** Null: staff have added it. */
      asked: proofLookSchema.nullable(),
      proposed: proofLookSchema,
      /** Every difference, as sentences. */
      differences: z.array(labelSchema),
      /** Its parts and decorations that are as they were asked for. */
      alike: z.array(labelSchema),
      /** Why the approval of an earlier proof holds no more; null where there is none that does not. */
      askedAgain: z.string().nullable(),
      /** The change that was asked for in an earlier proof and is not answered since; `done`: what is otherwise since then, as sentences, null where that is not known. */
      changeAsked: z
        .object({
          proofNumber: z.int(),
          note: z.string().nullable(),
          mark: markSchema.nullable(),
          /** The comment that it is, about the design; null of what was asked before there were such, and without words. */
          commentId: z.nullable(idSchema),
          answeredAt: timeSchema,
          done: z.array(labelSchema).nullable(),
        })
        .nullable(),
      /** NN19: how far its pieces of people are looked at as they are by now, and who is missing, the first of them; null where it has none. */
      pieces: tickCountsSchema.extend({ missing: z.array(z.string()) }).nullable(),
      /** `outdated`: it has changed since it was sent, and cannot be answered; `voided`: since it was approved. */
      state: z.enum(proofItemStates),
      answer: z
        .object({
          approved: z.boolean(),
          note: z.string().nullable(),
          mark: markSchema.nullable(),
          /** The comment that the change asked for is, about the design; null of an approval, and without words. */
          commentId: z.nullable(idSchema),
          answeredAt: timeSchema,
          /** Whether the design was approved in an earlier proof, and is as it was. */
          carried: z.boolean(),
          voidReason: z.string().nullable(),
        })
        .nullable(),
    }),
  ),
  /** What was asked for and is not proposed. */
  removed: z.array(
    z.object({
      designName: z.string().nullable(),
      projectName: z.string(),
      pieces: z.int(),
      total: centsSchema.nullable(),
    }),
  ),
  currency: currencySchema,
  discounts: z.array(discountSchema),
  charges: z.array(chargeSchema),
  /** What it was asked for with, as granted then, and came to before taxes; null where that is not known. */
  asked: z.object({ discounts: z.array(discountSchema), total: centsSchema.nullable() }).nullable(),
  subtotal: centsSchema.nullable(),
  shipping: centsSchema.nullable(),
  /** Before taxes. */
  total: centsSchema.nullable(),
  /** All of it, and nothing has changed since. */
  approved: z.boolean(),
})

export type Proof = z.output<typeof proofSchema>

export const proofCalls = {
  read: defineCall({
    name: 'proofs.read',
    method: 'GET',
    path: '/preorders/proof/:preorderId',
    access: 'session',
    summary: 'The last proof of one’s own request; of any, for staff',
    params: z.object({ preorderId: idSchema }),
    data: proofSchema,
    refusals: ['preorder_not_found', 'proof_not_found'],
  }),
  answer: defineCall({
    name: 'proofs.answer',
    method: 'POST',
    path: '/preorders/proof/answer',
    access: 'session',
    needsAddress: true,
    summary: 'Approve a design of a proof, or ask for a change',
    body: z.object({
      preorderId: idSchema,
      proofNumber: z.int().min(1),
      designId: idSchema,
      approved: z.boolean(),
      note: textSchema(5000).optional(),
      mark: markSchema.nullish(),
    }),
    data: proofSchema,
    refusals: ['preorder_not_found', 'proof_not_found', 'designIdDoesntExist', 'proof_outdated'],
  }),
} as const
