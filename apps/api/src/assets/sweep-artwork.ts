import { and, eq, exists, inArray, isNotNull, isNull, lt, not, sql } from 'drizzle-orm'
import { artworkFolder } from '#api/assets/asset-files.ts'
import { attachmentType } from '#api/assets/attachment-type.ts'
import { assets, assetVersions, comments, contents, readings, replacedContents } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** An address to put a file to lives for a quarter of an hour, and reading it is done at once. */
const patienceMs = 2 * 3_600_000

/**
 * AC37: uploads that became nothing go, and with them the contents that nobody uses. Answers the folders to remove once
 * this is done: what is put again meanwhile is kept under another id.
 */
export async function sweepArtwork(tx: Tx, at: Date): Promise<readonly string[]> {
  const before = new Date(at.getTime() - patienceMs)
  const oldContents = tx.select({ id: contents.id }).from(contents).where(lt(contents.putAt, before))
  const becameVersion = exists(
    tx
      .select({ one: sql`1` })
      .from(assetVersions)
      .innerJoin(readings, sql`${readings.id} = ${assetVersions.readingId}`)
      .where(sql`${assetVersions.assetId} = ${assets.id} and ${readings.contentId} = ${assets.contentId}`),
  )
  // RV23: what goes with no comment any more, or never came to go with one.
  await tx
    .delete(assetVersions)
    .where(
      and(
        eq(assetVersions.assetType, attachmentType),
        lt(assetVersions.createdAt, before),
        sql`not exists (select 1 from ${comments} where ${comments.attachmentId} = ${assetVersions.id})`,
      ),
    )
  await tx
    .update(assets)
    .set({ contentId: null })
    .where(and(isNotNull(assets.contentId), inArray(assets.contentId, oldContents), not(becameVersion)))
  const hasVersions = sql`exists (select 1 from ${assetVersions} where ${assetVersions.assetId} = ${assets.id})`
  await tx.delete(assets).where(and(isNull(assets.contentId), lt(assets.createdAt, before), not(hasVersions)))

  await tx.delete(replacedContents).where(lt(replacedContents.replacedAt, before))
  const isUsed = sql`(exists (select 1 from ${assets} where ${assets.contentId} = ${contents.id})
    or exists (select 1 from ${assetVersions} join ${readings} on ${readings.id} = ${assetVersions.readingId}
      where ${readings.contentId} = ${contents.id}))`
  const unused = await tx
    .select({ id: contents.id })
    .from(contents)
    .where(and(lt(contents.putAt, before), not(isUsed)))
    .limit(10_000)
    // One that is being put again is in use in a moment.
    .for('update', { skipLocked: true })
  if (unused.length === 0) return []
  const ids = unused.map(content => content.id)
  const made = await tx
    .delete(readings)
    .where(inArray(readings.contentId, ids))
    .returning({ id: readings.id })
  await tx.delete(contents).where(inArray(contents.id, ids))
  return [...unused, ...made].map(({ id }) => artworkFolder(id))
}
