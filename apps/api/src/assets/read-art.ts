import { eq } from 'drizzle-orm'
import { formKey } from '#api/assets/asset-files.ts'
import { assetVersions } from '#api/db/tables.ts'
import type { Database } from '#api/platform/database/database.ts'
import type { Files } from '#api/platform/files/files.ts'

/** Where versions are known and their files are kept. */
export type ArtworkStore = { readonly database: Database; readonly files: Files }

/** A gzipped art file of a version, as composition draws it; undefined when it is lost. */
export async function readArt(
  assetVersionId: string,
  form: 'pixels' | 'plates',
  { database, files }: ArtworkStore,
): Promise<Uint8Array | undefined> {
  const [version] = await database.read
    .select({ readingId: assetVersions.readingId })
    .from(assetVersions)
    .where(eq(assetVersions.id, assetVersionId))
  return version && files.read(formKey(version.readingId, form))
}
