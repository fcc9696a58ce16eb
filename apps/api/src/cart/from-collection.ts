import { randomUUID } from 'node:crypto'
import { addUp, totalsOf } from '@teamloom/commerce/collection/collected-totals.ts'
import { mergeAnswers, typedBeside } from '@teamloom/commerce/lines/merge-answers.ts'
import { quantitiesOf } from '@teamloom/commerce/lines/quantities-of.ts'
import { offeredSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import { existingDesign, isDesignOpen } from '#api/access/open-designs.ts'
import { findProject, holdProject } from '#api/access/open-projects.ts'
import { loadCart } from '#api/cart/load-cart.ts'
import { loadAnswers } from '#api/cart/load-collected.ts'
import { cartItems, designs, projects } from '#api/db/tables.ts'
import { restingColumns } from '#api/designs/kept-of-designs.ts'
import { keepOutlines, loadOutlines } from '#api/designs/outlines.ts'
import { inSteps, type Request } from '#api/http/handler.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { isOneOf } from '#api/platform/database/one-of.ts'
import type { Services } from '#api/services.ts'

/** SC5, SC6, SC32: all of the designs or none; in place of what the cart has, or added to it. */
export const fillFromCollection = inSteps(cartCalls.fromCollection, async (request, database, services) => {
  const { body } = request
  const asked = and(isOneOf(designs.id, body.designIds), eq(designs.projectId, body.projectId))!
  if (await findProject(database.read, body.projectId, request.actor.id))
    await keepOutlines(database.read, asked)
  const filled = await database.write(tx => fill(request, tx, services))
  if (!filled.ok) return filled
  const { actor, origin, now } = request
  const house = await services.house.at(database.read, now)
  const shown = { currency: actor.currency, origin, house }
  return ok({ items: await loadCart(database.read, actor.id, shown, filled.value) })
})

/** Answers the ids of its items; it is refused before anything is written. */
async function fill(
  { actor, body, now }: Request<typeof cartCalls.fromCollection>,
  tx: Tx,
  { analytics, house }: Pick<Services, 'analytics' | 'house'>,
) {
  const ids = [...new Set(body.designIds)].toSorted()
  const rows = await tx
    .select(restingColumns)
    .from(designs)
    .innerJoin(projects, eq(projects.id, designs.projectId))
    .where(
      and(
        isOneOf(designs.id, ids),
        eq(designs.projectId, body.projectId),
        existingDesign,
        isDesignOpen(actor),
      ),
    )
    .orderBy(asc(designs.id))
    .for('share', { of: designs })
  const project = await holdProject(tx, body.projectId, actor.id)
  if (!project) return refuse('project_not_found')
  if (rows.length < ids.length) return refuse('designIdDoesntExist')
  const outlines = await loadOutlines(tx, rows)
  if (!rows.every(({ id }) => outlines(id))) return refuse('InvalidPartsToBuild')
  const answered = await loadAnswers(tx, ids)
  const { offered } = await house.at(tx, now)
  const kept = await tx
    .select()
    .from(cartItems)
    .where(and(eq(cartItems.userId, actor.id), isOneOf(cartItems.designId, ids)))
    .orderBy(asc(cartItems.id))
    .for('update')
  const keptOf = new Map(kept.map(item => [item.designId, item]))
  const items = rows.map(row => {
    const { product } = must(outlines(row.id), 'outline')
    const answers = answered.get(row.id) ?? []
    const totals = totalsOf(
      answers,
      offeredSizes(offered(product)).map(({ name }) => name),
    )
    const before = keptOf.get(row.id)
    const typed = quantitiesOf(typedBeside(before?.lines ?? [], answers))
    const sizes =
      body.add && before
        ? addUp({ sizes: before.sizes, taken: before.collected?.sizes ?? [] }, totals)
        : addUp({ sizes: typed, taken: [] }, totals)
    const taken = { takenAt: now.toISOString(), sizes: totals }
    const lines = mergeAnswers(before?.lines ?? [], answers, sizes)
    return { id: before?.id ?? randomUUID(), designId: row.id, lines, collected: taken }
  })
  const { rows: filled } = await tx.execute<{ id: string; design_id: string }>(sql`
    insert into cart_items (id, user_id, design_id, lines, collected, created_at)
    select id, ${actor.id}::uuid, "designId", lines, collected, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item(id uuid, "designId" uuid, lines jsonb, collected jsonb)
    on conflict (user_id, design_id) do update set lines = excluded.lines, collected = excluded.collected
    returning id, design_id`)
  const idOf = new Map(filled.map(item => [item.design_id, item.id]))
  for (const { id, product } of rows)
    if (!keptOf.has(id)) await analytics.tell(tx, 'Product Added', actor, now, { designId: id, product })
  const itemIds = rows.map(({ id }) => must(idOf.get(id), 'item'))
  return ok(itemIds)
}
