import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Secret } from '#api/platform/secret.ts'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'second factors', 32))
}

/** What must be read again, but by nobody who has the database alone. `about`: whose it is; for another's it does not open. */
export function seal(text: string, about: string, secret: Secret): string {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, keyOf(secret.signs), nonce).setAAD(Buffer.from(about))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Undefined when it was changed, or sealed for another or with another secret. */
export function unseal(sealed: string, about: string, secret: Secret): string | undefined {
  for (const key of secret.opens) {
    const opened = unsealBy(key, sealed, about)
    if (opened !== undefined) return opened
  }
  return undefined
}

function unsealBy(key: string, sealed: string, about: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)]
  if (tag.length < tagBytes) return undefined
  try {
    const decipher = createDecipheriv(algorithm, keyOf(key), nonce).setAAD(Buffer.from(about))
    decipher.setAuthTag(tag)
    const opened = [decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]
    return Buffer.concat(opened).toString('utf8')
  } catch {
    return undefined
  }
}

/** The hash of a text that is long and random: a ticket, a code of many letters. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
