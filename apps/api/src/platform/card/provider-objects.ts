import { isPlainLine } from '@teamloom/kit/text.ts'
import { z } from 'zod'

/** What the card's provider tells of, as far as it is read here; whatever else it says is passed over. */

const wordSchema = z.string().min(1).max(255).refine(isPlainLine)
const centsSchema = z.int()
const optionalWord = wordSchema.nullish().catch(null)
const metadataSchema = z.object({
  preorderId: z.uuid().optional().catch(undefined),
  entryId: z.uuid().optional().catch(undefined),
})

/** By its name, or whole where it was asked for. */
const paymentSchema = z
  .union([wordSchema, z.object({ id: wordSchema.optional(), status: optionalWord })])
  .nullish()

export const cardSessionSchema = z.object({
  id: wordSchema,
  status: optionalWord,
  payment_status: optionalWord,
  payment_intent: paymentSchema,
  amount_total: centsSchema.nullish(),
  currency: optionalWord,
  metadata: metadataSchema.nullish().catch(null),
})

export const cardRefundSchema = z.object({
  id: wordSchema,
  status: optionalWord,
  payment_intent: paymentSchema,
  amount: centsSchema,
  currency: wordSchema,
  metadata: metadataSchema.nullish().catch(null),
})

export const cardDisputeSchema = z.object({
  id: wordSchema,
  payment_intent: paymentSchema,
  amount: centsSchema,
  currency: wordSchema,
})

export type CardSession = z.output<typeof cardSessionSchema>
export type CardRefund = z.output<typeof cardRefundSchema>
export type CardDispute = z.output<typeof cardDisputeSchema>

const told = <Kind extends string, Of extends z.ZodType>(kinds: readonly Kind[], object: Of) =>
  z.object({ id: wordSchema, type: z.enum(kinds), created: z.int().optional(), data: z.object({ object }) })

export const cardEventSchema = z.discriminatedUnion('type', [
  told(['checkout.session.completed', 'checkout.session.async_payment_succeeded'], cardSessionSchema),
  told(
    ['checkout.session.expired', 'checkout.session.async_payment_failed'],
    cardSessionSchema.pick({ id: true }),
  ),
  told(['refund.created', 'refund.updated', 'refund.failed'], cardRefundSchema),
  told(['charge.dispute.funds_withdrawn', 'charge.dispute.funds_reinstated'], cardDisputeSchema),
])

export type CardEvent = z.output<typeof cardEventSchema>
