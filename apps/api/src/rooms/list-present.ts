import { presenceCalls } from '@teamloom/contract/presence.ts'
import { ok } from '@teamloom/kit/result.ts'
import { inArray } from 'drizzle-orm'
import { designs } from '#api/db/tables.ts'
import { selectOpenDesigns } from '#api/designs/load-design.ts'
import { reads } from '#api/http/handler.ts'

/** LV16: who is in designs; nothing is asked of designs in which nobody is. */
export const listPresent = reads(presenceCalls.list, async ({ actor, body }, tx, { presence }) => {
  const lively = [...new Set(body.designIds)].filter(id => presence.peopleIn(id).length > 0)
  if (lively.length === 0) return ok([])
  const open = await selectOpenDesigns(tx, actor, inArray(designs.id, lively))
  return ok(
    open.map(({ id }) => ({
      designId: id,
      users: presence
        .peopleIn(id)
        .map(({ userId, name, colour, imageUrl }) => ({ userId, name, colour, imageUrl })),
    })),
  )
})
