import { errors, jwtVerify, SignJWT } from 'jose'
import type { Actor } from '#api/access/caller.ts'
import type { Secret } from '#api/platform/secret.ts'

export const sessionSeconds = 7 * 24 * 3600

/** AC70: from their last visit, to the day. */
export const guestSeconds = 30 * 24 * 3600

type Person = Pick<
  Actor,
  | 'id'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'optNewsletter'
  | 'roles'
  | 'isGuest'
  | 'sessionId'
  | 'sessionExpiresAt'
>

/** The token of a session: who it is, as the specification names it, and which session. */
export function signSessionToken(person: Person, secret: Secret): Promise<string> {
  return new SignJWT({
    id: person.id,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    optNewsletter: person.optNewsletter,
    roles: person.roles.map(role => ({ role })),
    isAdmin: person.roles.includes('admin'),
    isDesigner: person.roles.includes('designer'),
    isUser: person.roles.includes('user'),
    ...(person.isGuest ? { isGuest: true } : {}),
    sid: person.sessionId,
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime(Math.floor(person.sessionExpiresAt.getTime() / 1000))
    .sign(key(secret.signs))
}

export type TokenReading = { readonly sessionId: string } | 'expired' | 'invalid'

/** Signatures that were found right: a token is the same at each of a session's many calls. */
const verified = new Map<string, { readonly sessionId: string; readonly exp: number }>()
const mostVerified = 10_000

export async function readSessionToken(token: string, secret: Secret): Promise<TokenReading> {
  let reading: TokenReading = 'invalid'
  for (const each of secret.opens) {
    reading = await readBy(each, token)
    if (reading !== 'invalid') break
  }
  return reading
}

async function readBy(secret: string, token: string): Promise<TokenReading> {
  const name = `${secret} ${token}`
  const known = verified.get(name)
  if (known) return known.exp * 1000 > Date.now() ? { sessionId: known.sessionId } : 'expired'
  const reading = await verify(token, secret)
  if (typeof reading === 'string') return reading
  if (verified.size >= mostVerified) verified.clear()
  verified.set(name, reading)
  return { sessionId: reading.sessionId }
}

async function verify(
  token: string,
  secret: string,
): Promise<{ readonly sessionId: string; readonly exp: number } | 'expired' | 'invalid'> {
  try {
    const { payload } = await jwtVerify(token, key(secret), { algorithms: ['HS256'] })
    const { sid, exp } = payload
    return typeof sid === 'string' && exp !== undefined ? { sessionId: sid, exp } : 'invalid'
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : 'invalid'
  }
}

const keys = new Map<string, Uint8Array>()

function key(secret: string): Uint8Array {
  let bytes = keys.get(secret)
  if (!bytes) {
    bytes = new TextEncoder().encode(secret)
    keys.set(secret, bytes)
  }
  return bytes
}
