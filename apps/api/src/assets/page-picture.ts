import { eq } from 'drizzle-orm'
import { formKey, originalKey } from '#api/assets/asset-files.ts'
import { assets, assetVersions, readings } from '#api/db/tables.ts'
import type { Dependencies } from '#api/services.ts'

/** Pixels of the longest side. */
const pagePixels = 256

/**
 * A WebP of a page of the file that an asset's version was read from, to be known by; made once. Undefined: there is no
 * such page, or its file is gone.
 */
export async function readPagePicture(
  assetVersionId: string,
  page: number,
  { database, files, artwork }: Pick<Dependencies, 'database' | 'files' | 'artwork'>,
): Promise<Uint8Array | undefined> {
  const [found] = await database.read
    .select({
      id: readings.id,
      contentId: readings.contentId,
      verdict: readings.verdict,
      teamId: assets.teamId,
      uploaderId: assets.uploaderId,
    })
    .from(assetVersions)
    .innerJoin(readings, eq(readings.id, assetVersions.readingId))
    .innerJoin(assets, eq(assets.id, assetVersions.assetId))
    .where(eq(assetVersions.id, assetVersionId))
  const pages = found?.verdict.ok ? (found.verdict.pages?.count ?? 1) : 0
  if (!found || page > pages) return undefined
  const key = formKey(found.id, `page-${page}.webp`)
  const kept = await files.read(key)
  if (kept) return kept
  const team = found.teamId ?? found.uploaderId
  return artwork.inTurn({ team, account: team }, async lane => {
    const source = await files.find(originalKey(found.contentId))
    const bytes = source === undefined ? undefined : await lane.paintPage(source, page, pagePixels)
    if (bytes) await files.write(key, bytes)
    return bytes
  })
}
