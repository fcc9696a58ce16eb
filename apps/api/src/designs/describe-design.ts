import { designCalls } from '@teamloom/contract/designs.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { designs } from '#api/db/tables.ts'
import { lockDesign } from '#api/designs/load-design.ts'
import { writes } from '#api/http/handler.ts'

export const describeDesign = writes(designCalls.describe, async ({ actor, body, now }, tx) => {
  const row = await lockDesign(tx, body.designId, actor)
  if (!row) return refuse('designIdDoesntExist')
  await tx
    .update(designs)
    .set({ description: body.description || null, updatedAt: now })
    .where(eq(designs.id, row.id))
  return ok({})
})
