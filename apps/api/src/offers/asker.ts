import type { Currency } from '@teamloom/kit/money.ts'
import { eq, ne, sql } from 'drizzle-orm'
import { preorderItems, preorders } from '#api/db/tables.ts'
import { prepared, type Reader } from '#api/platform/database/database.ts'

export type Asked = {
  readonly userId: string
  /** Whose designs are ordered; the first is the one that is referred. */
  readonly teamIds: readonly string[]
  readonly currency: Currency
  readonly placedAt: Date
  /** The code as it was typed. */
  readonly code: string | null
  /** Absent: it is not placed yet. */
  readonly preorder?: { readonly id: string; readonly number: number }
}

/** Whoever asks what their request is reduced by. */
export type Asker = Asked & {
  /** Another request of the account that is not cancelled was placed before. */
  readonly hasOrderedBefore: boolean
  /** Another request of the first team that is not cancelled was placed before. */
  readonly hasTeamOrderedBefore: boolean
}

const before = sql`${sql.placeholder('before')}::int`
const earlier = sql`${ne(preorders.status, sql`'cancelled'`)} and (${before} is null or ${preorders.number} < ${before})`

const ordersBefore = prepared('orders_before', tx =>
  tx
    .select({
      own: sql<boolean>`exists (select 1 from ${preorders}
        where ${eq(preorders.userId, sql.placeholder('userId'))} and ${earlier})`,
      ofTeam: sql<boolean>`exists (select 1 from ${preorderItems} join ${preorders} on ${eq(preorders.id, preorderItems.preorderId)}
        where ${eq(preorderItems.teamId, sql.placeholder('teamId'))} and ${earlier})`,
    })
    .from(sql`(values (1)) as one`),
)

export async function meetAsker(tx: Reader, asked: Asked): Promise<Asker> {
  const [found] = await ordersBefore(tx).execute({
    userId: asked.userId,
    teamId: asked.teamIds[0] ?? null,
    before: asked.preorder?.number ?? null,
  })
  return {
    ...asked,
    hasOrderedBefore: found?.own ?? false,
    hasTeamOrderedBefore: found?.ofTeam ?? false,
  }
}
