import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { inTurn } from '#api/platform/in-turn.ts'

const hash = promisify(argon2)

/** Each hash fills a core for a while. Many new accounts at once wait for each other, and keep nobody from logging in. */
const [making, checking] = ['make a password hash', 'check a password']

/** What a hash costs, also whoever guesses: `memory` in KiB. */
export type PasswordCost = { readonly memory: number; readonly passes: number; readonly parallelism: number }

/** OWASP's second profile: 19 MiB, two passes, one lane. */
export const usualCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

/** An argon2id hash as a PHC string. */
export async function hashPassword(password: string, cost = usualCost): Promise<string> {
  const salt = randomBytes(16)
  const tag = await inTurn(making, () =>
    hash('argon2id', { message: password, nonce: salt, tagLength, ...cost }),
  )
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const match = phc.exec(stored)
  if (!match) return false
  const [, memory, passes, parallelism, salt, tag] = match
  const expected = Buffer.from(tag!, 'base64')
  const actual = await inTurn(checking, () =>
    hash('argon2id', {
      message: password,
      nonce: Buffer.from(salt!, 'base64'),
      tagLength: expected.length,
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    }),
  )
  return timingSafeEqual(actual, expected)
}

let decoy: Promise<string> | undefined

/**
 * Takes as long as a real check, where there is no account: how long an answer takes must not tell which emails
 * exist.
 */
export async function pretendToCheck(password: string): Promise<false> {
  decoy ??= hashPassword('no one has this password')
  await isPassword(password, await decoy)
  return false
}

/** PHC strings carry base64 without padding. */
function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('=', '')
}
