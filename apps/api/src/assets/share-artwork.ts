import type { DesignDocument } from '@teamloom/design/document.ts'
import { and, inArray, ne } from 'drizzle-orm'
import { assetShares, assets } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** A team that receives designs may use their artwork, whichever team it was uploaded for. */
export async function shareArtwork(
  tx: Tx,
  documents: readonly DesignDocument[],
  teamId: string,
): Promise<void> {
  const assetIds = documents.flatMap(document =>
    document.decorations.flatMap(({ artwork }) => artwork?.assetId ?? []),
  )
  if (assetIds.length === 0) return
  const foreign = await tx
    .select({ assetId: assets.id })
    .from(assets)
    .where(and(inArray(assets.id, assetIds), ne(assets.teamId, teamId)))
  if (foreign.length === 0) return
  await tx
    .insert(assetShares)
    .values(foreign.map(({ assetId }) => ({ assetId, teamId })))
    .onConflictDoNothing()
}
