import { randomUUID } from 'node:crypto'
import { asOffered, type House } from '@teamloom/commerce/house/house.ts'
import { carrySlots } from '@teamloom/commerce/lines/carry-lines.ts'
import { isSpare, type Line } from '@teamloom/commerce/lines/line.ts'
import { quantitiesOf } from '@teamloom/commerce/lines/quantities-of.ts'
import { renewLines } from '@teamloom/commerce/lines/renew-lines.ts'
import { withQuantities } from '@teamloom/commerce/lines/with-quantities.ts'
import { priceItem, priceOfPiece } from '@teamloom/commerce/pricing/price-item.ts'
import { renewSizes, totalQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import type { DataOf } from '@teamloom/contract/call.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import { isDesignDeprecated } from '@teamloom/design/deprecation.ts'
import { differenceWords } from '@teamloom/design/difference-words.ts'
import { openDocument } from '@teamloom/design/open-document.ts'
import { slotsOf } from '@teamloom/design/slots.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '#api/access/caller.ts'
import { cartItems, designs } from '#api/db/tables.ts'
import { type DesignRow, openDesign, selectOpenDesigns } from '#api/designs/load-design.ts'
import { type Unkept, writes } from '#api/http/handler.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { priceOrdered } from '#api/pricing/ordered-terms.ts'
import { priceTermsOf } from '#api/pricing/price-terms.ts'
import { findRequest, type ItemRow } from '#api/requests/load-requests.ts'

/** OR38: puts a request's designs into the cart in its quantities, as they are now; told with what has changed. */
export const orderAgain = writes(orderCalls.again, async ({ actor, body, now }, tx, services) => {
  const loaded = await findRequest(tx, body.preorderId)
  if (loaded?.preorder.userId !== actor.id) return refuse('preorder_not_found')
  const currency = loaded.preorder.currency as Currency
  const ids = loaded.items.map(item => item.originalDesignId)
  const rows = await selectOpenDesigns(tx, actor, inArray(designs.id, ids))
    .orderBy(designs.id)
    .for('share', { of: designs })
  const copies = await tx
    .select({ id: designs.id, document: designs.document })
    .from(designs)
    .where(eq(designs.preorderId, body.preorderId))
  const inCart = await tx
    .select({ designId: cartItems.designId, sizes: cartItems.sizes })
    .from(cartItems)
    .where(and(eq(cartItems.userId, actor.id), inArray(cartItems.designId, ids)))
  const house = await services.house.at(tx, now)
  const wanted = new Map<string, Line[]>()
  const items = loaded.items.map(item => {
    const row = rows.find(({ id }) => id === item.originalDesignId)
    const copy = copies.find(({ id }) => id === item.designId)
    const compared = compare(item, row, copy?.document, { currency, house })
    if (compared.outcome === 'added') addTo(wanted, item.originalDesignId, compared.lines)
    const { lines: _, ...told } = compared
    const there = inCart.find(({ designId }) => designId === item.originalDesignId)
    return {
      designId: item.originalDesignId,
      designName: item.designName,
      inCart: totalQuantity(there?.sizes ?? []),
      ...told,
    }
  })
  for (const [designId, lines] of wanted) await putIntoCart(tx, actor, designId, lines, now)
  const tried: Unkept<DataOf<typeof orderCalls.again>> = { ...ok({ items }), isKept: false }
  return body.dryRun ? tried : ok({ items })
})

function compare(
  item: ItemRow,
  row: DesignRow | undefined,
  ordered: unknown,
  { currency, house }: { readonly currency: Currency; readonly house: House },
) {
  const priceThen = priceOfPiece(priceOrdered(item, currency))
  const none = { changes: [], deprecated: false, priceThen, priceNow: null, lines: [] }
  if (!row?.projectId) return { outcome: 'gone' as const, ...none }
  const built = openDesign(row)
  if (!built) return { outcome: 'outdated' as const, ...none }
  const opened = asOffered(house, built)
  const sizes = renewSizes(opened.product, item.sizes)
  const was = openDocument(ordered, opened.product)
  return {
    outcome: 'added' as const,
    changes: was ? [...differenceWords(was, opened.document, opened.product)] : [],
    deprecated: isDesignDeprecated(opened.product, opened.document),
    priceThen,
    priceNow: priceOfPiece(priceItem(priceTermsOf(opened), sizes, currency)),
    lines: renewLines(opened.product, item.lines, sizes, carrySlots(item.slots, slotsOf(opened.document))),
  }
}

/** A design that stands in the order twice is in the cart once. */
function addTo(wanted: Map<string, Line[]>, designId: string, lines: readonly Line[]): void {
  const all = [...(wanted.get(designId) ?? []), ...lines]
  const held = all.filter(line => !isSpare(line)).map(line => ({ ...line, id: randomUUID() }))
  wanted.set(designId, withQuantities(held, quantitiesOf(all)))
}

async function putIntoCart(
  tx: Tx,
  actor: Actor,
  designId: string,
  lines: readonly Line[],
  now: Date,
): Promise<void> {
  const item = { id: randomUUID(), userId: actor.id, designId, lines }
  await tx
    .insert(cartItems)
    .values({ ...item, createdAt: now })
    .onConflictDoUpdate({
      target: [cartItems.userId, cartItems.designId],
      set: { lines: item.lines },
    })
}
