import type { OrderTerms } from '@teamloom/commerce/pricing/price-item.ts'
import { type PriceTerms, priceItem } from '@teamloom/commerce/pricing/price-item.ts'
import type { CreditLine } from '@teamloom/design/credits.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import {
  designs,
  orders,
  preorderEvents,
  preorderItems,
  preorders,
  techpacks,
  users,
} from '#api/db/tables.ts'
import { loadPayments, type Payments } from '#api/orders/payments.ts'
import type { Tx } from '#api/platform/database/database.ts'

export type ItemRow = typeof preorderItems.$inferSelect &
  Pick<typeof designs.$inferSelect, 'family' | 'product' | 'lookKey'> & { readonly designRevision: number }
type OrderRow = typeof orders.$inferSelect

/** A request with all that is told of it to its customer. */
export type LoadedRequest = {
  readonly preorder: typeof preorders.$inferSelect
  readonly user: typeof users.$inferSelect
  readonly items: readonly ItemRow[]
  readonly order: OrderRow | null
  readonly techpackId: string | null
  readonly payments: Payments
  /** The number of a proof that waits for its answer. */
  readonly proofToAnswer: number | null
  /** Those that its customer is told of, oldest first. */
  readonly events: readonly EventRow[]
}

type EventRow = Pick<typeof preorderEvents.$inferSelect, 'preorderId' | 'name' | 'data' | 'createdAt'>

const toldNames = ['created', 'status_updated', 'proof_sent', 'proof_approved']

/** Requests with their items, in no order. */
export async function loadRequests(tx: Tx, where: SQL): Promise<LoadedRequest[]> {
  const rows = await tx
    .select({ preorder: preorders, user: users, order: orders, techpackId: techpacks.id })
    .from(preorders)
    .innerJoin(users, eq(users.id, preorders.userId))
    .leftJoin(orders, eq(orders.preorderId, preorders.id))
    .leftJoin(techpacks, eq(techpacks.preorderId, preorders.id))
    .where(where)
  if (rows.length === 0) return []
  const ids = rows.map(row => row.preorder.id)
  const items = await tx
    .select({
      ...getTableColumns(preorderItems),
      family: designs.family,
      product: designs.product,
      lookKey: designs.lookKey,
      designRevision: designs.revision,
    })
    .from(preorderItems)
    .innerJoin(designs, eq(designs.id, preorderItems.designId))
    .where(inArray(preorderItems.preorderId, ids))
    .orderBy(asc(preorderItems.position))
  const events = await tx
    .select({
      preorderId: preorderEvents.preorderId,
      name: preorderEvents.name,
      data: preorderEvents.data,
      createdAt: preorderEvents.createdAt,
    })
    .from(preorderEvents)
    .where(and(inArray(preorderEvents.preorderId, ids), inArray(preorderEvents.name, toldNames)))
    .orderBy(asc(preorderEvents.createdAt), asc(preorderEvents.number))
  const waiting = await findWaitingProofs(
    tx,
    rows.flatMap(({ preorder }) => (preorder.status === 'inreviewbycustomer' ? preorder.id : [])),
  )
  const itemsOf = Map.groupBy(items, item => item.preorderId)
  const eventsOf = Map.groupBy(events, event => event.preorderId)
  const payments = await loadPayments(tx, ids)
  return rows.map(({ preorder, user, order, techpackId }) => ({
    preorder,
    user,
    order,
    techpackId,
    items: itemsOf.get(preorder.id) ?? [],
    events: eventsOf.get(preorder.id) ?? [],
    payments: payments(preorder.id),
    proofToAnswer: waiting.get(preorder.id) ?? null,
  }))
}

/** The last proof of each, where a design of it waits for an answer. */
async function findWaitingProofs(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await tx.execute<{ id: string; number: number }>(sql`
    select preorder_id as id, number from (
      select distinct on (preorder_id) preorder_id, number, waits
      from proofs where preorder_id in ${ids} order by preorder_id, number desc) last
    where waits`)
  return new Map(rows.map(row => [row.id, row.number]))
}

/** A request by its id, which nobody else changes until the transaction ends. */
export async function lockRequest(tx: Tx, preorderId: string): Promise<LoadedRequest | undefined> {
  await tx.select({ id: preorders.id }).from(preorders).where(eq(preorders.id, preorderId)).for('update')
  return findRequest(tx, preorderId)
}

export async function findRequest(tx: Tx, preorderId: string): Promise<LoadedRequest | undefined> {
  const [loaded] = await loadRequests(tx, eq(preorders.id, preorderId))
  return loaded
}

export function creditsOf(item: Pick<ItemRow, 'credits'>): CreditLine[] {
  return (item.credits as CreditLine[]).map(line => ({ ...line }))
}

/** The order's own terms: later changes of the catalogue do not touch them. */
export function termsOf(item: Pick<ItemRow, 'credits' | 'terms' | 'setPrices'>): PriceTerms {
  const creditsUsed = creditsOf(item).reduce((sum, { credits }) => sum + credits, 0)
  return { ...(item.terms as OrderTerms), creditsUsed, setPrices: item.setPrices }
}

export function pricingsOf({ preorder, items }: Pick<LoadedRequest, 'preorder' | 'items'>) {
  return items.map(item => priceItem(termsOf(item), item.sizes, preorder.currency as Currency))
}
