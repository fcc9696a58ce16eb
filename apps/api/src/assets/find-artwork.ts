import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { and, eq, or, sql } from 'drizzle-orm'
import { isOpenTeam } from '#api/access/open-teams.ts'
import { assetShares, assets, assetVersions } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/**
 * Artwork that a design may use: of its team or shared with it; for a design that is in no project yet, of its
 * maker's teams.
 */
export async function findArtwork(
  tx: Tx,
  assetVersionId: string,
  teamId: string | null,
  makerId: string | null,
): Promise<Artwork | undefined> {
  const usable =
    teamId === null
      ? makerId === null
        ? undefined
        : isOpenTeam(assets.teamId, makerId)
      : or(
          eq(assets.teamId, teamId),
          sql`exists (select 1 from ${assetShares}
            where ${assetShares.assetId} = ${assets.id} and ${assetShares.teamId} = ${teamId})`,
        )
  if (!usable) return undefined
  const [row] = await tx
    .select({ version: assetVersions, filename: assets.filename })
    .from(assetVersions)
    .innerJoin(assets, eq(assets.id, assetVersions.assetId))
    .where(and(eq(assetVersions.id, assetVersionId), usable))
  if (!row) return undefined
  const { version, filename } = row
  return {
    assetId: version.assetId,
    assetVersionId: version.id,
    assetType: version.assetType,
    filename,
    format: version.format,
    isVector: version.isVector,
    width: version.width,
    height: version.height,
    colors: version.colors,
  }
}
