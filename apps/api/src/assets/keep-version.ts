import { randomUUID } from 'node:crypto'
import { must } from '@teamloom/kit/assert.ts'
import { and, eq } from 'drizzle-orm'
import { assetVersions } from '#api/db/tables.ts'
import type { Writer } from '#api/platform/database/database.ts'

/** The id of the version that there is of this reading for this use, one of its own when it is the first; the latest from now on. */
export async function keepVersion(
  tx: Writer,
  version: Omit<typeof assetVersions.$inferInsert, 'id'>,
): Promise<string> {
  const { assetId, readingId, assetType } = assetVersions
  const [own] = await tx
    .insert(assetVersions)
    .values({ ...version, id: randomUUID() })
    .onConflictDoUpdate({ target: [assetId, readingId, assetType], set: { createdAt: version.createdAt } })
    .returning({ id: assetVersions.id })
  if (own) return own.id
  const [before] = await tx
    .select({ id: assetVersions.id })
    .from(assetVersions)
    .where(
      and(
        eq(assetVersions.assetId, version.assetId),
        eq(assetVersions.assetType, version.assetType),
        eq(assetVersions.readingId, version.readingId),
      ),
    )
  return must(before, 'version').id
}
