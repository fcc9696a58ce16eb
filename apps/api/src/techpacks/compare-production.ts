import { createHash } from 'node:crypto'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { type DrawnPrint, drawnDesign } from '@teamloom/design/drawn-design.ts'
import { madeDecorations } from '@teamloom/techpack/decorations.ts'
import type { FileComparison } from '@teamloom/techpack/production-file/comparison.ts'
import { readArt } from '#api/assets/read-art.ts'
import { unlessOutage } from '#api/platform/outage.ts'
import type { Dependencies } from '#api/services.ts'
import { printsFolder } from '#api/techpacks/make-prints.ts'

/** Raised when files are compared otherwise, so that those of before are compared anew. */
const comparisonVersion = 1

/** One that takes longer is not waited for. */
const mostMs = 20_000

type Room = Pick<Dependencies, 'database' | 'files' | 'cutting'>
type Opened = { readonly document: DesignDocument; readonly product: Product }

/** TP32: by decoration, of its file to produce from. */
export async function compareProductionFiles(
  opened: Opened,
  files: ReadonlyMap<string, string>,
  room: Room,
): Promise<Record<string, FileComparison | null>> {
  const found: Record<string, FileComparison | null> = {}
  for (const [decorationId, assetVersionId] of files)
    found[decorationId] = await compareProduction(opened, decorationId, assetVersionId, room)
  return found
}

/** TP32: once for a file and what the design prints; null where one of them cannot be read, or takes too long. */
export async function compareProduction(
  { document, product }: Opened,
  decorationId: string,
  assetVersionId: string,
  { database, files, cutting }: Room,
): Promise<FileComparison | null> {
  const print = drawnDesign(document, product).prints.find(each => each.decorationId === decorationId)
  if (!print) return null
  const task = { making: makingOf(print), inks: inksOf({ document, product }, print) }
  const hash = createHash('sha256')
    .update(JSON.stringify([comparisonVersion, print.assetVersionId, task]))
    .digest('hex')
  // It goes when the file does.
  const key = `${printsFolder}/${assetVersionId}/compared-${hash}.json`
  const before = await files.read(key)
  if (before) return JSON.parse(Buffer.from(before).toString()) as FileComparison | null
  const store = { database, files }
  const file = await readArt(assetVersionId, 'pixels', store)
  const art = await readArt(print.assetVersionId, (print.inks ?? []).length > 0 ? 'plates' : 'pixels', store)
  if (!file || !art) return null
  const compared = await unlessOutage(
    cutting.compare({ ...task, file, art }, AbortSignal.timeout(mostMs)).then(found => found ?? null),
  )
  if (compared !== undefined) await files.write(key, Buffer.from(JSON.stringify(compared)))
  return compared ?? null
}

function makingOf({ form, widthInches, heightInches, inks, tone, printsLight }: DrawnPrint) {
  return { form, widthInches, heightInches, inks, tone, printsLight }
}

/** The inks that a print is printed in; the file's colours where it is in its own. */
function inksOf({ document, product }: Opened, { decorationId, tone }: DrawnPrint): FileComparison['inks'] {
  const made = madeDecorations(document, product).find(({ decoration }) => decoration.id === decorationId)
  const chosen = (made?.colors ?? []).map(({ code, hex }) => ({ code, hex }))
  if (chosen.length > 0) return chosen
  if (tone) return [{ code: tone, hex: tone }]
  return (made?.decoration.artwork?.colors ?? []).map(hex => ({ code: hex, hex }))
}
