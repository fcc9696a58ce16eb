import { and, asc, gte, inArray, lte, or, sql } from 'drizzle-orm'
import { collections } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Jobs } from '#api/platform/jobs/jobs.ts'
import type { Dependencies } from '#api/services.ts'
import { tellWebhooks } from '#api/webhooks/tell-webhooks.ts'

type Closed = { readonly projectId: string; readonly closedAt: Date; readonly now: Date }

/** WH8: other programs hear that a collection takes no answers any more. */
export function tellClosed(
  tx: Tx,
  jobs: Pick<Jobs, 'add'>,
  { projectId, closedAt, now }: Closed,
): Promise<void> {
  return tellWebhooks(tx, jobs, 'collection.closed', now, async () => ({
    subjectId: projectId,
    about: projectId,
    data: { projectId, closedAt: closedAt.toISOString() },
  }))
}

const mostAtOnce = 100

/** WH8: tells of the collections whose time is over, once for each time that was set. */
export async function tellClosedCollections({
  database,
  jobs,
  now,
}: Pick<Dependencies, 'database' | 'jobs' | 'now'>): Promise<void> {
  const at = now()
  let told: number
  do {
    told = await database.write(async tx => {
      const over = await tx
        .select({ projectId: collections.projectId })
        .from(collections)
        .where(
          and(
            lte(collections.closesAt, at),
            sql`${collections.toldClosedAt} is distinct from ${collections.closesAt}`,
            or(collections.isOpen, gte(collections.closedAt, collections.closesAt)),
          ),
        )
        .orderBy(asc(collections.projectId))
        .limit(mostAtOnce)
        .for('no key update', { skipLocked: true })
      if (over.length === 0) return 0
      const closed = await tx
        .update(collections)
        .set({ toldClosedAt: collections.closesAt })
        .where(
          inArray(
            collections.projectId,
            over.map(({ projectId }) => projectId),
          ),
        )
        .returning({ projectId: collections.projectId, closedAt: collections.closesAt })
      for (const { projectId, closedAt } of closed)
        await tellClosed(tx, jobs, { projectId, closedAt: closedAt ?? at, now: at })
      return over.length
    })
  } while (told === mostAtOnce)
}
