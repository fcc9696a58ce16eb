import { z } from 'zod'
import { seal, unseal } from '#api/platform/seal.ts'
import type { Secret } from '#api/platform/secret.ts'

const name = 'teamloom-oidc'
const path = '/api/v1/user/oidc'
const about = 'openid sign-in'
export const waySeconds = 600

const waySchema = z.object({
  provider: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  lang: z.enum(['en', 'fr']),
  inviteToken: z.string().optional(),
  from: z.string().optional(),
  until: z.number(),
})

/** A sign-in that is on its way, as the browser keeps it that began it. */
export type Way = z.output<typeof waySchema>

/** Sealed: neither read nor changed by whoever has it. */
export function cookieOf(way: Way, secret: Secret, isSecure: boolean): string {
  const value = seal(JSON.stringify(way), about, secret)
  return `${name}=${value}; Path=${path}; Max-Age=${waySeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

export const noCookie = `${name}=; Path=${path}; Max-Age=0; HttpOnly; SameSite=Lax`

export function readWay(header: string | undefined, now: Date, secret: Secret): Way | undefined {
  const cookie = (header ?? '')
    .split(';')
    .map(each => each.trim())
    .find(each => each.startsWith(`${name}=`))
  const opened = cookie && unseal(cookie.slice(name.length + 1), about, secret)
  const way = opened ? waySchema.safeParse(JSON.parse(opened)) : undefined
  return way?.success && way.data.until > now.getTime() ? way.data : undefined
}
