import { type OrderTotals, totalOrder } from '@teamloom/commerce/pricing/total-order.ts'
import type { TaxRate } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import {
  designs,
  orders,
  preorderEvents,
  preorderItems,
  preorders,
  proofAnswers,
  proofs,
  teams,
  techpacks,
  users,
} from '#api/db/tables.ts'
import { type Recipes, recipesOfDesign } from '#api/designs/name-places.ts'
import { prepared, type Reader, type Tx } from '#api/platform/database/database.ts'
import { inPages, inTurns, pagesOf } from '#api/platform/slices.ts'
import { givesTurns } from '#api/platform/waited-for.ts'
import { priceOrdered } from '#api/pricing/ordered-terms.ts'
import { longNamesOfItem } from '#api/requests/long-names-of-item.ts'
import { bookedOfRequest, type Payments, paymentsOf } from '#api/requests/payments.ts'

/** What was asked for is large, and only who compares with it loads it. */
const { asked: _, ...itemColumns } = getTableColumns(preorderItems)

export type ItemRow = Omit<typeof preorderItems.$inferSelect, 'asked'> &
  Pick<typeof designs.$inferSelect, 'family' | 'product' | 'lookKey'> & {
    readonly designRevision: number
    readonly parts: DesignDocument['parts']
    /** Where words of it may be each person's own. */
    readonly decorations: DesignDocument['decorations'] | null
    /** The team's. */
    readonly sport: string | null
    readonly recipes: Recipes | null
    /** In the last proof, and that holds. */
    readonly isApproved: boolean
  }
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
  readonly oneMoreOf: RequestRef | null
  readonly onesMore: readonly RequestRef[]
  /** The events that the request's customer is told of, oldest first. */
  readonly events: readonly EventRow[]
}

/** Another request, by both of its numbers. */
type RequestRef = {
  readonly preorderId: string
  readonly number: number
  readonly orderNumber: number | null
}

const requestRef = sql.raw(
  `jsonb_build_object('preorderId', other.id, 'number', other.number, 'orderNumber', its_order.number)`,
)

type EventRow = Pick<typeof preorderEvents.$inferSelect, 'name' | 'data' | 'createdAt'>
type ToldEvent = Pick<EventRow, 'name' | 'data'> & { readonly createdAt: string }

