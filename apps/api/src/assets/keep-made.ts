import { Readable } from 'node:stream'
import { nameOfFormat } from '@teamloom/artwork/file-format.ts'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import { factsOf } from '@teamloom/artwork/verdict.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { keepUpload } from '#api/assets/keep-upload.ts'
import { keepVersion } from '#api/assets/keep-version.ts'
import { readContent } from '#api/assets/read-content.ts'
import { assets } from '#api/db/tables.ts'
import type { Holder } from '#api/platform/turns.ts'
import type { Dependencies } from '#api/services.ts'

/** More than any words or pictures take that are made here. */
const mostBytes = 100_000_000

type Made = {
  readonly asset: { readonly id: string; readonly teamId: string; readonly uploaderId: string }
  /** Whether the asset was made for this; then it goes again where this is not kept. */
  readonly isNew: boolean
  readonly assetType: string
  readonly filename: string
  readonly bytes: Uint8Array
  readonly recipe: TextRecipe | null
}

/** What was made here becomes the asset's next version: kept and read as any file is. */
export async function keepMade(made: Made, holder: Holder, dependencies: Dependencies, now: Date) {
  let isKept = false
  try {
    const kept = await keep(made, holder, dependencies, now)
    isKept = kept.ok
    return kept
  } finally {
    if (made.isNew && !isKept)
      await dependencies.database.alone.delete(assets).where(eq(assets.id, made.asset.id))
  }
}

async function keep(
  { asset, assetType, filename, bytes, recipe }: Made,
  holder: Holder,
  dependencies: Dependencies,
  now: Date,
) {
  const { database, files } = dependencies
  const file = await files.receive(Readable.from([Buffer.from(bytes)]), mostBytes)
  const put = await keepUpload(asset, file, dependencies)
  if (!put.ok) return put
  const [row] = await database.read
    .select({ contentId: assets.contentId })
    .from(assets)
    .where(eq(assets.id, asset.id))
  const reading = await readContent(must(row?.contentId ?? undefined, 'content'), holder, dependencies)
  if (reading === 'busy') return refuse('too_many_requests')
  if (reading === 'lost' || !reading.verdict.ok) return refuse('processingError')
  const version = { assetId: asset.id, assetType }
  const assetVersionId = await keepVersion(database.alone, {
    ...version,
    readingId: reading.id,
    recipe,
    createdAt: now,
  })
  const { format } = reading.verdict
  const { pages: _, margins: __, ...facts } = factsOf(reading.verdict, recipe)
  return ok({
    ...version,
    assetVersionId,
    filename: nameOfFormat(filename, format),
    format,
    ...facts,
  })
}
