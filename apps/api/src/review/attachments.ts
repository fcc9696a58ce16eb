import { eq, inArray } from 'drizzle-orm'
import { previewSizeFor } from '#api/assets/preview.ts'
import { signLink } from '#api/assets/signed-links.ts'
import { assets, assetVersions } from '#api/db/tables.ts'
import type { Reader } from '#api/platform/database/database.ts'
import type { Secret } from '#api/platform/secret.ts'

/** Pixels of the longest side that it is shown at: a picture made anew, never the file that was put. */
const shownPixels = previewSizeFor(1024)

/** The address of an attachment's picture, for a while (AC11). */
export type AttachmentUrl = (assetVersionId: string) => string

type Asked = { readonly origin: string; readonly now: Date }

export function attachmentUrlOf(
  { origin, now }: Asked,
  { sessionSecret }: { readonly sessionSecret: Secret },
): AttachmentUrl {
  return id => origin + signLink(`/api/v1/artwork/${id}/preview-${shownPixels}.webp`, now, sessionSecret)
}

/** What they are called, by their ids. */
export async function loadAttachmentNames(
  tx: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: assetVersions.id, name: assets.filename })
    .from(assetVersions)
    .innerJoin(assets, eq(assets.id, assetVersions.assetId))
    .where(inArray(assetVersions.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
