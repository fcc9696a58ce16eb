import type { DesignDocument } from '@teamloom/design/document.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { and, inArray, ne } from 'drizzle-orm'
import { isArtworkOpen } from '#api/access/open-artwork.ts'
import type { Opener } from '#api/access/open-designs.ts'
import { assetShares, assets } from '#api/db/tables.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'

/** Whether all artwork of designs is open to who takes them along: nobody carries it out of a team they have left. */
export async function mayTakeArtwork(tx: Reader, ids: readonly string[], opener: Opener): Promise<boolean> {
  if (ids.length === 0 || opener.kind === 'service') return true
  const open = await tx
    .select({ id: assets.id })
    .from(assets)
    .where(and(inArray(assets.id, [...ids]), isArtworkOpen(opener)))
  return open.length === ids.length
}

/** DS34: a team that receives designs may use their artwork, as far as who brings them may. */
export async function shareArtwork(
  tx: Tx,
  ids: readonly string[],
  { from, to }: { readonly from: Opener; readonly to: string },
): Promise<Result<null, Refusal<'teamDoesntHaveAccess'>>> {
  if (ids.length === 0) return ok(null)
  if (!(await mayTakeArtwork(tx, ids, from))) return refuse('teamDoesntHaveAccess')
  const foreign = await tx
    .select({ assetId: assets.id })
    .from(assets)
    .where(and(inArray(assets.id, [...ids]), ne(assets.teamId, to)))
  if (foreign.length > 0)
    await tx
      .insert(assetShares)
      .values(foreign.map(({ assetId }) => ({ assetId, teamId: to })))
      .onConflictDoNothing()
  return ok(null)
}

/** Each asset once, by its id. */
export function artworkOf(documents: readonly DesignDocument[]): readonly string[] {
  const ids = documents.flatMap(({ decorations }) =>
    decorations.flatMap(({ artwork }) => artwork?.assetId ?? []),
  )
  return [...new Set(ids)]
}
