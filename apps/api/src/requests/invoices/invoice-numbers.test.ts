import type { CallError } from '@teamloom/contract/client.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let staff: Person
let designId: string
beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  staff = await signUpStaff(app)
  designId = await makeDesign(maya)
})
afterAll(() => app.close())

const request = async () => (await placeOrder(maya, [designId])).id
const give = (preorderId: string, externalInvoice: string | null, more: object = {}) =>
  staff.call(deskCalls.setInvoiceNumber, { body: { preorderId, externalInvoice, ...more } })
const refusalOf = async (work: Promise<unknown>) => {
  const { errorKey, facts } = (await work.catch((error: unknown) => error)) as CallError
  return { errorKey, facts }
}
const order = async (preorderId: string) =>
  must((await staff.call(deskCalls.setStatus, { body: { preorderId, status: 'purchased' } })).order, 'order')

test('a number that another invoice has is refused with the request that has it, whatever its capitals (OR48)', async () => {
  const [first, second] = [await request(), await request()]
  const { preorder } = await give(first, 'A-77')
  const taken = {
    errorKey: 'invoice_number_taken',
    facts: { invoiceNumber: 'a-77', request: preorder.number },
  }
  expect(await refusalOf(give(second, 'a-77'))).toEqual(taken)
  expect(await refusalOf(give(second, 'a-77', { dryRun: true }))).toEqual(taken)
  // Its own may be written again, and what was given up is free.
  await give(first, 'a-77')
  await give(first, null)
  expect((await give(second, 'A-77')).invoice.invoice_number).toBe('A-77')
})

test('an order’s number is its invoice’s, and none that staff have given becomes an order’s (OR32, OR48)', async () => {
  const [first, second, third] = [await request(), await request(), await request()]
  const { number } = await order(first)
  expect((await refusalOf(give(second, String(number)))).errorKey).toBe('invoice_number_taken')
  expect((await give(first, String(number))).invoice.invoice_number).toBe(String(number))
  await give(second, String(number + 1))
  expect((await order(third)).number).toBe(number + 2)
})

test('of two who give the same number at once, one has it (OR48)', async () => {
  const ids = [await request(), await request(), await request(), await request()]
  const outcomes = await Promise.all(
    ids.map(preorderId =>
      staff.refused(deskCalls.setInvoiceNumber, { body: { preorderId, externalInvoice: 'B-1' } }),
    ),
  )
  expect(outcomes.toSorted()).toEqual([
    '409 invoice_number_taken',
    '409 invoice_number_taken',
    '409 invoice_number_taken',
    'answered',
  ])
})

test('those that shared a number before keep it, and nobody joins them (OR48)', async () => {
  const [first, second, third] = [await request(), await request(), await request()]
  await app.pool.query(
    `update preorders set invoice_number = 'OLD-1', invoice_number_shared = true where id = any($1)`,
    [[first, second]],
  )
  const { preorder, invoice } = await staff.call(deskCalls.addNote, {
    body: { preorderId: first, text: 'Old' },
  })
  expect(invoice.invoice_number).toBe('OLD-1')
  expect((await refusalOf(give(third, 'old-1'))).errorKey).toBe('invoice_number_taken')
  await give(second, 'NEW-1')
  expect(preorder.number).toBeGreaterThan(0)
  await expect(
    app.pool.query(`update preorders set invoice_number = 'new-1' where id = $1`, [third]),
  ).rejects.toThrow('preorders_invoice_number')
})
