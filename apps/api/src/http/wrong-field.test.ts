import { randomUUID } from 'node:crypto'
import type { Call } from '@teamloom/contract/call.ts'
import type { CallError } from '@teamloom/contract/client.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { montreal } from '#api/testing/orders.ts'
import { type Person, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let staff: Person
beforeAll(async () => {
  app = await startTestApp()
  staff = await signUpStaff(app, 'admin')
})
afterAll(() => app.close())

const preorderId = randomUUID()
const sizes = [{ name: 'M', qty: 10_000_000 }]
const items = Array.from({ length: 101 }, () => ({ design_id: randomUUID(), sizes: [] }))
const addresses = { shippingAddress: montreal, billingAddress: montreal }

test.each([
  [deskCalls.setSizes, { preorderId, designId: preorderId, sizes }, 'qty', 'atMost', 1_000_000],
  [
    paymentCalls.record,
    { preorderId, method: 'interac', amount: 1_000_000_001 },
    'amount',
    'atMost',
    1_000_000_000,
  ],
  [preorderCalls.create, { ...addresses, items, locale: 'en', currency: 'cad' }, 'items', 'itemsAtMost', 100],
  [techpackCalls.make, { preorderId: 'unknown' }, 'preorderId', 'id', undefined],
  [deskCalls.addNote, { preorderId, text: '' }, 'text', 'missing', undefined],
  [deskCalls.addNote, { preorderId, text: 'a'.repeat(5001) }, 'text', 'longest', 5000],
  [deskCalls.addNote, { preorderId }, 'text', 'missing', undefined],
  [
    deskCalls.setSizes,
    { preorderId, designId: preorderId, sizes: [{ name: 'M', qty: 1.5 }] },
    'qty',
    'whole',
    undefined,
  ],
])('which field is wrong, and what it breaks, is told: %#', async (call, body, field, rule, limit) => {
  const refused = await staff.call<Call>(call, { body } as never).catch((error: unknown) => error)
  expect(refused).toMatchObject({ errorKey: 'validation_failed' })
  expect((refused as CallError).facts).toEqual({ field, rule, ...(limit ? { limit } : {}) })
})
