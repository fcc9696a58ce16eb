import type { Artwork } from '@teamloom/artwork/artwork.ts'
import { factsOf } from '@teamloom/artwork/verdict.ts'
import { textRecipeSchema } from '@teamloom/contract/text-art.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { type ArtworkUser, isArtworkOpen } from '#api/access/open-artwork.ts'
import { assets, assetVersions, readings } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'

/** Artwork as its user may put it on a design. */
export async function findArtwork(
  tx: Reader,
  assetVersionId: string,
  user: ArtworkUser,
  /** What comes back may be of artwork that was taken out of the library since. */
  { withRemoved = false }: { readonly withRemoved?: boolean } = {},
): Promise<Artwork | undefined> {
  const [row] = await tx
    .select({ version: assetVersions, filename: assets.filename, verdict: readings.verdict })
    .from(assetVersions)
    .innerJoin(assets, eq(assets.id, assetVersions.assetId))
    .innerJoin(readings, eq(readings.id, assetVersions.readingId))
    .where(
      and(
        eq(assetVersions.id, assetVersionId),
        withRemoved ? undefined : isNull(assets.removedAt),
        isArtworkOpen(user),
      ),
    )
  if (!row?.verdict.ok) return undefined
  const { version, filename, verdict } = row
  const {
    pages: _,
    margins: __,
    ...facts
  } = factsOf(verdict, textRecipeSchema.nullable().parse(version.recipe))
  return {
    assetId: version.assetId,
    assetVersionId: version.id,
    assetType: version.assetType,
    filename,
    format: verdict.format,
    ...facts,
  }
}
