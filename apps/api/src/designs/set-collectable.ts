import { designCalls } from '@teamloom/contract/designs.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { designs } from '#api/db/tables.ts'
import { lockDesign } from '#api/designs/load-design.ts'
import { writes } from '#api/http/handler.ts'

export const setCollectable = writes(
  designCalls.setCollectable,
  async ({ actor, body, now }, tx, { analytics }) => {
    const row = await lockDesign(tx, body.designId, actor)
    if (!row) return refuse('designIdDoesntExist')
    const collectableSince = body.collectable ? (row.collectableSince ?? now) : null
    await tx.update(designs).set({ collectableSince }).where(eq(designs.id, row.id))
    if (body.collectable !== (row.collectableSince !== null)) {
      const name = body.collectable ? 'Product Added To Collect Sizes' : 'Product Removed From Collect Sizes'
      await analytics.tell(tx, name, actor, now, { designId: row.id, product: row.product })
    }
    return ok({ collectable_since: collectableSince?.toISOString() ?? null })
  },
)
