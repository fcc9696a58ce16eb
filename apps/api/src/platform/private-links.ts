import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secret } from '#api/platform/secret.ts'

/** What a private link may open: each kind has secrets of its own. */
type Purpose =
  | 'size answer'
  | 'size sending'
  | 'size reminders'
  | 'own data'
  | 'order share'
  | 'newsletter confirm'
  | 'newsletter leave'
  | 'comment mails'
  | 'review visitor'

const macBytes = 24

/** The part of a private link that nobody guesses: the id and its proof. Nothing of it is kept. */
export function privateSecretOf(id: string, purpose: Purpose, key: Secret): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  return Buffer.concat([bytes, proofOf(id, purpose, key.signs)]).toString('base64url')
}

/** The id that a secret is for; undefined when it is a guess. */
export function idOfPrivateSecret(secret: string, purpose: Purpose, key: Secret): string | undefined {
  const bytes = Buffer.from(secret, 'base64url')
  if (bytes.length !== 16 + macBytes) return undefined
  const hex = bytes.subarray(0, 16).toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const isOurs = key.opens.some(each => timingSafeEqual(bytes.subarray(16), proofOf(id, purpose, each)))
  return isOurs ? id : undefined
}

function proofOf(id: string, purpose: Purpose, key: string): Buffer {
  return createHmac('sha256', key).update(`${purpose} ${id}`).digest().subarray(0, macBytes)
}
