import { emailSchema } from '@teamloom/commerce/addresses/email-schema.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { defineFileCall, definePageCall } from './raw-call.ts'
import { emptySchema, localeSchema, timeSchema } from './words.ts'

const token = z.object({ token: z.string().min(1).max(200) })

/** `2026-11`. */
const month = z.object({ month: z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/) })

const drawSchema = z.object({
  month: z.string(),
  /** Hexadecimal: with it the draw can be made again. */
  seed: z.string(),
  /** Confirmed addresses, of which one was chosen. */
  candidates: z.int(),
  /** Null: they have left the list altogether. */
  winner: z.object({ email: z.string(), language: localeSchema }).nullable(),
  created_at: timeSchema,
  /** When staff had the winner mailed. */
  confirmedAt: timeSchema.nullable(),
})

export type Draw = z.output<typeof drawSchema>

export const newsletterCalls = {
  subscribe: defineCall({
    name: 'designs.newsletter',
    method: 'POST',
    path: '/designs/newsletter',
    access: 'public',
    summary: 'Ask for the newsletter; a mailed link confirms. The answer is the same for every address',
    body: z.object({ email: emailSchema, lang: localeSchema }),
    data: emptySchema,
    refusals: ['too_many_requests'],
  }),
  confirm: defineCall({
    name: 'newsletter.confirm',
    method: 'POST',
    path: '/newsletter/confirm/:token',
    access: 'public',
    summary: 'Confirm the newsletter, by the link that was mailed',
    params: token,
    data: emptySchema,
    refusals: [],
  }),
  unsubscribe: defineCall({
    name: 'newsletter.unsubscribe',
    method: 'POST',
    path: '/newsletter/unsubscribe/:token',
    access: 'public',
    summary: 'Leave the newsletter; also the one-click form of RFC 8058',
    params: token,
    data: emptySchema,
    refusals: [],
  }),
  subscribers: defineCall({
    name: 'newsletter.subscribers',
    method: 'GET',
    path: '/newsletter/subscribers',
    access: 'admin',
    summary: 'Who asked for the newsletter, the newest first, 200 at most; and the draws',
    data: z.object({
      total: z.int(),
      /** How many confirmed and have not left. */
      confirmed: z.int(),
      items: z.array(
        z.object({
          id: idSchema,
          email: z.string(),
          language: localeSchema,
          state: z.enum(['waiting', 'in', 'left']),
          created_at: timeSchema,
        }),
      ),
      draws: z.array(drawSchema),
    }),
    refusals: [],
  }),
  draw: defineCall({
    name: 'newsletter.draw',
    method: 'POST',
    path: '/newsletter/draw',
    access: 'admin',
    summary:
      'Draw one of the confirmed addresses for a month; a month that was drawn answers the same, unless its winner is gone and was not told: then another of those who were in it is drawn',
    body: month,
    data: drawSchema,
    refusals: ['not_found'],
  }),
  confirmDraw: defineCall({
    name: 'newsletter.confirmDraw',
    method: 'POST',
    path: '/newsletter/draw/confirm',
    access: 'admin',
    summary: 'Mail the winner of a month, once',
    body: month,
    data: drawSchema,
    refusals: ['not_found'],
  }),
} as const

export const newsletterFiles = {
  subscribers: defineFileCall({
    name: 'newsletter.subscribersFile',
    method: 'GET',
    path: '/newsletter/subscribers.csv',
    access: 'admin',
    summary: 'The confirmed addresses as a file for spreadsheets and mailers',
    media: ['text/csv'],
    refusals: [],
  }),
  leavePage: definePageCall({
    name: 'newsletter.leavePage',
    method: 'GET',
    path: newsletterCalls.unsubscribe.path,
    access: 'public',
    summary: 'Leads to the page where one leaves the newsletter: mail programs post to this address',
    params: token,
    refusals: [],
  }),
} as const
