import { z } from 'zod'
import { defineCall } from './call.ts'
import { localeSchema } from './words.ts'

/** ST33: a mail as it would be written, before it is set. */

const triedSchema = z.object({
  /** What its setting, `mails/<name>`, calls it. */
  name: z.string().min(1).max(60),
  language: localeSchema,
  /** What it is to say, in the setting’s shape; without it what it says now. */
  value: z.unknown().optional(),
})

const previewSchema = z.object({
  /** Whom it is from. */
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  /** What its button says; empty where that follows from what is told. */
  action: z.string(),
  /** What stands below. */
  footer: z.string(),
})

export type MailPreview = z.output<typeof previewSchema>

export const mailCalls = {
  preview: defineCall({
    name: 'mails.preview',
    method: 'POST',
    path: '/settings/mails/preview',
    access: 'admin',
    ability: 'editPrices',
    summary: 'A mail as it would be written to oneself today, with the newest numbers of the house',
    body: triedSchema,
    data: previewSchema,
    refusals: ['not_found', 'setting_invalid'],
  }),
  sendTest: defineCall({
    name: 'mails.sendTest',
    method: 'POST',
    path: '/settings/mails/test',
    access: 'admin',
    ability: 'editPrices',
    summary: 'Send a mail as it would be written to one’s own address; limited by account',
    body: triedSchema,
    data: z.object({ to: z.string() }),
    refusals: ['not_found', 'setting_invalid', 'too_many_requests'],
  }),
} as const
