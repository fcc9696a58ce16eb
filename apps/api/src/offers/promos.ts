import { randomUUID } from 'node:crypto'
import { type Promo, promoCalls } from '@teamloom/contract/promos.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm'
import { promos, users } from '#api/db/tables.ts'
import { type Request, reads, writes } from '#api/http/handler.ts'
import type { Reader } from '#api/platform/database/database.ts'

const existing = isNull(promos.deletedAt)

async function listPromos(tx: Reader, where?: SQL): Promise<Promo[]> {
  const rows = await tx
    .select({
      ...getTableColumns(promos),
      timesUsed: sql<number>`(select count(*) from promo_uses where promo_id = ${promos.id})`.mapWith(Number),
    })
    .from(promos)
    .where(and(existing, where))
    .orderBy(desc(promos.createdAt), desc(promos.id))
  return rows.map(({ createdAt, deletedAt: _, from, until, ...promo }) => ({
    ...promo,
    from: from?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  }))
}

function termsOf(body: Request<typeof promoCalls.create>['body']) {
  const { from, until, currency, uses, usesPerAccount, ...terms } = body
  return {
    ...terms,
    currency: currency ?? null,
    from: from ? new Date(from) : null,
    until: until ? new Date(until) : null,
    uses: uses ?? null,
    usesPerAccount: usesPerAccount ?? null,
  }
}

/** Whoever sent it would be taken for the one or the other. */
async function isReferralCode(tx: Reader, code: string): Promise<boolean> {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.referralCode, code))
  return found.length > 0
}

const isTaken = (error: unknown) => (error as { cause?: { code?: string } }).cause?.code === '23505'

export const listAllPromos = reads(promoCalls.list, async (_, tx) => ok(await listPromos(tx)))

export const createPromo = writes(promoCalls.create, async ({ body, now }, tx) => {
  const id = randomUUID()
  if (await isReferralCode(tx, body.code)) return refuse('promo_exists')
  try {
    await tx.insert(promos).values({ ...termsOf(body), id, createdAt: now })
  } catch (error) {
    if (isTaken(error)) return refuse('promo_exists')
    throw error
  }
  const [promo] = await listPromos(tx, eq(promos.id, id))
  return promo ? ok(promo) : refuse('promo_exists')
})

export const updatePromo = writes(promoCalls.update, async ({ params, body }, tx) => {
  if (await isReferralCode(tx, body.code)) return refuse('promo_exists')
  try {
    await tx
      .update(promos)
      .set(termsOf(body))
      .where(and(eq(promos.id, params.id), existing))
  } catch (error) {
    if (isTaken(error)) return refuse('promo_exists')
    throw error
  }
  const [promo] = await listPromos(tx, eq(promos.id, params.id))
  return promo ? ok(promo) : refuse('not_found')
})

export const removePromo = writes(promoCalls.remove, async ({ params, now }, tx) => {
  const removed = await tx
    .update(promos)
    .set({ deletedAt: now })
    .where(and(eq(promos.id, params.id), existing))
    .returning({ id: promos.id })
  return removed.length > 0 ? ok({}) : refuse('not_found')
})

export const promoHandlers = [listAllPromos, createPromo, updatePromo, removePromo]
