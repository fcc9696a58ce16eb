import { asc, eq, getTableColumns } from 'drizzle-orm'
import { isArtworkOpen } from '#api/access/open-artwork.ts'
import { assets, assetVersions, readings } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'

export type OwnFile = { readonly contentId: string; readonly filename: string }

/**
 * OD1: what somebody uploaded, as it came. Artwork that is not open to them any more is told as what became of it
 * first: what others put in its place since is its team's.
 */
export async function loadOwnUploads(tx: Reader, userId: string) {
  const rows = await tx
    .select({ asset: getTableColumns(assets), isOpen: isArtworkOpen({ kind: 'person', id: userId }) })
    .from(assets)
    .where(eq(assets.uploaderId, userId))
  const versions = await tx
    .select({
      version: getTableColumns(assetVersions),
      contentId: readings.contentId,
      verdict: readings.verdict,
    })
    .from(assetVersions)
    .innerJoin(assets, eq(assets.id, assetVersions.assetId))
    .innerJoin(readings, eq(readings.id, assetVersions.readingId))
    .where(eq(assets.uploaderId, userId))
    .orderBy(asc(assetVersions.createdAt))
  const told = rows.map(({ asset, isOpen }) => {
    const all = versions.filter(({ version }) => version.assetId === asset.id)
    if (isOpen)
      return { asset, versions: all, file: asset.contentId && { ...asset, contentId: asset.contentId } }
    const [first] = all
    const { id, teamId, createdAt } = asset
    return {
      asset: { id, teamId, createdAt },
      versions: all.slice(0, 1),
      file: first && { contentId: first.contentId, filename: `artwork.${first.verdict.format}` },
    }
  })
  return {
    uploads: told.map(({ asset }) => asset),
    uploadVersions: told.flatMap(each => each.versions.map(({ version }) => version)),
    files: told.flatMap(({ file }): OwnFile[] =>
      file ? [{ contentId: file.contentId, filename: file.filename }] : [],
    ),
  }
}
