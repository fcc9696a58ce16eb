import { designCalls } from '@teamloom/contract/designs.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { cartItems, designs } from '#api/db/tables.ts'
import { lockDesign } from '#api/designs/load-design.ts'
import { writes } from '#api/http/handler.ts'

/** A deleted design leaves every cart at once, and the database after thirty days. */
export const deleteDesign = writes(designCalls.delete, async ({ actor, params, now }, tx) => {
  const row = await lockDesign(tx, params.id, actor)
  if (!row) return refuse('designIdDoesntExist')
  await tx.update(designs).set({ deletedAt: now }).where(eq(designs.id, row.id))
  await tx.delete(cartItems).where(eq(cartItems.designId, row.id))
  return ok({})
})
