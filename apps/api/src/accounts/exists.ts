import { userCalls } from '@teamloom/contract/user.ts'
import { ok } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { users } from '#api/db/tables.ts'
import { reads } from '#api/http/handler.ts'
import type { Tx } from '#api/platform/database/database.ts'

export const exists = reads(userCalls.exists, async ({ params }, tx) =>
  ok({ exists: await hasAccount(tx, params.email) }),
)

export const checkExists = reads(userCalls.checkExists, async ({ body }, tx) =>
  ok({ exists: await hasAccount(tx, body.email) }),
)

export async function hasAccount(tx: Tx, email: string): Promise<boolean> {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  return found.length > 0
}
