import { z } from 'zod'
import { defineCall } from './call.ts'
import { emailSchema, emptySchema, localeSchema } from './words.ts'

const token = z.object({ token: z.string().min(1).max(200) })

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
} as const
