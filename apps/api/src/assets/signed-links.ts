import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secret } from '#api/platform/secret.ts'

/** Addresses that open one thing for a while, without a session. */

export const linkSeconds = 15 * 60

type Link = { readonly path: string; readonly expires: number }

export function signLink(path: string, now: Date, secret: Secret): string {
  const expires = Math.floor(now.getTime() / 1000) + linkSeconds
  return `${path}?expires=${expires}&signature=${signatureOf({ path, expires }, secret.signs)}`
}

export function isLinkValid(
  path: string,
  query: { readonly expires?: string | undefined; readonly signature?: string | undefined },
  now: Date,
  secret: Secret,
): boolean {
  const expires = Number(query.expires)
  if (!Number.isInteger(expires) || expires * 1000 < now.getTime()) return false
  const given = Buffer.from(query.signature ?? '')
  return secret.opens.some(each => {
    const expected = Buffer.from(signatureOf({ path, expires }, each))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

function signatureOf({ path, expires }: Link, secret: string): string {
  return createHmac('sha256', secret).update(`link ${path} ${expires}`).digest('base64url')
}
