import { eq } from 'drizzle-orm'
import { type Form, formKey } from '#api/assets/asset-files.ts'
import { assets, assetVersions, readings } from '#api/db/tables.ts'
import type { ArtworkLane } from '#api/platform/artwork/artwork-lane.ts'
import type { Dependencies } from '#api/services.ts'

type Needs = Pick<Dependencies, 'database' | 'files' | 'artwork'>

/** What is known of the file that an asset's version was read from, and whose it is. */
export async function findRead(assetVersionId: string, { database }: Pick<Needs, 'database'>) {
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
  return found
}

export type ReadFile = NonNullable<Awaited<ReturnType<typeof findRead>>>

/** A form of it that is made at its owners' turn, once, and kept; undefined where it cannot be made. */
export async function pictureOnce(
  { id, teamId, uploaderId }: ReadFile,
  form: Form,
  { files, artwork }: Pick<Needs, 'files' | 'artwork'>,
  make: (lane: ArtworkLane) => Promise<Uint8Array | undefined>,
): Promise<Uint8Array | undefined> {
  const key = formKey(id, form)
  const kept = await files.read(key)
  if (kept) return kept
  const team = teamId ?? uploaderId
  return artwork.inTurn({ team, account: team }, async lane => {
    // Whoever was before may have asked for the same.
    const made = await files.read(key)
    if (made) return made
    const bytes = await make(lane)
    if (bytes) await files.write(key, bytes)
    return bytes
  })
}
