import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { techpacks } from '#api/db/tables.ts'
import { inSteps } from '#api/http/handler.ts'
import { drawSheetOnce } from '#api/techpacks/draw-sheet-once.ts'
import { findTechpack } from '#api/techpacks/find-techpack.ts'
import { loadItems } from '#api/techpacks/load-items.ts'
import { madeSizes } from '#api/techpacks/present-item.ts'

/** Cut and drawn in another thread, between reads. */
export const readDrawings = inSteps(
  techpackCalls.drawings,
  async ({ body }, database, { cutting, files }) => {
    const techpack = await findTechpack(database.read, eq(techpacks.id, body.techpackId))
    const items = techpack ? await loadItems(database.read, techpack.preorderId) : []
    const loaded = items.find(({ item }) => item.id === body.techpackItemId)
    if (!loaded) return refuse('techpack_not_found')
    const { opened } = loaded
    const sheet =
      opened &&
      (await drawSheetOnce(
        loaded.item.id,
        {
          document: opened.document,
          family: opened.product.family.name,
          product: opened.product.product.name,
          sizeNames: madeSizes(loaded),
          locale: body.language ?? 'en',
        },
        { files, cutting },
      ))
    if (!sheet) return ok({ sizeName: null, flats: [], consumption: [], placements: [] })
    const { sizeName, flats, consumption, placements } = sheet
    return ok({
      sizeName,
      flats: [...flats],
      consumption: consumption.map(row => ({ ...row, sizes: [...row.sizes] })),
      placements: placements.map(row => ({ ...row, sizes: [...row.sizes] })),
    })
  },
)
