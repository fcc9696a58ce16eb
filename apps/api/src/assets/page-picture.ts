import { originalKey } from '#api/assets/asset-files.ts'
import { findRead, pictureOnce } from '#api/assets/picture-once.ts'
import type { Dependencies } from '#api/services.ts'

/** Pixels of the longest side. */
const pagePixels = 256

/**
 * A WebP of a page of the file that an asset's version was read from, to be known by; made once. Undefined: there is no
 * such page, or its file is gone.
 */
export async function readPagePicture(
  assetVersionId: string,
  page: number,
  dependencies: Pick<Dependencies, 'database' | 'files' | 'artwork'>,
): Promise<Uint8Array | undefined> {
  const found = await findRead(assetVersionId, dependencies)
  const pages = found?.verdict.ok ? (found.verdict.pages?.count ?? 1) : 0
  if (!found || page > pages) return undefined
  return pictureOnce(found, `page-${page}.webp`, dependencies, lane =>
    dependencies.files.withLocalCopy(originalKey(found.contentId), source =>
      lane.paintPage(source, page, pagePixels),
    ),
  )
}