/** Requests with all that is told of each but its items. */
const selectRequests = (tx: Reader, where: SQL) =>
  tx
    .select({
      preorder: preorders,
      user: users,
      order: orders,
      techpackId: techpacks.id,
      booked: bookedOfRequest,
      events: sql<readonly ToldEvent[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('name', event.name, 'data', event.data, 'createdAt', event.created_at)
          order by event.created_at, event.number), '[]')
        from ${preorderEvents} as event where event.preorder_id = ${preorders.id}
          and event.name in ('created', 'status_updated', 'shipment_added', 'proof_sent', 'proof_approved'))`,
      // The last one, where a design of it waits for an answer.
      proofToAnswer: sql<number | null>`(
        select case when last.waits then last.number end from (
          select proof.number, proof.waits from ${proofs} as proof
          where proof.preorder_id = ${preorders.id} and ${preorders.status} = 'inreviewbycustomer'
          order by proof.number desc limit 1) as last)`,
      oneMoreOf: sql<RequestRef | null>`(
        select ${requestRef} from ${preorders} as other left join ${orders} as its_order on its_order.preorder_id = other.id
        where other.id = ${preorders.oneMoreOfId})`,
      onesMore: sql<readonly RequestRef[]>`(
        select coalesce(jsonb_agg(${requestRef} order by other.number), '[]')
        from ${preorders} as other left join ${orders} as its_order on its_order.preorder_id = other.id
        where other.one_more_of_id = ${preorders.id})`,
      approvedDesigns: sql<readonly string[]>`(
        select coalesce(jsonb_agg(answer.design_id), '[]') from ${proofAnswers} as answer
        where answer.approved and answer.voided_at is null and answer.proof_id = (
          select proof.id from ${proofs} as proof
          where proof.preorder_id = ${preorders.id} order by proof.number desc limit 1))`,
    })
    .from(preorders)
    .innerJoin(users, eq(users.id, preorders.userId))
    .leftJoin(orders, eq(orders.preorderId, preorders.id))
    .leftJoin(techpacks, eq(techpacks.preorderId, preorders.id))
    .where(where)

const idsOf = prepared('request_ids_of', tx =>
  tx
    .select({ id: preorders.id })
    .from(preorders)
    .where(eq(preorders.userId, sql.placeholder('userId'))),
)

const requestsByIds = prepared('requests_by_ids', tx =>
  selectRequests(tx, sql`${preorders.id} = any(${sql.placeholder('ids')}::uuid[])`),
)

const requestById = prepared('request_by_id', tx =>
  selectRequests(tx, eq(preorders.id, sql.placeholder('id'))),
)

const lockedRequest = prepared('locked_request', (tx: Tx) =>
  tx
    .select({ id: preorders.id })
    .from(preorders)
    .where(eq(preorders.id, sql.placeholder('id')))
    .for('update'),
)

const itemsOfRequests = prepared('items_of_requests', tx =>
  tx
    .select({
      ...itemColumns,
      family: designs.family,
      product: designs.product,
      lookKey: designs.lookKey,
      designRevision: designs.revision,
      parts: sql<DesignDocument['parts']>`${designs.document} -> 'parts'`,
      decorations: sql<DesignDocument['decorations'] | null>`case when jsonb_path_exists(${designs.document},
        '$.decorations[*].personal') then ${designs.document} -> 'decorations' end`,
      sport: teams.sport,
      recipes: recipesOfDesign,
    })
    .from(preorderItems)
    .innerJoin(designs, eq(designs.id, preorderItems.designId))
    .leftJoin(teams, eq(teams.id, preorderItems.teamId))
    .where(sql`${preorderItems.preorderId} = any(${sql.placeholder('ids')}::uuid[])`)
    .orderBy(asc(preorderItems.position)),
)

type RequestRow = Awaited<ReturnType<typeof selectRequests>>[number]

/** Requests are long rows. */
const requestsInPage = 25

/** Requests with their items, in no order. */
export async function loadRequests(tx: Reader, where: SQL): Promise<LoadedRequest[]> {
  return withItems(tx, await selectRequests(tx, where))
}

/** The requests of a person. */
export async function loadRequestsOf(tx: Reader, userId: string): Promise<LoadedRequest[]> {
  return loadRequestsById(tx, await loadIdsOf(tx, userId))
}

/** A customer's requests, page by page, for whoever may have seen enough before the last page. */
export async function* pagesOfRequests(tx: Reader, userId: string): AsyncGenerator<readonly LoadedRequest[]> {
  yield* pagesOf(await loadIdsOf(tx, userId), ids => loadPage(tx, ids), requestsInPage)
}

async function loadIdsOf(tx: Reader, userId: string): Promise<string[]> {
  return (await idsOf(tx).execute({ userId })).map(({ id }) => id)
}

async function withItems(tx: Reader, rows: readonly RequestRow[]): Promise<LoadedRequest[]> {
  if (rows.length === 0) return []
  const items = await itemsOfRequests(tx).execute({ ids: rows.map(row => row.preorder.id) })
  // Measured here, in turns with others, they are known where the request is told.
  if (givesTurns()) for (const item of items) await inTurns(longNamesOfItem(item))
  const itemsOf = Map.groupBy(items, item => item.preorderId)
  return rows.map(({ booked, events, approvedDesigns, ...row }) => ({
    ...row,
    items: (itemsOf.get(row.preorder.id) ?? []).map(item => ({
      ...item,
      isApproved: approvedDesigns.includes(item.designId),
    })),
    payments: paymentsOf(booked),
    events: events.map(event => ({ ...event, createdAt: new Date(event.createdAt) })),
  }))
}

export async function loadRequestsById(tx: Reader, ids: readonly string[]): Promise<LoadedRequest[]> {
  return inPages(ids, page => loadPage(tx, page), requestsInPage)
}

async function loadPage(tx: Reader, ids: readonly string[]): Promise<LoadedRequest[]> {
  return withItems(tx, await requestsByIds(tx).execute({ ids: [...ids] }))
}

/** A request by its id, which nobody else changes until the transaction ends. */
export async function lockRequest(tx: Tx, preorderId: string): Promise<LoadedRequest | undefined> {
  await lockedRequest(tx).execute({ id: preorderId })
  return findRequest(tx, preorderId)
}

export async function findRequest(tx: Reader, preorderId: string): Promise<LoadedRequest | undefined> {
  const [loaded] = await withItems(tx, await requestById(tx).execute({ id: preorderId }))
  return loaded
}

export function pricingsOf({ preorder, items }: Pick<LoadedRequest, 'preorder' | 'items'>) {
  return items.map(item => priceOrdered(item, preorder.currency as Currency))
}

/** PR21: what a request comes to; before taxes, but for those at `rates`. */
export function totalsOfRequest(
  loaded: Pick<LoadedRequest, 'preorder' | 'items'>,
  rates: readonly TaxRate[] = [],
): OrderTotals {
  const { discounts, charges } = loaded.preorder
  return totalOrder(pricingsOf(loaded), discounts, rates, charges)
}
