import { isDrawing } from '@teamloom/artwork/file-format.ts'
import { must } from '@teamloom/kit/assert.ts'
import { formKey, originalKey } from '#api/assets/asset-files.ts'
import { findRead, pictureOnce } from '#api/assets/picture-once.ts'
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
  dependencies: Pick<Dependencies, 'database' | 'files' | 'artwork'>,
): Promise<Uint8Array | undefined> {
  const found = await findRead(assetVersionId, dependencies)
  if (!found?.verdict.ok) return undefined
  const { id, contentId, verdict } = found
  const isDrawn = isDrawing(verdict.format)
  const own = isDrawn ? 'clean.svg' : verdict.margins?.isCropped ? 'cropped.png' : undefined
  return pictureOnce(found, `preview-${size}.webp`, dependencies, lane =>
    dependencies.files.withLocalCopy(own ? formKey(id, own) : originalKey(contentId), source =>
      lane.preview(source, isDrawn ? 'svg' : verdict.format, size),
    ),
  )
}
