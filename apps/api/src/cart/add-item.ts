import { randomUUID } from 'node:crypto'
import { asOffered } from '@teamloom/commerce/house/house.ts'
import { linesOf } from '@teamloom/commerce/lines/quantities-of.ts'
import { completeSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq, sql } from 'drizzle-orm'
import { loadCart } from '#api/cart/load-cart.ts'
import { cartItems, designs } from '#api/db/tables.ts'
import { openDesign, selectOpenDesigns } from '#api/designs/load-design.ts'
import { writes } from '#api/http/handler.ts'

/** Each design once: one that is there already is answered as it is. */
export const addCartItem = writes(cartCalls.add, async ({ actor, body, now, origin }, tx, services) => {
  // Whoever deletes it, or what it is in, comes before or after.
  const [row] = await selectOpenDesigns(tx, actor, eq(designs.id, body.designId)).for('share', {
    of: designs,
  })
  if (!row?.projectId) return refuse('designIdDoesntExist')
  const built = openDesign(row)
  if (!built) return refuse('InvalidPartsToBuild')
  const house = await services.house.at(tx, now)
  const opened = asOffered(house, built)
  const sizes = completeSizes(opened.product, body.sizes)
  if (!sizes.ok) return sizes
  const [item] = await tx
    .insert(cartItems)
    .values({
      id: randomUUID(),
      userId: actor.id,
      designId: row.id,
      lines: linesOf(sizes.value),
      createdAt: now,
    })
    // Also holds one that is there already.
    .onConflictDoUpdate({
      target: [cartItems.userId, cartItems.designId],
      set: { userId: actor.id },
    })
    .returning({ id: cartItems.id, isNew: sql<boolean>`xmax = 0` })
  const { id, isNew } = must(item, 'cart item')
  const { analytics } = services
  if (isNew) await analytics.tell(tx, 'Product Added', actor, now, { designId: row.id, product: row.product })
  const currency = body.currency ?? actor.currency
  const [shown] = await loadCart(tx, actor.id, { currency, origin, house }, [id])
  // Taken out of the team at this moment.
  return shown ? ok(shown) : refuse('designIdDoesntExist')
})
