import { z } from 'zod'
import { seal, unseal } from '#api/platform/seal.ts'
import type { Secret } from '#api/platform/secret.ts'

const about = 'openid link'
const validMs = 3_600_000

const linkSchema = z.object({
  userId: z.string(),
  issuer: z.string(),
  subject: z.string(),
  until: z.number(),
})
export type Link = Omit<z.output<typeof linkSchema>, 'until'>

/** What a mailed link carries: which provider's account may open which of ours. */
export function makeLinkToken(link: Link, now: Date, secret: Secret): string {
  return seal(JSON.stringify({ ...link, until: now.getTime() + validMs }), about, secret)
}

/** Undefined when it is none of ours, or past. */
export function readLinkToken(token: string, now: Date, secret: Secret): Link | undefined {
  const opened = unseal(token, about, secret)
  const link = opened ? linkSchema.safeParse(JSON.parse(opened)) : undefined
  return link?.success && link.data.until > now.getTime() ? link.data : undefined
}
