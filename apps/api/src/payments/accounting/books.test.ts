import { deskCalls } from '@teamloom/contract/desk.ts'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import { staffCalls } from '@teamloom/contract/staff.ts'
import { must } from '@teamloom/kit/assert.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { readCsv } from '#api/testing/read-csv.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let staff: Person
let designId: string
const begun = Date.now()
const dayMs = 86_400_000
/** Sessions hold for a week. */
const lastDay = 5
const inToronto = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' })
const dayAt = (days: number) => inToronto.format(new Date(begun + days * dayMs))
const goTo = (days: number) => app.setNow(new Date(begun + days * dayMs))

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  staff = await signUpStaff(app)
  designId = await makeDesign(maya)
})
afterAll(() => app.close())

type Asked = { readonly from: string; readonly to: string; readonly format?: string; readonly by?: Person }

async function ask({ from, to, format = 'csv', by = staff }: Asked) {
  return app.app.inject({
    url: `/api/v1/accounting/export?from=${from}&to=${to}&format=${format}`,
    headers: { 'access-token': by.token },
  })
}
async function books(asked: Asked) {
  const answer = await ask(asked)
  expect(answer.statusCode).toBe(200)
  return readCsv(answer.rawPayload)
}
const cents = (cell: string | undefined) => Math.round(Number(cell || 0) * 100)
const sum = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((all, row) => all + cents(row[column]), 0)

const setStatus = (preorderId: string, status: 'purchased' | 'cancelled' | 'delivered' | 'intent') =>
  staff.call(deskCalls.setStatus, { body: { preorderId, status, tellCustomer: false } })

const step = fc.oneof(
  fc.record({ kind: fc.constant('place' as const) }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('status' as const),
      of: fc.nat(100),
      status: fc.constantFrom('purchased' as const, 'cancelled' as const, 'delivered' as const),
    }),
  },
  fc.record({ kind: fc.constant('sizes' as const), of: fc.nat(100), qty: fc.integer({ min: 10, max: 60 }) }),
  fc.record({
    kind: fc.constant('pay' as const),
    of: fc.nat(100),
    amount: fc.integer({ min: -50_000, max: 90_000 }).filter(amount => amount !== 0),
    back: fc.nat(3),
  }),
  fc.record({ kind: fc.constant('mistake' as const), of: fc.nat(100) }),
  fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 2 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

/** What cannot be done is refused, and books nothing. */
async function take(
  each: Exclude<Step, { kind: 'days' | 'place' }>,
  requests: readonly string[],
  day: number,
) {
  const preorderId = requests[each.of % Math.max(1, requests.length)]
  if (!preorderId) return
  if (each.kind === 'status') {
    await setStatus(preorderId, each.status)
  } else if (each.kind === 'sizes') {
    const { purchasedItems } = await staff.call(deskCalls.read, { body: { preorderId } })
    const item = must(purchasedItems[0], 'item')
    await staff.refused(deskCalls.setSizes, {
      body: { preorderId, designId: item.design_id, sizes: [{ name: 'M', qty: each.qty }] },
    })
  } else if (each.kind === 'pay') {
    const receivedAt = new Date(begun + (day - each.back) * dayMs).toISOString()
    const body = { preorderId, method: 'interac' as const, amount: each.amount, receivedAt }
    await staff.refused(paymentCalls.record, { body })
  } else {
    const { entries } = await staff.call(paymentCalls.ledgerOfRequest, { params: { preorderId } })
    const reverses = entries[0]?.id
    if (reverses)
      await staff.refused(paymentCalls.record, { body: { preorderId, method: 'interac', reverses } })
  }
}

test('periods that follow each other have each entry once, and sum to the invoices in force and the ledger (BK1, BK2)', async () => {
  const all: string[] = []
  const sequence = fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 25 }), async steps => {
    const first = 1
    let day = first
    goTo(day)
    const requests = [(await placeOrder(maya, [designId])).id]
    await setStatus(requests[0]!, 'purchased')
    for (const each of steps) {
      if (each.kind === 'days') day = Math.min(day + each.days, lastDay)
      goTo(day)
      if (each.kind === 'place') requests.push((await placeOrder(maya, [designId])).id)
      else if (each.kind !== 'days') await take(each, requests, day)
    }
    all.push(...requests)
    goTo(lastDay + 1)
    const [from, until, after, to] = [dayAt(first), dayAt(2), dayAt(3), dayAt(lastDay)]
    const whole = await books({ from, to })
    const parts = [...(await books({ from, to: until })), ...(await books({ from: after, to }))]
    expect(parts).toEqual(whole)
    const { rows } = await app.pool.query<{ charged: string; paid: string; tax: string }>(
      `select
         (select coalesce(sum((content ->> 'total')::bigint), 0) from preorders p join orders o on o.preorder_id = p.id
            join lateral (select content from invoices where order_id = o.id order by revision desc limit 1) i on true
            where p.id = any($1) and p.status = any($2)) as charged,
         (select coalesce(sum(amount), 0) from ledger_entries where preorder_id = any($1) and state = 'booked') as paid,
         (select coalesce(sum((content ->> 'tax')::bigint), 0) from preorders p join orders o on o.preorder_id = p.id
            join lateral (select content from invoices where order_id = o.id order by revision desc limit 1) i on true
            where p.id = any($1) and p.status = any($2)) as tax`,
      [all, ['purchased', 'inproduction', 'shipped', 'delivered']],
    )
    expect([sum(whole, 'Total'), sum(whole, 'Taxes'), sum(whole, 'Received')]).toEqual([
      Number(rows[0]?.charged),
      Number(rows[0]?.tax),
      Number(rows[0]?.paid),
    ])
    const journal = await books({ from, to, format: 'quickbooks' })
    expect(sum(journal, 'Debits')).toBe(sum(journal, 'Credits'))
    const owed = journal.filter(row => row['*AccountName'] === 'Accounts Receivable (A/R)')
    expect(sum(owed, 'Debits') - sum(owed, 'Credits')).toBe(sum(whole, 'Total') - sum(whole, 'Received'))
    const manual = await books({ from, to, format: 'xero' })
    expect(sum(manual, '*Amount')).toBe(0)
  })
  await fc.assert(sequence, { numRuns: 6, endOnFailure: true })
})

