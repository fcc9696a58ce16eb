import { userCalls } from '@teamloom/contract/user.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { users } from '#api/db/tables.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { type Request, reads } from '#api/http/handler.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Services } from '#api/services.ts'

export const exists = reads(userCalls.exists, (request, tx, services) =>
  check(request.params.email, request, tx, services),
)

export const checkExists = reads(userCalls.checkExists, (request, tx, services) =>
  check(request.body.email, request, tx, services),
)

async function check(
  email: string,
  { address, now, retryAfter }: Pick<Request<typeof userCalls.exists>, 'address' | 'now' | 'retryAfter'>,
  tx: Tx,
  { config }: Pick<Services, 'config'>,
) {
  const perAddress = { most: config.limits.emailChecksPer10Minutes, windowSeconds: 600 }
  const wait = await takeAttempt(tx, `exists ${address}`, perAddress, now)
  if (wait === 0) return ok({ exists: await hasAccount(tx, email) })
  retryAfter(wait)
  return refuse('too_many_requests')
}

export async function hasAccount(tx: Tx, email: string): Promise<boolean> {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  return found.length > 0
}
