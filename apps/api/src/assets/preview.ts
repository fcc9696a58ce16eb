import type { ArtworkFormat } from '@teamloom/artwork/file-format.ts'
import { cleanSvgKey, originalKey, previewKey } from '#api/assets/asset-files.ts'
import type { Services } from '#api/services.ts'

/** A WebP of an asset's version, at most `size` pixels on its longest side; made once. Undefined: its file is gone. */
export async function readPreview(
  version: { readonly id: string; readonly format: string },
  size: number,
  { files, artwork }: Pick<Services, 'files' | 'artwork'>,
): Promise<Uint8Array | undefined> {
  const key = previewKey(version.id, size)
  const kept = await files.read(key)
  if (kept) return kept
  const isVector = version.format === 'svg'
  const source = await files.read(isVector ? cleanSvgKey(version.id) : originalKey(version.id))
  if (!source) return undefined
  const bytes = await artwork.preview(source, version.format as ArtworkFormat, size)
  await files.write(key, bytes)
  return bytes
}
