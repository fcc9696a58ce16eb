import { randomInt } from 'node:crypto'
import { userCalls } from '@teamloom/contract/user.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { promos, users } from '#api/db/tables.ts'
import { inSteps, reads } from '#api/http/handler.ts'
import { listReferral } from '#api/offers/list-referral.ts'
import type { Writer } from '#api/platform/database/database.ts'

/** The characters of a code, without those that are taken for each other. */
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const mostTries = 100
const uniqueViolation = '23505'

export const readReferralCode = inSteps(userCalls.referralCode, async ({ actor }, { alone }) =>
  ok(await getReferralCode(alone, actor.id)),
)

export const readReferral = inSteps(userCalls.referral, async ({ actor, now }, { read, alone }) => {
  const code = await getReferralCode(alone, actor.id)
  return ok({ code, ...(await listReferral(read, actor.id, now)) })
})

/** Made when it is first asked for, and the same from then on. */
async function getReferralCode(tx: Writer, userId: string): Promise<string> {
  for (let tries = 0; tries < mostTries; tries++) {
    const [user] = await tx.select({ code: users.referralCode }).from(users).where(eq(users.id, userId))
    if (user?.code) return user.code
    await giveCode(tx, userId)
  }
  throw new Error('no referral code is left')
}

async function giveCode(tx: Writer, userId: string): Promise<void> {
  const code = Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join('')
  try {
    await tx
      .update(users)
      .set({ referralCode: code })
      .where(
        and(
          eq(users.id, userId),
          isNull(users.referralCode),
          sql`not exists (select 1 from ${promos} where ${eq(promos.code, code)})`,
        ),
      )
  } catch (error) {
    // Another person has it: try the next one.
    if ((error as { cause?: { code?: string } }).cause?.code !== uniqueViolation) throw error
  }
}

export const findByReferralCode = reads(userCalls.fromReferralCode, async ({ body }, tx) => {
  const code = body.referralCode ?? ''
  if (code === '') return refuse('referral_code_missing')
  if (code.length !== 4) return refuse('length_must_be_4')
  const found = await tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(eq(users.referralCode, code.toUpperCase()))
  return ok(found)
})
