import { type ArtworkFormat, isDrawing } from '@teamloom/artwork/file-format.ts'
import type { Side } from '@teamloom/bakes/side.ts'
import type { DrawnDesign } from '@teamloom/design/drawn-design.ts'
import type { ContentItem } from '@teamloom/techpack/content.ts'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { formKey, originalKey } from '#api/assets/asset-files.ts'
import { readPreview } from '#api/assets/preview.ts'
import { assets, assetVersions, looks, readings } from '#api/db/tables.ts'
import { encodePage } from '#api/pictures/encode-picture.ts'
import { houseAsks, pageFile, printWidth } from '#api/pictures/picture-studio.ts'
import { unlessOutage } from '#api/platform/outage.ts'
import type { Dependencies } from '#api/services.ts'

type House = Pick<Dependencies, 'database' | 'files' | 'pictures' | 'artwork'>

/** A side of an item as a workshop gets it; undefined where it cannot be drawn. */
export async function readPicture(
  { lookKey }: Pick<ContentItem, 'lookKey'>,
  side: Side,
  { database, pictures }: House,
): Promise<Uint8Array | undefined> {
  const find = async () => {
    const [look] = await database.read
      .select({ drawn: looks.drawn })
      .from(looks)
      .where(eq(looks.key, lookKey))
    return look?.drawn as DrawnDesign | undefined
  }
  return unlessOutage(pictures.picture(lookKey, find, side, printWidth, houseAsks))
}

/** For a page: made with the workshop's, or out of one that was drawn without it. */
export async function onWhite(
  picture: Uint8Array,
  { lookKey }: Pick<ContentItem, 'lookKey'>,
  side: Side,
  { files }: Pick<House, 'files'>,
): Promise<Uint8Array> {
  const key = pageFile(lookKey, side)
  const before = await files.read(key)
  if (before) return before
  const made = await encodePage(sharp(picture))
  await files.write(key, made)
  return made
}

export type KeptArtwork = {
  readonly filename: string
  readonly format: ArtworkFormat
  readonly originalKey: string
  readonly versionId: string
  readonly readingId: string
}

/** The files of a decoration, its source and what it is produced from. */
export async function findArtworkFile(
  assetVersionId: string,
  { database }: Pick<House, 'database'>,
): Promise<KeptArtwork | undefined> {
  const [row] = await database.read
    .select({
      versionId: assetVersions.id,
      readingId: readings.id,
      contentId: readings.contentId,
      verdict: readings.verdict,
      filename: assets.filename,
    })
    .from(assetVersions)
    .innerJoin(assets, eq(assets.id, assetVersions.assetId))
    .innerJoin(readings, eq(readings.id, assetVersions.readingId))
    .where(eq(assetVersions.id, assetVersionId))
  if (!row?.verdict.ok) return undefined
  const { format } = row.verdict
  const { versionId, readingId, filename } = row
  return { versionId, readingId, filename, format, originalKey: originalKey(row.contentId) }
}

const previewWidth = 1000

/** A PNG of a decoration: of its films where it has inks, else of its file. */
export async function previewOf(
  films: string | null,
  source: KeptArtwork | undefined,
  house: Pick<House, 'database' | 'files' | 'artwork'>,
): Promise<Uint8Array | undefined> {
  const bytes = films
    ? Buffer.from(inPixels(films, previewWidth))
    : source && (await unlessOutage(readPreview(source.versionId, 1024, house)))
  // Pictures in films are larger than what it reads unasked.
  const png =
    bytes && sharp(bytes, { unlimited: true }).resize({ width: previewWidth }).png({ compressionLevel: 4 })
  return png && unlessOutage(png.toBuffer())
}

/** Films as wide as that: of inches the reader of drawings makes dots by its density twice over, ten thousand to a row. */
function inPixels(films: string, width: number): string {
  return films.replace(
    /width="([\d.]+)in" height="([\d.]+)in"/,
    (_, wide: string, high: string) => `width="${width}" height="${(width * Number(high)) / Number(wide)}"`,
  )
}

export type ShownArtwork = { readonly bytes: Uint8Array; readonly extension: 'svg' | 'png' }

/** Artwork as a page shows it: what is safe of a drawing, else a picture. `asPicture`: a picture of a drawing too. */
export async function showArtwork(
  kept: KeptArtwork,
  asPicture: boolean,
  house: House,
): Promise<ShownArtwork | undefined> {
  if (isDrawing(kept.format) && !asPicture) {
    const bytes = await house.files.read(formKey(kept.readingId, 'clean.svg'))
    if (bytes) return { bytes, extension: 'svg' }
  }
  const preview = await unlessOutage(readPreview(kept.versionId, 2048, house))
  const bytes = preview && (await unlessOutage(sharp(preview).png().toBuffer()))
  return bytes && { bytes, extension: 'png' }
}
