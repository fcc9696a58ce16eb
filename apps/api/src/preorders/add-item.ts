import type { OrderTerms } from '@teamloom/commerce/pricing/price-item.ts'
import { completeNames, completeSizes, totalQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import type { Received } from '@teamloom/contract/call.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { isDesignDeprecated } from '@teamloom/design/deprecation.ts'
import { ok, type Refusal, type Result, refuse } from '@teamloom/kit/result.ts'
import { and, eq } from 'drizzle-orm'
import { designs, preorderItems, preorders, removedPreorderItems } from '#api/db/tables.ts'
import { openDesign } from '#api/designs/load-design.ts'
import { writes } from '#api/http/handler.ts'
import { editRequest, type PlannedEdit } from '#api/orders/edit-request.ts'
import type { LoadedRequest } from '#api/orders/load-requests.ts'
import { orderedItemOf } from '#api/orders/order-document.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { copyDesign } from '#api/preorders/copy-design.ts'
import { findCustomerDesign } from '#api/preorders/find-customer-design.ts'
import type { Services } from '#api/services.ts'

type Asked = Received<typeof deskCalls.addItem>['body'] & { readonly now: Date }
type Plan = Result<
  PlannedEdit,
  Refusal<
    | 'designIdDoesntExist'
    | 'customerDoesntHaveAccess'
    | 'InvalidPartsToBuild'
    | 'unknownSize'
    | 'design_deprecated'
  >
>

export const addItem = writes(deskCalls.addItem, ({ actor, body, now, origin }, tx, services) => {
  const { preorderId, revision, dryRun } = body
  return editRequest(tx, services, { actor, now, origin, preorderId, revision, dryRun }, async loaded => {
    const asked = { ...body, now }
    const removed = body.isPurchasedDesign ? await planReturn(tx, loaded, asked) : undefined
    return removed ?? planCopy(tx, loaded, asked, services)
  })
})

/** OR25: one that was taken out comes back as it was, in the quantities that are given, if any are. */
async function planReturn(
  tx: Tx,
  loaded: LoadedRequest,
  { designId, sizes }: Asked,
): Promise<Plan | undefined> {
  const which = and(
    eq(removedPreorderItems.designId, designId),
    eq(removedPreorderItems.preorderId, loaded.preorder.id),
  )
  const [removed] = await tx.select().from(removedPreorderItems).where(which)
  if (!removed) return undefined
  const row = removed.item as typeof preorderItems.$inferSelect
  const given = completeNames((row.terms as OrderTerms).sizeNames, sizes)
  if (!given.ok) return given
  const item = orderedItemOf(
    totalQuantity(given.value) > 0 ? { ...row, sizes: given.value.map(size => ({ ...size })) } : row,
  )
  return ok({
    edit: { kind: 'addItem', item, at: Math.min(row.position, loaded.items.length) },
    write: async () => {
      await tx.delete(removedPreorderItems).where(which)
      await tx.insert(preorderItems).values(row)
    },
  })
}

async function planCopy(tx: Tx, loaded: LoadedRequest, asked: Asked, services: Services): Promise<Plan> {
  const { preorder, items } = loaded
  const source = asked.isPurchasedDesign
    ? await findPurchased(tx, asked.designId, preorder.userId)
    : await findCustomerDesign(tx, asked.designId, preorder.userId)
  if (!source.ok) return source
  const { row, about } = source.value
  const opened = openDesign(row)
  if (!opened) return refuse('InvalidPartsToBuild')
  if (services.config.blockDeprecated && isDesignDeprecated(opened.product, opened.document))
    return refuse('design_deprecated', { designId: row.id })
  const sizes = completeSizes(opened.product, asked.sizes)
  if (!sizes.ok) return sizes
  const { design, item } = await copyDesign(tx, row, opened, {
    ...about,
    preorderId: preorder.id,
    position: items.length,
    sizes: sizes.value,
    isAsked: false,
    now: asked.now,
    secret: services.config.sessionSecret,
  })
  return ok({
    edit: { kind: 'addItem', item: orderedItemOf({ ...item, designName: about.designName }) },
    write: async () => {
      await tx.insert(designs).values(design)
      await tx.insert(preorderItems).values(item)
      await services.jobs.add(tx, 'keepPictures', { designId: design.id })
    },
  })
}

/** A design of this or another request of the same customer. */
async function findPurchased(tx: Tx, designId: string, customerId: string) {
  const [found] = await tx
    .select({ row: designs, item: preorderItems, ownerId: preorders.userId })
    .from(designs)
    .innerJoin(preorders, eq(preorders.id, designs.preorderId))
    .innerJoin(preorderItems, eq(preorderItems.designId, designs.id))
    .where(eq(designs.id, designId))
  if (!found) return refuse('designIdDoesntExist')
  if (found.ownerId !== customerId) return refuse('customerDoesntHaveAccess')
  const { originalDesignId, designName, projectName, teamId } = found.item
  return ok({ row: found.row, about: { originalDesignId, designName, projectName, teamId } })
}
