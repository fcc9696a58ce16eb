import { deskCalls } from '@teamloom/contract/desk.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { makeDesign } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { openPayments, type PaymentWorld } from '#api/testing/payments.ts'
import { signUp } from '#api/testing/people.ts'

let world: PaymentWorld
const day = 86_400_000
const start = Date.now()
/** Requests of Maya's, by what has become of them. */
const ids: Record<string, string> = {}

type Asked = z.input<(typeof deskCalls.list)['body']>
const list = (body: Asked) => world.staff.call(deskCalls.list, { body })
const namesOf = async (body: Asked) => {
  const { items } = await list(body)
  return items.map(({ preorder }) => Object.keys(ids).find(name => ids[name] === preorder.id))
}
const deskOf = async (name: string) => must((await list({ search: ids[name] })).items[0], name).desk

async function place(name: string, isOrdered: boolean) {
  const { id } = await placeOrder(world.maya, [world.designId])
  ids[name] = id
  if (isOrdered) await setStatus(name, 'purchased')
}
const setStatus = (name: string, status: 'purchased' | 'cancelled') =>
  world.staff.call(deskCalls.setStatus, { body: { preorderId: ids[name]!, status, tellCustomer: false } })
const pay = (name: string, amount: number) => world.record({ preorderId: ids[name]!, amount })
const totalOf = async (name: string) => {
  const { order } = await world.staff.call(deskCalls.read, { body: { preorderId: ids[name]! } })
  return must(must(order, 'order').invoice.total, 'total')
}

beforeAll(async () => {
  world = await openPayments({ PAYMENT_DAYS: '10' })
  world.app.setNow(new Date(start - 20 * day))
  await place('late', true)
  world.app.setNow(new Date(start))
  await place('open', true)
  await place('paid', true)
  await place('back', true)
  await place('asked', false)
  await pay('open', 1000)
  await pay('paid', await totalOf('paid'))
  await pay('back', 5000)
  await setStatus('back', 'cancelled')
})
afterAll(() => world.close())

describe('the money of each request (OR51)', () => {
  test('is told in the list: paid, due, by when, and whether that is past', async () => {
    expect(await deskOf('late')).toMatchObject({ paid: 0, due: await totalOf('late'), isOverdue: true })
    const total = await totalOf('open')
    expect(await deskOf('open')).toMatchObject({ paid: 1000, due: total - 1000, isOverdue: false })
    expect(await deskOf('paid')).toMatchObject({ paid: total, due: 0, dueOn: null, isOverdue: false })
    expect(await deskOf('back')).toMatchObject({ paid: 5000, due: -5000, dueOn: null })
    expect(await deskOf('asked')).toMatchObject({ paid: 0, due: 0, dueOn: null })
    const { instructions } = await world.staff.call(paymentCalls.ledgerOfRequest, {
      params: { preorderId: ids.open! },
    })
    expect((await deskOf('open')).dueOn).toBe(must(instructions, 'instructions').until)
  })

  test('is what the list is narrowed by and sorted by', async () => {
    expect((await namesOf({ money: 'due' })).toSorted()).toEqual(['late', 'open'])
    expect(await namesOf({ money: 'overdue' })).toEqual(['late'])
    expect(await namesOf({ money: 'paid' })).toEqual(['paid'])
    expect(await namesOf({ money: 'owed' })).toEqual(['back'])
    expect(await namesOf({ money: 'due', statuses: ['shipped'] })).toEqual([])
    expect((await list({ money: 'overdue' })).counts.purchased).toBe(1)
    expect((await namesOf({ sort: 'due' })).slice(0, 2)).toEqual(['open', 'late'])
    expect((await namesOf({ sort: 'due' })).at(-1)).toBe('back')
    expect((await namesOf({ sort: 'dueOn' })).slice(0, 2)).toEqual(['late', 'open'])
    expect((await namesOf({ sort: 'paid' })).slice(0, 2)).toEqual(['paid', 'back'])
    expect(await namesOf({ sort: 'due', itemsPerPage: 2, pageNumber: 3 })).toEqual(['back'])
    const orders = await world.staff.call(orderCalls.listAll, { body: { money: 'overdue' } })
    expect(orders.items.map(each => each.order.preorder_id)).toEqual([ids.late])
  })

  test('follows a payment, an edit, a deposit and what comes by card', async () => {
    await place('edited', true)
    const before = (await deskOf('edited')).due
    const { purchasedItems, order } = await world.staff.call(deskCalls.setDiscount, {
      body: { preorderId: ids.edited!, discount: { id: 'a', name: 'Thanks', amount: 1000 } },
    })
    expect(purchasedItems).toHaveLength(1)
    expect((await deskOf('edited')).due).toBe(order?.invoice.total)
    expect((await deskOf('edited')).due).toBeLessThan(before)
    const { paid } = await world.begin(must(order, 'order').id, 2000)
    await world.hear(paid(2000))
    expect(await deskOf('edited')).toMatchObject({
      paid: 2000,
      due: must(order?.invoice.total, 'total') - 2000,
    })
    await world.staff.call(paymentCalls.setDeposit, { body: { preorderId: ids.asked!, percent: 50 } })
    const { due } = await deskOf('asked')
    expect(due).toBeGreaterThan(0)
    await pay('asked', due)
    expect(await deskOf('asked')).toMatchObject({ paid: due, due: 0 })
  })

  test('stands beside the event of its team, which the list is sorted by (OR51, DE3)', async () => {
    const events = ['2027-03-01', '2026-12-24', undefined]
    for (const [at, eventDate] of events.entries()) {
      const person = await signUp(world.app, { lastName: `Event${at}`, ...(eventDate && { eventDate }) })

      const { id } = await placeOrder(person, [await makeDesign(person)])
      ids[`event${at}`] = id
    }
    expect((await deskOf('event0')).eventDate).toBe('2027-03-01')
    expect((await namesOf({ sort: 'event' })).slice(0, 2)).toEqual(['event1', 'event0'])
  })
})

