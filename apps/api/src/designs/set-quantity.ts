import { designCalls } from '@teamloom/contract/designs.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { designs } from '#api/db/tables.ts'
import { lockDesign } from '#api/designs/load-design.ts'
import { writes } from '#api/http/handler.ts'

/** DS59: no change of the design: neither its time nor its revision. */
export const setQuantity = writes(designCalls.setQuantity, async ({ actor, body }, tx) => {
  const row = await lockDesign(tx, body.designId, actor)
  if (!row) return refuse('designIdDoesntExist')
  await tx.update(designs).set({ quantity: body.quantity }).where(eq(designs.id, row.id))
  return ok({ quantity: body.quantity })
})
