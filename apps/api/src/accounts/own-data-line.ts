import { eq, sql } from 'drizzle-orm'
import { assets, contents } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Jobs } from '#api/platform/jobs/jobs.ts'

/** What is gathered faster than a second. */
const mostLittleBytes = 50_000_000

/** Whether what is kept about somebody is to be gathered, or being gathered: each account has one in line. */
export async function isOwnDataAwaited(tx: Tx, userId: string, jobs: Jobs): Promise<boolean> {
  return (await jobs.isAwaited(tx, 'ownData', { userId })) || jobs.isAwaited(tx, 'muchOwnData', { userId })
}

/** OD1: accounts take turns, one each, in two lines: who uploaded little waits for nobody who uploaded much. */
export async function lineUpOwnData(tx: Tx, userId: string, jobs: Jobs): Promise<void> {
  const [uploaded] = await tx
    .select({ bytes: sql<number>`coalesce(sum(${contents.bytes}), 0)::float8` })
    .from(assets)
    .innerJoin(contents, eq(contents.id, assets.contentId))
    .where(eq(assets.uploaderId, userId))
  const isMuch = (uploaded?.bytes ?? 0) > mostLittleBytes
  await jobs.add(tx, isMuch ? 'muchOwnData' : 'ownData', { userId })
}
