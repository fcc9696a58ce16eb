import { cartCalls } from '@teamloom/contract/cart.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { collections, designs } from '#api/db/tables.ts'
import { keepVersion } from '#api/designs/keep-version.ts'
import { lockDesign } from '#api/designs/load-design.ts'
import { type Request, writes } from '#api/http/handler.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Services } from '#api/services.ts'

/** One thing, under both of the addresses that the specification gives it. */
export const setCollectable = writes(designCalls.setCollectable, putOnPage)
export const setCollectableFromCart = writes(cartCalls.setCollectable, putOnPage)

async function putOnPage(
  { actor, body, now }: Pick<Request<typeof designCalls.setCollectable>, 'actor' | 'body' | 'now'>,
  tx: Tx,
  { analytics }: Services,
) {
  const row = await lockDesign(tx, body.designId, actor)
  if (!row) return refuse('designIdDoesntExist')
  const collectableSince = body.collectable ? (row.collectableSince ?? now) : null
  if (collectableSince && row.projectId) {
    // Whoever began it is whom visitors ask, in their language.
    await tx
      .insert(collections)
      .values({ projectId: row.projectId, organizerId: actor.id, language: actor.language, createdAt: now })
      .onConflictDoNothing()
  }
  await tx.update(designs).set({ collectableSince }).where(eq(designs.id, row.id))
  if (collectableSince && row.collectableSince === null)
    await keepVersion(tx, row, { reason: 'collection', userId: actor.id, at: now })
  if (body.collectable !== (row.collectableSince !== null)) {
    const name = body.collectable ? 'Product Added To Collect Sizes' : 'Product Removed From Collect Sizes'
    await analytics.tell(tx, name, actor, now, { designId: row.id, product: row.product })
  }
  return ok({ collectable_since: collectableSince?.toISOString() ?? null })
}
