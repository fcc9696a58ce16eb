import type { DataOf } from '@teamloom/contract/call.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { proofCalls } from '@teamloom/contract/proofs.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesign, paint, red, update } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

type Detail = DataOf<typeof deskCalls.read>

let app: TestApp
let maya: Person
let staff: Person
let sam: Person
let preorderId: string
let designId: string

beforeAll(async () => {
  app = await startTestApp()
  staff = await signUpStaff(app, 'designer')
  sam = await signUpStaff(app, 'admin', { firstName: 'Sam', lastName: 'Keller' })
  maya = await signUp(app)
})
beforeEach(async () => {
  const designs = [await makeDesign(maya, { name: 'Crew' }), await makeDesign(maya, { name: 'Tee' })]
  preorderId = (await placeOrder(maya, designs)).id
  designId = must((await read()).purchasedItems[0], 'item').design_id
})
afterAll(() => app.close())

const read = () => staff.call(deskCalls.read, { body: { preorderId } })
const setStatus = (status: Detail['preorder']['status'], more: object = {}) =>
  staff.call(deskCalls.setStatus, { body: { preorderId, status, tellCustomer: false, ...more } })
const setSizes = (person: Person, qty: number, more: object = {}) =>
  person.call(deskCalls.setSizes, { body: { preorderId, designId, sizes: [{ name: 'M', qty }], ...more } })
const conflict = (saving: Promise<unknown>) =>
  saving.then(
    () => 'saved',
    (error: { errorKey: string; facts: unknown }) => [error.errorKey, error.facts],
  )

describe('two members of staff (OR30)', () => {
  test('do not overwrite each other: who comes second is told who saved what', async () => {
    await setSizes(sam, 30, { revision: 1 })
    expect(await conflict(setSizes(staff, 40, { revision: 1 }))).toEqual([
      'conflict',
      { target: 'size_updated', by: 'Sam Keller' },
    ])
    expect((await setSizes(staff, 40, { revision: 2 })).preorder.revision).toBe(3)
  })

  test('are told of all that was saved since, and of nothing that followed of itself', async () => {
    await setStatus('inreviewbycustomer')
    const { proofNumber } = await maya.call(proofCalls.read, { params: { preorderId } })
    await maya.call(proofCalls.answer, { body: { preorderId, proofNumber, designId, approved: true } })
    const { revision } = (await setStatus('purchased')).preorder
    await sam.call(deskCalls.setProjectNumber, { body: { preorderId, projectNumber: 'P-1' } })
    await setSizes(sam, 30)
    const { history, preorder } = await read()
    expect(history.slice(0, 4).map(entry => [entry.event.name, entry.revision])).toEqual([
      ['approval_voided', preorder.revision],
      ['invoice_issued', preorder.revision],
      ['size_updated', preorder.revision],
      ['project_number_updated', preorder.revision - 1],
    ])
    expect(await conflict(setSizes(staff, 40, { revision }))).toEqual([
      'conflict',
      { target: 'project_number_updated, size_updated', by: 'Sam Keller' },
    ])
    await update(staff, designId, paint(red))
    expect(await conflict(setSizes(staff, 40, { revision: revision + 1 }))).toEqual([
      'conflict',
      { target: 'size_updated, purchased_design_updated', by: 'Sam Keller, Maya Tremblay' },
    ])
  })

  test('and their customer’s answer is told as a save of theirs', async () => {
    await setStatus('inreviewbycustomer')
    const { revision } = (await read()).preorder
    const { proofNumber } = await maya.call(proofCalls.read, { params: { preorderId } })
    await maya.call(proofCalls.answer, { body: { preorderId, proofNumber, designId, approved: true } })
    expect(await conflict(setSizes(staff, 40, { revision }))).toEqual([
      'conflict',
      { target: 'proof_approved', by: 'Maya Tremblay' },
    ])
  })

  test('at once, with the same revision: one is saved', async () => {
    const outcomes = await Promise.allSettled(
      [30, 31, 32, 33].map(qty => setSizes(staff, qty, { revision: 1 })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await read()).preorder.revision).toBe(2)
  })

  test('try what a save would bring, and nothing is kept', async () => {
    const before = await read()
    const tried = await setStatus('purchased', { dryRun: true })
    expect(tried).toMatchObject({ preorder: { status: 'purchased' }, order: { invoice: { revision: 1 } } })
    expect(tried.order?.invoice.taxes).toHaveLength(2)
    expect(await read()).toEqual(before)
    const params = { preorderId, designId }
    const without = await staff.call(deskCalls.removeItem, { params, query: { dryRun: 'true' } })
    expect(without.purchasedItems).toHaveLength(1)
    expect(await read()).toEqual(before)
    expect(
      await app.pool.query(
        'select 1 from invoices i join orders o on o.id = i.order_id where o.preorder_id = $1',
        [preorderId],
      ),
    ).toMatchObject({ rowCount: 0 })
  })
})

describe('one person’s changes of a design (OR21)', () => {
  const changes = async () =>
    (await read()).history
      .filter(({ event }) => event.name === 'purchased_design_updated')
      .map(({ user, event }) => [user?.id, (event.data.words as unknown[]).length])

  test('are one entry also in an order, whatever was told in between', async () => {
    await setStatus('purchased')
    await update(staff, designId, paint(red))
    await sam.call(deskCalls.addNote, { body: { preorderId, text: 'x' } })
    await update(staff, designId, paint('1010'))
    expect(await changes()).toEqual([[staff.id, 2]])
  })

  test('are told apart where another changed it, or a proof was sent, in between', async () => {
    await update(staff, designId, paint(red))
    await update(sam, designId, paint('1010'))
    await update(staff, designId, paint(red))
    await staff.call(deskCalls.sendProof, { body: { preorderId, tellCustomer: false } })
    await update(staff, designId, paint('1010'))
    expect(await changes()).toEqual([
      [staff.id, 1],
      [staff.id, 1],
      [sam.id, 1],
      [staff.id, 1],
    ])
  })
})
