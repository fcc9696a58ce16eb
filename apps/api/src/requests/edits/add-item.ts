import { asOffered } from '@teamloom/commerce/house/house.ts'
import { withQuantities } from '@teamloom/commerce/lines/with-quantities.ts'
import type { OrderTerms } from '@teamloom/commerce/pricing/price-item.ts'
import { completeNames, completeSizes, totalQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import { isDesignDeprecated } from '@teamloom/design/deprecation.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq } from 'drizzle-orm'
import { designs, preorderItems, preorders, removedPreorderItems } from '#api/db/tables.ts'
import { openDesign } from '#api/designs/load-design.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import { copyDesign } from '#api/requests/edits/copy-design.ts'
import type { Asked, Plan, Planned } from '#api/requests/edits/plan-edit.ts'
import { findCustomerDesign } from '#api/requests/find-customer-design.ts'
import { orderedItemOf } from '#api/requests/order-document.ts'
import type { Services } from '#api/services.ts'

type AskedItem = Asked<'addItem'>

/** OR25: a copy of a design, or one that was taken out. */
export const addItem: Plan<'addItem'> = async (tx, asked, services) => {
  const removed = asked.fields.isPurchasedDesign ? await planReturn(tx, asked) : undefined
  return removed ?? planCopy(tx, asked, services)
}

/** OR25: one that was taken out comes back as it was, in the quantities that are given, if any are. */
async function planReturn(
  tx: Tx,
  { fields: { designId, sizes }, loaded }: AskedItem,
): Promise<Planned<'addItem'> | undefined> {
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
    totalQuantity(given.value) > 0 ? { ...row, lines: withQuantities(row.lines, given.value) } : row,
  )
  return ok({
    input: { item, at: Math.min(row.position, loaded.items.length) },
    write: async () => {
      await tx.delete(removedPreorderItems).where(which)
      await tx.insert(preorderItems).values(row)
    },
  })
}

async function planCopy(tx: Tx, asked: AskedItem, services: Services): Promise<Planned<'addItem'>> {
  const { fields, loaded, now } = asked
  const { preorder, items } = loaded
  const source = fields.isPurchasedDesign
    ? await findPurchased(tx, fields.designId, preorder.userId)
    : await findCustomerDesign(tx, fields.designId, preorder.userId)
  if (!source.ok) return source
  const { row, about } = source.value
  const built = openDesign(row)
  if (!built) return refuse('InvalidPartsToBuild')
  const opened = asOffered(await services.house.at(tx, now), built)
  if (services.config.blockDeprecated && isDesignDeprecated(opened.product, opened.document))
    return refuse('design_deprecated', { designId: row.id })
  const sizes = completeSizes(opened.product, fields.sizes)
  if (!sizes.ok) return sizes
  const { design, item } = await copyDesign(tx, row, opened, {
    ...about,
    preorderId: preorder.id,
    position: items.length,
    sizes: sizes.value,
    isAsked: false,
    now,
    secret: services.config.sessionSecret,
  })
  return ok({
    input: { item: orderedItemOf({ ...item, designName: about.designName }) },
    write: async () => {
      await tx.insert(designs).values(design)
      await tx.insert(preorderItems).values(item)
      await services.jobs.add(tx, 'keepPictures', { designId: design.id })
    },
  })
}

/** A design of this or another request of the same customer. */
async function findPurchased(tx: Reader, designId: string, customerId: string) {
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
