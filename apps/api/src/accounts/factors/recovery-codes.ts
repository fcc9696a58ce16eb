import { randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { recoveryCodes } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { hashOf } from '#api/platform/seal.ts'

const count = 10
/** Without what looks alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const half = 6

/** `k7m2pq-9tx4nh`: 59 bits. */
function newCode(): string {
  const part = () => Array.from({ length: half }, () => letters[randomInt(letters.length)]).join('')
  return `${part()}-${part()}`
}

/** The hash of a code as it is typed: case, spaces and the dash do not matter. */
function hashOfCode(userId: string, code: string): string {
  return hashOf(`${userId} ${code.toLowerCase().replaceAll(/[^a-z\d]/g, '')}`)
}

/** AC65: takes the place of all that there were; told this once. */
export async function makeRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const codes = Array.from({ length: count }, newCode)
  await tx.insert(recoveryCodes).values(codes.map(code => ({ userId, codeHash: hashOfCode(userId, code) })))
  return codes
}

/** AC65: whether it was one that is left; it is none afterwards. */
export async function takeRecoveryCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOfCode(userId, code))))
    .returning({ userId: recoveryCodes.userId })
  return taken.length > 0
}
