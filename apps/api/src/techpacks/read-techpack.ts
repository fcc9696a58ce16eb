import { randomUUID } from 'node:crypto'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { asc, eq } from 'drizzle-orm'
import { orders, preorderItems, preorders, techpacks } from '#api/db/tables.ts'
import { reads, writes } from '#api/http/handler.ts'
import { keepListing } from '#api/requests/listing/keep-listing.ts'
import { tell } from '#api/requests/tell.ts'
import { findTechpack } from '#api/techpacks/find-techpack.ts'
import { loadTechpack } from '#api/techpacks/load-techpack.ts'

/** TP1, TP2: the one that there is, or one that begins with the order's own names. */
export const makeTechpack = writes(techpackCalls.make, async (request, tx, services) => {
  const { body, actor, now, origin } = request
  const [preorder] = await tx.select().from(preorders).where(eq(preorders.id, body.preorderId)).for('update')
  if (!preorder) return refuse('preorder_not_found')
  const [first] = await tx
    .select({ projectName: preorderItems.projectName })
    .from(preorderItems)
    .where(eq(preorderItems.preorderId, preorder.id))
    .orderBy(asc(preorderItems.position))
    .limit(1)
  const customer = preorder.billingAddress as {
    readonly organization: string
    readonly firstName: string
    readonly lastName: string
  }
  const [made] = await tx
    .insert(techpacks)
    .values({
      id: randomUUID(),
      preorderId: preorder.id,
      projectName: first?.projectName ?? '',
      customerName: customer.organization || `${customer.firstName} ${customer.lastName}`,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: techpacks.id })
  if (made) {
    const doing = { preorderId: preorder.id, userId: actor.id, now, jobs: services.jobs }
    await tell(tx, doing, { name: 'techpack_created', data: {} })
    await keepListing(tx, preorder.id)
  }
  const techpack = must(await findTechpack(tx, eq(techpacks.preorderId, preorder.id)), 'techpack')
  return ok(await loadTechpack(tx, techpack, { now, origin }, services))
})

export const readTechpack = reads(techpackCalls.ofPreorder, async (request, tx, services) => {
  const techpack = await findTechpack(tx, eq(techpacks.preorderId, request.body.preorderId))
  return techpack ? ok(await loadTechpack(tx, techpack, request, services)) : refuse('techpack_not_found')
})

export const readOrderTechpack = reads(techpackCalls.ofOrder, async (request, tx, services) => {
  const techpack = await findTechpack(tx, eq(orders.id, request.body.orderId))
  return techpack ? ok(await loadTechpack(tx, techpack, request, services)) : refuse('techpack_not_found')
})