const rowsOf = (csv: string) => {
  const [head = '', ...lines] = csv.slice(1).trimEnd().split('\r\n')
  const cells = (line: string) => line.slice(1, -1).split('","')
  return lines.map(line => Object.fromEntries(cells(head).map((name, at) => [name, cells(line)[at]])))
}
const fileOf = async (of: 'requests' | 'lines' | 'ledger', body: object = {}) => {
  const { csv } = await world.staff.call(deskCalls.csv, { body: { of, ...body } })
  return rowsOf(csv)
}
const centsIn = (rows: readonly Record<string, string | undefined>[], column: string) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column] ?? 0) * 100), 0)

describe('files for the books', () => {
  test('have a line of each invoice in force, with its part of each tax, that sum to it (OR52, TX7)', async () => {
    const { preorderId, invoice } = await (async () => {
      const more = await world.staff.call(deskCalls.read, { body: { preorderId: ids.open! } })
      return { preorderId: more.preorder.id, invoice: must(more.order, 'order').invoice }
    })()
    const rows = await fileOf('lines', { search: preorderId })
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ Kind: 'Garment', Pieces: '22', HST: '0.00', PST: '0.00' })
    expect(centsIn(rows, 'Total')).toBe(invoice.total)
    expect(centsIn(rows, 'GST')).toBe(invoice.taxes.find(({ name }) => name === 'GST')?.amount)
    expect(centsIn(rows, 'QST')).toBe(invoice.taxes.find(({ name }) => name === 'QST')?.amount)
    expect(centsIn(rows, 'Paid')).toBe(1000)
    expect(centsIn(rows, 'Due')).toBe(invoice.balance)
    // What is cancelled or not ordered has no invoice in force.
    expect(await fileOf('lines', { search: ids.back })).toEqual([])
    expect(await fileOf('lines', { search: ids.asked })).toEqual([])
  })

  test('have each request’s taxes apart, its days, what is paid and due (OR39, OR52)', async () => {
    const [row] = await fileOf('requests', { search: ids.open })
    const all = await world.staff.call(deskCalls.read, { body: { preorderId: ids.open! } })
    const { taxes, total, balance } = must(all.order, 'order').invoice
    const dollars = (cents: number | null | undefined) => ((cents ?? 0) / 100).toFixed(2)
    expect(row).toMatchObject({
      'Ordered on': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      'Invoiced on': expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      Total: dollars(total),
      GST: dollars(taxes[0]?.amount),
      QST: dollars(taxes[1]?.amount),
      HST: '0.00',
      Paid: '10.00',
      Due: dollars(balance),
    })
  })

  test('have each payment, refund and correction, in the order in which they came in (OR53)', async () => {
    await pay('back', -2000)
    const rows = await fileOf('ledger', { search: ids.back })
    expect(rows.map(row => [row.Kind, row.Method, row.Amount])).toEqual([
      ['Payment', 'Interac', '50.00'],
      ['Refund', 'Interac', '-20.00'],
    ])
    expect(await fileOf('ledger', { search: ids.back, to: new Date(start - day).toISOString() })).toEqual([])
    const every = await fileOf('ledger')
    expect(every.length).toBeGreaterThan(4)
    const [first] = every
    expect(first).toMatchObject({ Currency: 'CAD', State: 'Booked' })
  })
})

test('requests are found by the reference of a payment, and by their own after an R (OR23, PA10)', async () => {
  await world.record({ preorderId: ids.open!, amount: 100, reference: 'CAxY7788' })
  expect(await namesOf({ search: 'caxy7788' })).toEqual(['open'])
  const [first] = (await list({ search: ids.open })).items
  expect(await namesOf({ search: `R${must(first, 'request').preorder.number}` })).toEqual(['open'])
})

test('parcels are several, each with what is in it, told to the customer (OR54)', async () => {
  const ship = (body: object) =>
    world.staff.call(deskCalls.addShipment, { body: { preorderId: ids.open!, ...body } })
  await ship({ carrier: 'Canada Post', trackingNumber: 'CP1', contents: 'The hoodies' })
  const { milestones, history, preorder } = await ship({
    trackingUrl: 'https://example.com/2',
    tellCustomer: false,
  })
  expect(preorder.status).toBe('purchased')
  expect(milestones.filter(({ name }) => name === 'shipped')).toMatchObject([
    { carrier: 'Canada Post', trackingNumber: 'CP1', contents: 'The hoodies' },
    { trackingUrl: 'https://example.com/2' },
  ])
  expect(history[0]?.event).toMatchObject({ name: 'shipment_added' })
  const [mail] = await mailsTo(world.app, world.maya.email, 'on its way')
  expect(mail?.text).toContain('The hoodies')
})
