import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { madeDecorations } from '@teamloom/techpack/decorations.ts'
import { figuresOf } from '@teamloom/techpack/document-artwork.ts'
import { samplesIn } from '@teamloom/techpack/people/personal-places.ts'
import { toldComparison } from '@teamloom/techpack/production-file/comparison.ts'
import { settingsOf } from '@teamloom/techpack/settings/settings-of.ts'
import { eq } from 'drizzle-orm'
import { techpacks } from '#api/db/tables.ts'
import { inSteps } from '#api/http/handler.ts'
import type { Dependencies } from '#api/services.ts'
import { compareProductionFiles } from '#api/techpacks/compare-production.ts'
import { drawSheetOnce } from '#api/techpacks/draw-sheet-once.ts'
import { findTechpack } from '#api/techpacks/find-techpack.ts'
import { type LoadedItem, loadItems } from '#api/techpacks/load-items.ts'
import { stitchingsOf } from '#api/techpacks/machine/embroidery/embroidery.ts'
import { makePrints } from '#api/techpacks/make-prints.ts'
import { madeSizes } from '#api/techpacks/present-item.ts'

/** Cut, drawn and sewn in another thread, between reads. */
export const readDrawings = inSteps(techpackCalls.drawings, async ({ body }, database, house) => {
  const techpack = await findTechpack(database.read, eq(techpacks.id, body.techpackId))
  const items = techpack ? await loadItems(database.read, techpack.preorderId) : []
  const loaded = items.find(({ item }) => item.id === body.techpackItemId)
  if (!loaded) return refuse('techpack_not_found')
  const { opened } = loaded
  const locale = body.language ?? 'en'
  const sheet =
    opened &&
    (await drawSheetOnce(
      loaded.item.id,
      {
        document: opened.document,
        family: opened.product.family.name,
        product: opened.product.product.name,
        sizeNames: madeSizes(loaded),
        locale,
        printWidths: printWidthsOf(loaded),
        samples: samplesIn(opened.document),
      },
      house,
    ))
  return ok({
    sizeName: sheet?.sizeName ?? null,
    flats: [...(sheet?.flats ?? [])],
    details: [
      ...(sheet?.measured.details ?? []),
      ...(sheet?.pieces ?? []).map(piece => ({ ...piece, name: `piece-${piece.name}` })),
    ].map(detail => ({ ...detail, label: { ...detail.label } })),
    points: (sheet?.measured.points ?? []).map(point => ({
      ...point,
      label: { ...point.label },
      how: { ...point.how },
      sizes: [...point.sizes],
    })),
    overPictures: { ...sheet?.overPictures },
    supplies: (sheet?.supplies ?? []).map(row => ({ ...row, sizes: [...row.sizes] })),
    figures: await figuresIn(loaded, locale, { ...house, database }),
    comparisons: opened
      ? Object.entries(
          await compareProductionFiles(opened, productionFilesOf(loaded), { ...house, database }),
        ).flatMap(([decorationId, compared]) =>
          compared ? [{ decorationId, ...toldComparison(compared) }] : [],
        )
      : [],
    consumption: (sheet?.consumption ?? []).map(row => ({ ...row, sizes: [...row.sizes] })),
    placements: (sheet?.placements ?? []).map(row => ({ ...row, sizes: [...row.sizes] })),
  })
})

function printWidthsOf({ artworks }: LoadedItem) {
  return Object.fromEntries(
    [...artworks].flatMap(([decorationId, { printWidths }]) =>
      Object.keys(printWidths).length > 0 ? [[decorationId, printWidths] as const] : [],
    ),
  )
}

/** By decoration, the newest. */
function productionFilesOf({ files }: LoadedItem): ReadonlyMap<string, string> {
  return new Map([...files].flatMap(([id, [file]]) => (file ? [[id, file.assetVersionId] as const] : [])))
}

async function figuresIn(
  loaded: LoadedItem,
  locale: Locale,
  house: Pick<Dependencies, 'database' | 'files' | 'artwork' | 'cutting'>,
) {
  const { opened, artworks } = loaded
  if (!opened) return []
  const prints = await makePrints(opened, house, stitchingsOf(loaded))
  return madeDecorations(opened.document, opened.product).flatMap(made => {
    const print = prints[made.decoration.id]
    if (!print) return []
    const settings = settingsOf(
      made,
      opened.document,
      opened.product,
      artworks.get(made.decoration.id)?.settings,
    )
    const rows = figuresOf(made, print, settings, locale).map(([label = '', value = '']) => ({
      label,
      value,
    }))
    return [{ decorationId: made.decoration.id, rows }]
  })
}
