import type { DesignDocument } from '@teamloom/design/document.ts'
import { and, inArray, ne } from 'drizzle-orm'
import { assetShares, assets } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** A team that receives a design may use its artwork, whichever team it was uploaded for. */
export async function shareArtwork(tx: Tx, document: DesignDocument, teamId: string): Promise<void> {
  const assetIds = document.decorations.flatMap(({ artwork }) => artwork?.assetId ?? [])
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