test('who may book payments has the books of days that are over, and that is kept in the audit (BK1)', async () => {
  app.setNow(new Date())
  const [today, before] = [inToronto.format(new Date()), inToronto.format(new Date(Date.now() - 2 * dayMs))]
  const bookkeeper = await signUpStaff(app, 'bookkeeper')
  const designer = await signUpStaff(app, 'designer')
  const outcomes = []
  for (const asked of [
    { from: before, to: before, by: bookkeeper },
    { from: before, to: before, by: designer },
    { from: before, to: before, by: maya },
    { from: before, to: today },
    { from: today, to: before },
    { from: '2020-01-01', to: before },
    { from: '2026-02-30', to: before },
    { from: before, to: before, format: 'sage' },
  ])
    outcomes.push((await ask(asked)).statusCode)
  expect(outcomes).toEqual([200, 403, 403, 400, 400, 400, 400, 400])
  const { items } = await staff.call(staffCalls.audit, { query: { family: 'data' } })
  expect(items[0]).toMatchObject({
    kind: 'exported',
    actor: { id: bookkeeper.id },
    facts: { what: `books ${before} ${before} csv` },
  })
})

test('a file for QuickBooks or Xero has the columns that they import (BK3, BK4)', async () => {
  app.setNow(new Date(Date.now() - 3 * dayMs))
  const { id } = await placeOrder(maya, [designId])
  await setStatus(id, 'purchased')
  await staff.call(paymentCalls.record, { body: { preorderId: id, method: 'cheque', amount: 10_000 } })
  app.setNow(new Date())
  const day = inToronto.format(new Date(Date.now() - 3 * dayMs))
  const quickbooks = await books({ from: day, to: day, format: 'quickbooks' })
  expect(Object.keys(must(quickbooks[0], 'line'))).toEqual([
    '*JournalNo',
    '*JournalDate',
    '*Currency',
    'Memo',
    '*AccountName',
    'Debits',
    'Credits',
    'Description',
    'Name',
  ])
  expect(quickbooks.map(row => row['*AccountName'])).toEqual([
    'Accounts Receivable (A/R)',
    'Sales',
    'GST Payable',
    'QST Payable',
    'Accounts Receivable (A/R)',
    'Undeposited Funds',
  ])
  expect(quickbooks[4]).toMatchObject({ Credits: '100', Name: 'Wolves Rowing', '*Currency': 'CAD' })
  const xero = await books({ from: day, to: day, format: 'xero' })
  expect(Object.keys(must(xero[0], 'line'))).toEqual([
    '*Narration',
    '*Date',
    'Description',
    '*AccountCode',
    '*TaxRate',
    '*Amount',
  ])
  expect(xero.map(row => row['*AccountCode'])).toEqual(['1195', '200', '821', '823', '1195', '1190'])
})

test('an order that is cancelled is void in the books, and charged anew once it is ordered again (BK2)', async () => {
  app.setNow(new Date(Date.now() - 4 * dayMs))
  const { id } = await placeOrder(maya, [designId])
  const { order } = await setStatus(id, 'purchased')
  await setStatus(id, 'cancelled')
  const { invoice } = await setStatus(id, 'delivered')
  app.setNow(new Date())
  const day = inToronto.format(new Date(Date.now() - 4 * dayMs))
  const own = (await books({ from: day, to: day })).filter(row => row['Order'] === String(order?.number))
  expect(own.map(row => row['Kind'])).toEqual(['Invoice', 'Void', 'Invoice'])
  expect(sum(own.slice(0, 2), 'Total')).toBe(0)
  expect(cents(own[2]?.['Before taxes'])).toBe(must(invoice.total, 'total'))
})
