import { userCalls } from '@teamloom/contract/user.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import type { Config } from '#api/config.ts'
import { users } from '#api/db/tables.ts'
import { takeAttempt } from '#api/http/attempts.ts'
import { inSteps, type Request } from '#api/http/handler.ts'
import type { Reader, Writer } from '#api/platform/database/database.ts'
import type { Services } from '#api/services.ts'

export const exists = inSteps(userCalls.exists, (request, { alone }, services) =>
  check(request.params.email, request, alone, services),
)

export const checkExists = inSteps(userCalls.checkExists, (request, { alone }, services) =>
  check(request.body.email, request, alone, services),
)

async function check(email: string, asking: Asking, tx: Writer, { config }: Pick<Services, 'config'>) {
  return (await mayLearn(asking, tx, config))
    ? ok({ exists: await hasAccount(tx, email) })
    : refuse('too_many_requests')
}

type Asking = Pick<Request<typeof userCalls.exists>, 'address' | 'now' | 'retryAfter'>

/** Counts a call by which somebody may learn whether an email has an account; false, and the answer says how long. */
export async function mayLearn(
  { address, now, retryAfter }: Asking,
  tx: Writer,
  { limits }: Pick<Config, 'limits'>,
): Promise<boolean> {
  const perAddress = { most: limits.emailChecksPer10Minutes, windowSeconds: 600 }
  const wait = await takeAttempt(tx, `exists ${address}`, perAddress, now)
  if (wait > 0) retryAfter(wait)
  return wait === 0
}

export async function hasAccount(tx: Reader, email: string): Promise<boolean> {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  return found.length > 0
}
