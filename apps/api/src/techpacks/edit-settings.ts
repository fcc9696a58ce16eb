import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { refuse } from '@teamloom/kit/result.ts'
import { madeDecorations } from '@teamloom/techpack/decorations.ts'
import { settingsOf } from '@teamloom/techpack/settings/settings-of.ts'
import { and, eq } from 'drizzle-orm'
import { techpackArtworks } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import { choose, findOrderedDesign } from '#api/techpacks/edit-artwork.ts'
import { editTechpackItem } from '#api/techpacks/edit-techpack.ts'

/** TP42: each setting is a field of its own, of which the last edit counts. */
export const setSettings = writes(techpackCalls.setSettings, async (request, tx, services) => {
  const { techpackItemId: itemId, techpackItemArtworkId: decorationId, settings } = request.body
  const fields = settings.map(({ key }) => `setting/${key}`)
  return editTechpackItem<'techpack_not_found' | 'unknownOption'>(tx, request, fields, services, async () => {
    const opened = await findOrderedDesign(tx, itemId)
    const made =
      opened &&
      madeDecorations(opened.document, opened.product).find(
        ({ decoration }) => decoration.id === decorationId,
      )
    if (!opened || !made) return refuse('techpack_not_found')
    const known: readonly string[] = settingsOf(made, opened.document, opened.product).map(({ key }) => key)
    if (settings.some(({ key }) => !known.includes(key))) return refuse('unknownOption')
    const [kept] = await tx
      .select({ settings: techpackArtworks.settings })
      .from(techpackArtworks)
      .where(and(eq(techpackArtworks.itemId, itemId), eq(techpackArtworks.decorationId, decorationId)))
    const own = new Map<string, string>(Object.entries(kept?.settings ?? {}))
    for (const { key, value } of settings)
      if (value === null) own.delete(key)
      else own.set(key, value)
    return choose(tx, request.body, { settings: Object.fromEntries(own) })
  })
})
