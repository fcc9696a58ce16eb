import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secret } from '#api/platform/secret.ts'

const validSeconds = 7 * 24 * 3600

/** What the mailed link carries: whose address it confirms and until when, with proof that we sent it. */
export function makeVerificationToken(userId: string, now: Date, secret: Secret): string {
  const expires = Math.floor(now.getTime() / 1000) + validSeconds
  // Not with points: an address that ends in one and letters is a file's.
  return `${userId}~${expires}~${proofOf(userId, String(expires), secret.signs)}`
}

/** Whose address it confirms; undefined when it is none of ours, or past. */
export function readVerificationToken(token: string, now: Date, secret: Secret): string | undefined {
  const [userId = '', expires = '', proof = '', ...rest] = token.split('~')
  const given = Buffer.from(proof)
  const isOurs = secret.opens.some(each => {
    const expected = Buffer.from(proofOf(userId, expires, each))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return isOurs && rest.length === 0 && Number(expires) * 1000 > now.getTime() ? userId : undefined
}

function proofOf(userId: string, expires: string, secret: string): string {
  return createHmac('sha256', secret).update(`verify ${userId} ${expires}`).digest('base64url')
}
