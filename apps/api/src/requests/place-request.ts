import { randomUUID } from 'node:crypto'
import {
  type Address,
  type AddressForm,
  problemsOfAddress,
  toAddress,
} from '@teamloom/commerce/addresses/address.ts'
import { asOffered, type House, type Offered } from '@teamloom/commerce/house/house.ts'
import type { Line } from '@teamloom/commerce/lines/line.ts'
import { priceOf } from '@teamloom/commerce/orders/order-document.ts'
import { checkPreorder } from '@teamloom/commerce/preorders/check-preorder.ts'
import type { PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import { type ItemPricing, priceItem } from '@teamloom/commerce/pricing/price-item.ts'
import { completeSizes, type SizeQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import { totalOrder } from '@teamloom/commerce/pricing/total-order.ts'
import { isDesignDeprecated } from '@teamloom/design/deprecation.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq, inArray } from 'drizzle-orm'
import { designs, preorderItems, preorders } from '#api/db/tables.ts'
import { keepVersion } from '#api/designs/keep-version.ts'
import { type DesignRow, type OpenedDesign, openDesign, selectOpenDesigns } from '#api/designs/load-design.ts'
import { regrantOffers } from '#api/offers/keep-offers.ts'
import type { Reader, Tx } from '#api/platform/database/database.ts'
import { priceTermsOf } from '#api/pricing/price-terms.ts'
import { copyDesign } from '#api/requests/edits/copy-design.ts'
import { keepListing } from '#api/requests/listing/keep-listing.ts'
import { orderedItemOf } from '#api/requests/order-document.ts'
import { tell } from '#api/requests/tell.ts'
import { loadStandings } from '#api/review/approval/load-standings.ts'
import { keepOrderedAnswers } from '#api/review/approval/ordered-approval.ts'
import type { Services } from '#api/services.ts'

/** What is asked for, as the calls take it. */
type Asked = {
  readonly items: readonly { readonly design_id: string; readonly sizes: readonly SizeQuantity[] }[]
  readonly currency: Currency
  readonly shippingAddress: AddressForm
  readonly billingAddress: AddressForm
  readonly locale: Locale
  readonly promoCode?: string | null | undefined
}

type AskedItem = {
  readonly row: DesignRow
  readonly teamId: string
  readonly opened: Offered<OpenedDesign>
  readonly sizes: readonly SizeQuantity[]
  readonly pricing: ItemPricing
  /** What a copy that was ordered before was made of. */
  readonly copyOf?: Pick<typeof preorderItems.$inferSelect, 'originalDesignId' | 'projectName' | 'designName'>
}

/** AD1 to AD3, OR1 to OR3: what is asked for, where it can be ordered; its designs stay as they are meanwhile. */
export async function checkRequest(
  tx: Reader,
  customerId: string,
  asked: Asked,
  { config, house }: Pick<Services, 'config'> & { readonly house: House },
) {
  const issues = (['shippingAddress', 'billingAddress'] as const).flatMap(field =>
    problemsOfAddress(asked[field]).map(problem => ({ ...problem, path: `${field}.${problem.path}` })),
  )
  if (issues.length > 0) return refuse('invalid_address', { issues })
  const ids = asked.items.map(item => item.design_id)
  const rows = await selectOpenDesigns(tx, { kind: 'person', id: customerId }, inArray(designs.id, ids))
    .orderBy(designs.id)
    .for('share', { of: designs })
  const byId = new Map(rows.map(row => [row.id, row]))
  const items: AskedItem[] = []
  for (const item of asked.items) {
    const row = byId.get(item.design_id)
    if (!row?.projectId || !row.teamId) return refuse('designIdDoesntExist')
    const built = openDesign(row)
    if (!built) return refuse('InvalidPartsToBuild')
    const opened = asOffered(house, built)
    const sizes = completeSizes(opened.product, item.sizes)
    if (!sizes.ok) return sizes
    const pricing = priceItem(priceTermsOf(opened), sizes.value, asked.currency)
    items.push({ row, teamId: row.teamId, opened, sizes: sizes.value, pricing })
  }
  const checked = checkPreorder(
    items.map(({ row, opened, pricing }) => ({
      designId: row.id,
      pricing,
      isDeprecated: isDesignDeprecated(opened.product, opened.document),
    })),
    { blockDeprecated: config.blockDeprecated },
  )
  return checked.ok ? ok(items) : checked
}

export function addressesOf({ shippingAddress, billingAddress }: Asked): Placing['addresses'] {
  return { shipping: toAddress(shippingAddress), billing: toAddress(billingAddress) }
}

type Placing = {
  readonly customerId: string
  /** Who of the staff makes it for them. */
  readonly quotedById?: string
  readonly asked: Pick<Asked, 'currency' | 'locale' | 'promoCode'>
  readonly addresses: { readonly shipping: Address; readonly billing: Address }
  readonly oneMoreOfId?: string
  readonly items: readonly AskedItem[]
  /** The lists of designs that have one, by the designs' ids. */
  readonly lists?: ReadonlyMap<string, readonly Line[]>
  readonly now: Date
}

/** OR6: keeps a request: a copy of each design as it is now, with the prices that hold now. Answers its id. */
export async function placeRequest(
  tx: Tx,
  { customerId, quotedById, asked, addresses, oneMoreOfId, items, lists, now }: Placing,
  { config, jobs }: Pick<Services, 'config' | 'jobs'>,
): Promise<string> {
  const id = randomUUID()
  const [placed] = await tx
    .insert(preorders)
    .values({
      id,
      userId: customerId,
      status: (quotedById ? 'inreviewbydesigner' : 'intent') satisfies PreorderStatus,
      currency: asked.currency,
      locale: asked.locale,
      shippingAddress: addresses.shipping,
      billingAddress: addresses.billing,
      oneMoreOfId: oneMoreOfId ?? null,
      promoCode: asked.promoCode || null,
      ...(quotedById ? { quotedById, inChargeId: quotedById } : {}),
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  const copies: Awaited<ReturnType<typeof copyDesign>>[] = []
  for (const [position, { row, teamId, opened, sizes, copyOf }] of items.entries())
    copies.push(
      await copyDesign(tx, row, opened, {
        preorderId: id,
        position,
        originalDesignId: copyOf?.originalDesignId ?? row.id,
        projectName: copyOf?.projectName ?? must(row.projectName, 'project name'),
        designName: copyOf ? copyOf.designName : row.name,
        teamId,
        sizes,
        lines: lists?.get(row.id),
        isAsked: quotedById === undefined,
        now,
        secret: config.sessionSecret,
      }),
    )
  const standings = await loadStandings(
    tx,
    items.flatMap(({ row, copyOf }) => (copyOf ? [] : [row])),
  )
  const standingAt = (position: number) => standings.get(items[position]?.row.id ?? '')
  await tx.insert(designs).values(copies.map(({ design }) => design))
  await tx.insert(preorderItems).values(
    copies.map(({ item }, position) => ({
      ...item,
      approvalNeeded: standingAt(position)?.standing.needed ?? null,
    })),
  )
  await keepOrderedAnswers(
    tx,
    copies.flatMap(({ item }, position) => {
      const found = standingAt(position)
      return found
        ? [{ designId: item.designId, revision: must(items[position], 'item').row.revision, found }]
        : []
    }),
  )
  const userId = quotedById ?? customerId
  for (const { row, copyOf } of items)
    if (!copyOf) await keepVersion(tx, row, { reason: 'order', userId, at: now, preorderId: id })
  const pricings = copies.map(({ item }) =>
    priceOf(orderedItemOf({ ...item, designName: item.designName ?? null }), asked.currency),
  )
  const { subtotal } = totalOrder(pricings)
  const teamIds = [...new Set(items.map(({ teamId }) => teamId))]
  const discounts = await regrantOffers(tx, must(placed, 'request'), teamIds, subtotal)
  const askedDiscounts = quotedById ? null : discounts
  await tx.update(preorders).set({ discounts, askedDiscounts }).where(eq(preorders.id, id))
  const data = quotedById ? { isQuote: true } : {}
  await tell(tx, { preorderId: id, userId, now, jobs }, { name: 'created', data })
  await keepListing(tx, id, {
    pieces: pricings.reduce((sum, { qty }) => sum + qty, 0),
    total: totalOrder(pricings, discounts).total,
    totalWithTaxes: null,
  })
  return id
}
