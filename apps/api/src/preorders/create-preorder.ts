import { randomUUID } from 'node:crypto'
import type { Address } from '@teamloom/commerce/addresses/address.ts'
import { problemsOfAddress, toAddress } from '@teamloom/commerce/addresses/address.ts'
import { checkPreorder } from '@teamloom/commerce/preorders/check-preorder.ts'
import { priceItem } from '@teamloom/commerce/pricing/price-item.ts'
import { completeSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { countCredits } from '@teamloom/design/credits.ts'
import { isDesignDeprecated } from '@teamloom/design/deprecation.ts'
import { openChecksOf } from '@teamloom/design/open-checks.ts'
import { must } from '@teamloom/kit/assert.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { cartItems, designs, preorderEvents, preorderItems, preorders, users } from '#api/db/tables.ts'
import { keepLook } from '#api/designs/keep-look.ts'
import { openDesign, selectOpenDesigns } from '#api/designs/load-design.ts'
import { writes } from '#api/http/handler.ts'
import { mailPreorder } from '#api/preorders/mail-preorder.ts'
import { loadDiscounts } from '#api/pricing/load-discounts.ts'
import { orderTermsOf, priceTermsOf } from '#api/pricing/price-terms.ts'

/** Places an order request: a copy of each design as it is now, with the prices that hold now. */
export const createPreorder = writes(preorderCalls.create, async ({ actor, body, now }, tx, services) => {
  const issues = [
    ...problemsOfAddress(body.shippingAddress).map(problem => ({
      ...problem,
      path: `shippingAddress.${problem.path}`,
    })),
    ...problemsOfAddress(body.billingAddress).map(problem => ({
      ...problem,
      path: `billingAddress.${problem.path}`,
    })),
  ]
  if (issues.length > 0) return refuse('invalid_address', { issues })

  const ids = body.items.map(item => item.design_id)
  const rows = await selectOpenDesigns(tx, actor, inArray(designs.id, ids)).for('share', { of: designs })
  const byId = new Map(rows.map(row => [row.id, row]))
  const items = []
  for (const item of body.items) {
    const row = byId.get(item.design_id)
    if (!row?.projectId || !row.teamId) return refuse('designIdDoesntExist')
    const opened = openDesign(row)
    if (!opened) return refuse('InvalidPartsToBuild')
    const sizes = completeSizes(opened.product, item.sizes)
    if (!sizes.ok) return sizes
    const pricing = priceItem(priceTermsOf(opened), sizes.value, body.currency)
    items.push({ row, teamId: row.teamId, opened, sizes: sizes.value, pricing })
  }
  const checked = checkPreorder(
    items.map(({ row, opened, pricing }) => ({
      designId: row.id,
      pricing,
      isDeprecated: isDesignDeprecated(opened.product, opened.document),
    })),
    { blockDeprecated: services.config.blockDeprecated },
  )
  if (!checked.ok) return checked

  // One after the other for each person: two placed at once would both be the first.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.id)).for('no key update')
  const id = randomUUID()
  const shipping: Address = toAddress(body.shippingAddress)
  await tx.insert(preorders).values({
    id,
    userId: actor.id,
    status: 'intent',
    currency: body.currency,
    locale: body.locale,
    shippingAddress: shipping,
    billingAddress: toAddress(body.billingAddress),
    promoCode: body.promoCode || null,
    discounts: await loadDiscounts(tx, actor.id),
    createdAt: now,
  })
  const copies = await Promise.all(
    items.map(async ({ row, teamId, opened, sizes }, position) => {
      const copyId = randomUUID()
      const design = {
        id: copyId,
        preorderId: id,
        name: row.name,
        description: row.description,
        family: row.family,
        product: row.product,
        document: opened.document,
        revision: row.revision,
        lookKey: await keepLook(tx, opened.document, opened.product, now, services.config.sessionSecret),
        createdAt: now,
        updatedAt: now,
      }
      const item = {
        id: randomUUID(),
        preorderId: id,
        position,
        designId: copyId,
        originalDesignId: row.id,
        projectName: must(row.projectName, 'project name'),
        designName: row.name,
        teamId,
        sizes,
        terms: orderTermsOf(opened),
        credits: countCredits(opened.document, opened.product).credits,
        openChecks: openChecksOf(opened.document, opened.product),
      }
      return { design, item }
    }),
  )
  await tx.insert(designs).values(copies.map(({ design }) => design))
  await tx.insert(preorderItems).values(copies.map(({ item }) => item))
  await tx.insert(preorderEvents).values({
    id: randomUUID(),
    preorderId: id,
    userId: actor.id,
    name: 'created',
    data: {},
    createdAt: now,
  })
  await tx.delete(cartItems).where(and(eq(cartItems.userId, actor.id), inArray(cartItems.designId, ids)))
  await mailPreorder(tx, id, actor, services)
  return ok({ id })
})
