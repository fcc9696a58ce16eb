import type { Currency } from '@teamloom/kit/money.ts'
import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import { preorderItems, preorders } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

export type Asked = {
  readonly userId: string
  /** Whose designs are ordered; the first is the one that is referred. */
  readonly teamIds: readonly string[]
  readonly currency: Currency
  readonly placedAt: Date
  /** As it was typed. */
  readonly code: string | null
  /** Absent: it is not placed yet. */
  readonly preorder?: { readonly id: string; readonly number: number }
}

/** Whoever asks what their request is reduced by. */
export type Asker = Asked & {
  /** Another request of the account that is not cancelled was placed before. */
  readonly hasOrderedBefore: boolean
  /** The same of the first team. */
  readonly hasTeamOrderedBefore: boolean
}

export async function meetAsker(tx: Tx, asked: Asked): Promise<Asker> {
  const earlier = and(
    ne(preorders.status, 'cancelled'),
    asked.preorder ? lt(preorders.number, asked.preorder.number) : undefined,
  )
  const own = await tx
    .select({ id: preorders.id })
    .from(preorders)
    .where(and(eq(preorders.userId, asked.userId), earlier))
    .limit(1)
  const teams = asked.teamIds.slice(0, 1)
  const ofTeam = await tx
    .select({ id: sql<number>`1` })
    .from(preorderItems)
    .innerJoin(preorders, eq(preorders.id, preorderItems.preorderId))
    .where(and(inArray(preorderItems.teamId, teams), earlier))
    .limit(1)
  return { ...asked, hasOrderedBefore: own.length > 0, hasTeamOrderedBefore: ofTeam.length > 0 }
}
