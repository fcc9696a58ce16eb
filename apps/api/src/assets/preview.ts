import { isDrawing } from '@teamloom/artwork/file-format.ts'
import { must } from '@teamloom/kit/assert.ts'
import { eq } from 'drizzle-orm'
import { formKey, originalKey } from '#api/assets/asset-files.ts'
import { assets, assetVersions, readings } from '#api/db/tables.ts'
import type { Dependencies } from '#api/services.ts'

/** Pixels of the longest side; what is asked for in another size comes in the next larger one. */
export const previewSizes = [256, 512, 1024, 2048] as const
export type PreviewSize = (typeof previewSizes)[number]

/** `pixels`: up to the largest size. */
export function previewSizeFor(pixels: number): PreviewSize {
  return must(
    previewSizes.find(size => size >= pixels),
    'preview size',
  )
}

/** A WebP of an asset's version, at most `size` pixels on its longest side; made once. Undefined: its file is gone. */
export async function readPreview(
  assetVersionId: string,
  size: PreviewSize,
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
  if (!found?.verdict.ok) return undefined
  const { id, contentId, verdict } = found
  const key = formKey(id, `preview-${size}.webp`)
  const kept = await files.read(key)
  if (kept) return kept
  const team = found.teamId ?? found.uploaderId
  return artwork.inTurn({ team, account: team }, async lane => {
    // Whoever was before may have asked for the same.
    const made = await files.read(key)
    if (made) return made
    const source = await files.find(
      isDrawing(verdict.format) ? formKey(id, 'clean.svg') : originalKey(contentId),
    )
    if (!source) return undefined
    const bytes = await lane.preview(source, isDrawing(verdict.format) ? 'svg' : verdict.format, size)
    await files.write(key, bytes)
    return bytes
  })
}
