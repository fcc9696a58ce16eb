import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { refuse } from '@teamloom/kit/result.ts'
import { and, eq } from 'drizzle-orm'
import { techpackArtworks } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import { choose, findOrderedDesign } from '#api/techpacks/edit-artwork.ts'
import { editTechpackItem } from '#api/techpacks/edit-techpack.ts'
import { plannedPrints } from '#api/techpacks/make-prints.ts'

/** MF7: each setting is a field of its own, of which the last edit counts. */
export const setMachine = writes(techpackCalls.setMachine, async (request, tx, services) => {
  const { techpackItemId: itemId, techpackItemArtworkId: decorationId, settings } = request.body
  const fields = Object.keys(settings).map(key => `machine/${key}`)
  return editTechpackItem<'techpack_not_found' | 'unknownOption'>(tx, request, fields, services, async () => {
    const opened = await findOrderedDesign(tx, itemId)
    const planned = opened && plannedPrints(opened, {}).find(print => print.decorationId === decorationId)
    if (!planned) return refuse('techpack_not_found')
    if (!planned.task.sewing)
      return refuse('unknownOption', { option: 'machine', value: planned.task.technique })
    const [kept] = await tx
      .select({ stitching: techpackArtworks.stitching })
      .from(techpackArtworks)
      .where(and(eq(techpackArtworks.itemId, itemId), eq(techpackArtworks.decorationId, decorationId)))
    const stitching = Object.fromEntries(
      Object.entries({ ...kept?.stitching, ...settings }).filter(([, value]) => value != null),
    )
    return choose(tx, request.body, { stitching })
  })
})
