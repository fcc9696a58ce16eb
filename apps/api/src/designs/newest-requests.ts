import { asc, eq, sql } from 'drizzle-orm'
import { preorderItems, preorders } from '#api/db/tables.ts'
import { prepared, type Reader } from '#api/platform/database/database.ts'
import { inPages } from '#api/platform/slices.ts'

const askedFor = prepared('requests_of_designs', tx =>
  tx
    .select({
      designId: preorderItems.originalDesignId,
      id: preorders.id,
      number: preorders.number,
      userId: preorders.userId,
      at: preorders.createdAt,
    })
    .from(preorderItems)
    .innerJoin(preorders, eq(preorders.id, preorderItems.preorderId))
    .where(
      sql`${preorderItems.originalDesignId} = any(${sql.placeholder('ids')}::uuid[]) and ${preorders.status} <> 'cancelled'`,
    )
    .orderBy(asc(preorders.createdAt), asc(preorders.number)),
)

export type NewestRequest = Awaited<ReturnType<ReturnType<typeof askedFor>['execute']>>[number]

/** OR42: the request that asked for each design last, by the design's id. */
export async function loadNewestRequests(
  tx: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NewestRequest>> {
  const found = await inPages(ids, page => askedFor(tx).execute({ ids: page }))
  // The last of a design stays.
  return new Map(found.map(request => [request.designId, request]))
}
