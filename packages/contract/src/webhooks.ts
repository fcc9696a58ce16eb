import { deliveryStates, webhookEvents } from '@teamloom/commerce/webhooks/webhook-events.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { emptySchema, timeSchema } from './words.ts'

/** Other programs that are told what happens: who they are, and what became of each delivery. */

const eventSchema = z.enum(webhookEvents)

/** An address of a server, without a user and without a place on a page. */
const addressSchema = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .regex(/^https?:\/\/[^/?#@\\\s]+([/?][^#\s]*)?$/i)

const webhookBody = z.object({
  url: addressSchema,
  events: z
    .array(eventSchema)
    .min(1)
    .max(webhookEvents.length)
    .refine(chosen => new Set(chosen).size === chosen.length, 'each event once'),
  /**
   * Whether the address is told at all: nothing is told of what happens while it is not, and what waits is not sent.
   */
  isActive: z.boolean().default(true),
})

const webhookSchema = z.object({
  id: idSchema,
  url: z.string(),
  events: z.array(eventSchema),
  isActive: z.boolean(),
  madeBy: z.string(),
  created_at: timeSchema,
  /** Until when the secret before signs beside the one that holds; null: there is none. */
  formerSecretUntil: timeSchema.nullable(),
  /** The last try was not taken. */
  isFailing: z.boolean(),
  /** Deliveries that are still to arrive. */
  waiting: z.int(),
  /** Its newest deliveries, 24 at most, from the older to the newer. */
  recent: z.array(z.enum(deliveryStates)),
})
export type Webhook = z.output<typeof webhookSchema>

const deliverySchema = z.object({
  /** The header `webhook-id`. */
  id: idSchema,
  /** Grows with each; `next` of a page is the last one's. */
  number: z.int(),
  type: eventSchema,
  /** What it tells of, to be told apart by: the number of a request, or the id of a project. */
  about: z.string(),
  /** The bytes that are sent. */
  body: z.string(),
  state: z.enum(deliveryStates),
  /** One before it, of the same request, is still to arrive. */
  isBehind: z.boolean(),
  tries: z.int(),
  created_at: timeSchema,
  /** When it is tried next, or for the first time; null once it is not. */
  nextAt: timeSchema.nullable(),
  /** The last try; null before the first. */
  triedAt: timeSchema.nullable(),
  /** The status of the last answer; null: there was none. */
  status: z.int().nullable(),
  /** Milliseconds to the last answer, or until none was waited for. */
  tookMs: z.int().nullable(),
  /** The last answer, its first 1,000 characters; or why there was none. */
  answer: z.string().nullable(),
})
export type WebhookDelivery = z.output<typeof deliverySchema>

const oneWebhook = z.object({ id: idSchema })
const secret = z.object({ id: idSchema, secret: z.string() })

export const webhookCalls = {
  list: defineCall({
    name: 'webhooks.list',
    method: 'GET',
    path: '/settings/webhooks',
    access: 'admin',
    summary: 'Webhooks of other programs, the newest first; 50 at most',
    data: z.array(webhookSchema),
    refusals: [],
  }),
  make: defineCall({
    name: 'webhooks.make',
    method: 'POST',
    path: '/settings/webhooks',
    access: 'admin',
    summary:
      'Tell another program of events, signed as Standard Webhooks say; the secret, `whsec_` and base64, is answered this once',
    body: webhookBody,
    data: secret,
    refusals: ['validation_failed', 'webhook_not_public', 'webhooks_full'],
  }),
  change: defineCall({
    name: 'webhooks.change',
    method: 'PUT',
    path: '/settings/webhooks/:id',
    access: 'admin',
    summary: 'Say where a webhook goes, of what it tells, and whether it does; what waits goes there too',
    params: oneWebhook,
    body: webhookBody,
    data: webhookSchema,
    refusals: ['validation_failed', 'not_found', 'webhook_not_public'],
  }),
  renewSecret: defineCall({
    name: 'webhooks.renewSecret',
    method: 'POST',
    path: '/settings/webhooks/:id/secret',
    access: 'admin',
    summary: 'Make another secret, answered this once; the one before signs beside it for two days',
    params: oneWebhook,
    data: secret,
    refusals: ['not_found'],
  }),
  remove: defineCall({
    name: 'webhooks.remove',
    method: 'DELETE',
    path: '/settings/webhooks/:id',
    access: 'admin',
    summary: 'Remove a webhook with its deliveries, of which none is sent any more',
    params: oneWebhook,
    data: emptySchema,
    refusals: ['not_found'],
  }),
  deliveries: defineCall({
    name: 'webhooks.deliveries',
    method: 'GET',
    path: '/settings/webhooks/:id/deliveries',
    access: 'admin',
    summary: 'What a webhook was told, the newest first, with the last answer; kept thirty days',
    params: oneWebhook,
    query: z.object({
      /** Whether deliveries that have not arrived are told alone. */
      isOpen: z.stringbool().optional(),
      /** `next` of the page before. */
      after: z.coerce.number().int().min(1).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    data: z.object({ items: z.array(deliverySchema), next: z.int().nullable() }),
    refusals: ['not_found'],
  }),
  sendAgain: defineCall({
    name: 'webhooks.sendAgain',
    method: 'POST',
    path: '/settings/webhooks/delivery/:id/again',
    access: 'admin',
    summary: 'Send a delivery again, with its id and body as they were: at once, and for three days from now',
    params: oneWebhook,
    data: deliverySchema,
    refusals: ['not_found'],
  }),
} as const
