import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { isKnitValue, knitKeysOf } from '@teamloom/techpack/knitting/knit-settings.ts'
import { materialsOf } from '@teamloom/techpack/materials.ts'
import { and, eq } from 'drizzle-orm'
import { techpackItems } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import { findOrderedDesign } from '#api/techpacks/edit-artwork.ts'
import { editTechpackItem } from '#api/techpacks/edit-techpack.ts'
import { firstVersion } from '#api/techpacks/load-items.ts'

/** TP60: each setting of a cloth is a field of its own, of which the last edit counts. */
export const setKnits = writes(techpackCalls.setKnits, async (request, tx, services) => {
  const { techpackItemId: itemId, fabric, settings } = request.body
  const fields = settings.map(({ key }) => `knit/${fabric}/${key}`)
  return editTechpackItem<'techpack_not_found' | 'unknownOption'>(
    tx,
    request,
    fields,
    services,
    async ({ id }) => {
      const opened = await findOrderedDesign(tx, itemId)
      const isThere =
        opened && materialsOf(opened.document, opened.product).some(({ fabricName }) => fabricName === fabric)
      const known: readonly string[] = isThere ? knitKeysOf(fabric) : []
      const odd = settings.find(
        ({ key, value }) => !known.includes(key) || (value !== null && !isKnitValue(key as 'ends', value)),
      )
      if (odd) return refuse('unknownOption', { option: `${fabric} ${odd.key}`, value: odd.value ?? 'null' })
      const [kept] = await tx
        .select({ knits: techpackItems.knits })
        .from(techpackItems)
        .where(and(eq(techpackItems.techpackId, id), eq(techpackItems.itemId, itemId)))
      const own = new Map<string, string | number>(Object.entries(kept?.knits[fabric as 'knit'] ?? {}))
      for (const { key, value } of settings)
        if (value === null) own.delete(key)
        else own.set(key, value)
      const { [fabric as 'knit']: _, ...others } = kept?.knits ?? {}
      const knits = own.size > 0 ? { ...others, [fabric]: Object.fromEntries(own) } : others
      await tx
        .insert(techpackItems)
        .values({ techpackId: id, itemId, version: firstVersion, knits })
        .onConflictDoUpdate({ target: [techpackItems.techpackId, techpackItems.itemId], set: { knits } })
      return ok(null)
    },
  )
})
