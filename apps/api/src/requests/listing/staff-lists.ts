import { taxDayOf } from '@teamloom/commerce/taxes/canadian-taxes.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { type Order, orderCalls } from '@teamloom/contract/orders.ts'
import type { DeskFacts } from '@teamloom/contract/staff-list.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import type { Config } from '#api/config.ts'
import { orders, preorders } from '#api/db/tables.ts'
import { reads } from '#api/http/handler.ts'
import { loadDeskFacts } from '#api/requests/desk-facts.ts'
import { findListed } from '#api/requests/listing/find-listed.ts'
import { ledgerCsv } from '#api/requests/listing/ledger-csv.ts'
import { linesCsv } from '#api/requests/listing/lines-csv.ts'
import { csvOf } from '#api/requests/listing/list-csv.ts'
import type { LateOn } from '#api/requests/listing/narrow-listed.ts'
import { loadHistory } from '#api/requests/load-history.ts'
import { loadOrders, loadOrdersOfRequests } from '#api/requests/load-orders.ts'
import { loadPreorders } from '#api/requests/load-preorders.ts'
import { loadStaff } from '#api/requests/load-staff.ts'
import { findDetail } from '#api/requests/present-detail.ts'

export const listAllPreorders = reads(deskCalls.list, async ({ body, origin, now }, tx, { config }) => {
  const { ids, ...listed } = await findListed(tx, {
    ...body,
    ordersOnly: false,
    lateOn: lateOn(now, config),
  })
  const found = ids.length > 0 ? await loadPreorders(tx, ids, origin) : []
  const factsOf = await loadDeskFacts(tx, ids, { now, paymentDays: config.transfers.days })
  return ok({
    items: inOrder(ids, found, each => each.preorder.id).map(each => ({
      ...each,
      desk: factsOf(each.preorder.id),
    })),
    ...listed,
    pageNumber: body.pageNumber,
    itemsPerPage: body.itemsPerPage,
    staff: await loadStaff(tx),
  })
})

function lateOn(now: Date, { transfers }: Pick<Config, 'transfers'>): LateOn {
  return { today: taxDayOf(now), paymentDays: transfers.days }
}

/** Unless a page is asked for. */
const mostAtOnce = 10_000

/** So many are read at a time: what they are priced by is large. */
const perStep = 500

export const listAllOrders = reads(orderCalls.listAll, async ({ body, origin, now }, tx, { config }) => {
  const { itemsPerPage = null, pageNumber = 1 } = body
  const { ids, ...listed } = await findListed(tx, {
    ...body,
    ordersOnly: true,
    itemsPerPage,
    pageNumber,
    lateOn: lateOn(now, config),
  })
  const answered = ids.slice(0, mostAtOnce)
  const items: (Order & { readonly desk: DeskFacts })[] = []
  for (let at = 0; at < answered.length; at += perStep) {
    const some = answered.slice(at, at + perStep)
    const found = await loadOrdersOfRequests(tx, some, origin, config)
    const factsOf = await loadDeskFacts(tx, some, { now, paymentDays: config.transfers.days })
    for (const order of inOrder(some, found, each => each.order.preorder_id))
      items.push({ ...order, desk: factsOf(order.order.preorder_id) })
  }
  return ok({
    items,
    ...listed,
    hasMore: listed.hasMore || answered.length < ids.length,
    pageNumber,
    itemsPerPage: itemsPerPage ?? listed.total,
    staff: await loadStaff(tx),
  })
})

export const readDetail = reads(deskCalls.read, async ({ body, origin }, tx, { config }) => {
  const detail = await findDetail(tx, body.preorderId, origin, config)
  return detail ? ok(detail) : refuse('preorder_not_found')
})

export const readOrder = reads(orderCalls.read, async ({ body, origin }, tx, { config }) => {
  const [order] = await loadOrders(tx, eq(orders.id, body.orderId), origin, config)
  if (!order) return refuse('order_not_found')
  return ok({ ...order, history: await loadHistory(tx, order.order.preorder_id, origin) })
})

export const listMyOrders = reads(orderCalls.list, async ({ actor, origin }, tx, { config }) =>
  ok(await loadOrders(tx, eq(preorders.userId, actor.id), origin, config)),
)

function inOrder<Each>(ids: readonly string[], found: readonly Each[], idOf: (each: Each) => string): Each[] {
  const byId = new Map(found.map(each => [idOf(each), each]))
  return ids.flatMap(id => byId.get(id) ?? [])
}

const files = { requests: csvOf, lines: linesCsv, ledger: ledgerCsv } as const

export const listAsCsv = reads(
  deskCalls.csv,
  async ({ actor, body, now }, tx, { config }) => {
    const { of, ...filter } = body
    const csv = await files[of](tx, { ...filter, lateOn: lateOn(now, config) }, actor.language)
    return ok({ filename: `teamloom-${of === 'requests' ? '' : `${of}-`}${taxDayOf(now)}.csv`, csv })
  },
  ({ actor, body, address }) => ({
    kind: 'exported',
    actorId: actor.id,
    facts: { what: body.of },
    address,
  }),
)
