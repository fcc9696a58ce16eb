import { deskCalls } from '@teamloom/contract/desk.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import { proofCalls } from '@teamloom/contract/proofs.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDesign, paint, red, update } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let sam: Person
let elise: Person
let preorderId: string
let designs: string[]

beforeAll(async () => {
  app = await startTestApp()
  sam = await signUpStaff(app, 'admin', { firstName: 'Sam', lastName: 'Keller' })
  elise = await signUpStaff(app, 'designer', { firstName: 'Élise', lastName: 'Lavoie' })
  maya = await signUp(app)
  await placeOrder(maya, [await makeDesign(maya)])
  preorderId = (await placeOrder(maya, [await makeDesign(maya), await makeDesign(maya)])).id
  const { purchasedItems } = await sam.call(deskCalls.read, { body: { preorderId } })
  designs = purchasedItems.map(item => item.design_id)
})
afterAll(() => app.close())

async function facts() {
  const { items } = await sam.call(deskCalls.list, { body: { search: preorderId } })
  return must(items[0], 'request').desk
}
const answer = (at: number, approved: boolean) =>
  maya.call(proofCalls.answer, {
    body: {
      preorderId,
      proofNumber: 1,
      designId: must(designs[at], 'design'),
      approved,
      note: 'Navy, not black',
    },
  })

describe('of a request in the list (OR41)', () => {
  test('staff are told who of them is in charge, when it changed, its project and its proof', async () => {
    expect(await facts()).toMatchObject({ inCharge: null, proof: null, projectNumber: null })
    const saved = await sam.call(deskCalls.setProjectNumber, {
      body: { preorderId, projectNumber: '27-0418' },
    })
    const before = await facts()
    expect(before).toEqual({
      inCharge: { id: sam.id, first_name: 'Sam', last_name: 'Keller' },
      changedAt: saved.preorder.updated_at,
      projectNumber: '27-0418',
      proof: null,
      eventDate: null,
      wantedShipDate: null,
      paid: 0,
      due: 0,
      dueOn: null,
      isOverdue: false,
      atWorkshop: null,
    })
    await update(elise, must(designs[0], 'design'), paint(red))
    // Whoever touches it later is not in charge for that.
    expect((await facts()).inCharge).toMatchObject({ first_name: 'Sam' })
    const sent = await elise.call(deskCalls.setStatus, {
      body: { preorderId, status: 'inreviewbycustomer', tellCustomer: false },
    })
    const proof = { proofNumber: 1, sentAt: sent.proof?.sentAt, designs: 2 }
    expect((await facts()).proof).toEqual({ ...proof, answered: 0, approved: 0 })
    await answer(0, true)
    await answer(1, false)
    // A customer's answer is nothing that staff have done.
    expect(await facts()).toMatchObject({
      inCharge: { first_name: 'Sam' },
      proof: { ...proof, answered: 2, approved: 1 },
    })
    await sam.call(deskCalls.setSizes, {
      body: { preorderId, designId: must(designs[0], 'design'), sizes: [{ name: 'M', qty: 50 }] },
    })
    expect((await facts()).proof).toEqual({ ...proof, answered: 1, approved: 0 })
  })

  test('and the same of its order; and how many there are, whatever is asked for', async () => {
    const counts = async (body: object) => {
      const { total, inAll } = await sam.call(deskCalls.list, { body })
      return [total, inAll]
    }
    expect(await counts({})).toEqual([2, 2])
    expect(await counts({ statuses: ['shipped'] })).toEqual([0, 2])
    expect(await counts({ search: 'nobody' })).toEqual([0, 2])
    await sam.call(deskCalls.setStatus, { body: { preorderId, status: 'purchased', tellCustomer: false } })
    const orders = await sam.call(orderCalls.listAll, { body: { search: preorderId } })
    expect(orders).toMatchObject({
      inAll: 1,
      items: [{ desk: { inCharge: { first_name: 'Sam' }, projectNumber: '27-0418' } }],
    })
  })
})

describe('who is in charge (OR50)', () => {
  test('is chosen, told, mailed by a colleague, and what the list is narrowed to', async () => {
    const { id } = await placeOrder(maya, [await makeDesign(maya)])
    const put = (by: Person, userId: string) =>
      by.call(deskCalls.setInCharge, { body: { preorderId: id, userId } })
    const found = async (staffId: string) =>
      (await sam.call(deskCalls.list, { body: { staffId } })).items.map(({ preorder }) => preorder.id)
    expect((await sam.call(deskCalls.read, { body: { preorderId: id } })).inCharge).toBeNull()
    const {
      inCharge,
      history,
      staff,
      preorder: { number },
    } = await put(sam, elise.id)
    expect(inCharge).toMatchObject({ id: elise.id })
    expect(staff.map(person => person.id)).toEqual(expect.arrayContaining([sam.id, elise.id]))
    expect(history[0]?.event).toEqual({
      name: 'in_charge_updated',
      data: { old: null, new: { userId: elise.id, name: 'Élise Lavoie' } },
    })
    await mailsTo(app, elise.email, `in charge of pre-order ${number}`)
    expect(await found(elise.id)).toContain(id)
    expect(await found(sam.id)).not.toContain(id)
    // Oneself is not written to, and the same again is nothing.
    await put(elise, elise.id)
    await put(sam, sam.id)
    await put(elise, elise.id)
    const { preorder } = await put(sam, elise.id)
    expect((await put(sam, elise.id)).preorder.revision).toBe(preorder.revision)
    await mailsTo(app, elise.email, `in charge of pre-order ${number}`)
    expect(await sam.refused(deskCalls.setInCharge, { body: { preorderId: id, userId: maya.id } })).toBe(
      '404 not_found',
    )
  })
})

test('mails to staff tell when the event of a request is (OR51, DE3)', async () => {
  const noah = await signUp(app, { eventDate: '2099-05-03' })
  const { id } = await placeOrder(noah, [await makeDesign(noah)])
  await sam.call(deskCalls.setInCharge, { body: { preorderId: id, userId: elise.id } })
  const [toSales] = await mailsTo(app, app.dependencies.config.provider.salesEmail, noah.email)
  expect(toSales?.text).toContain('Event: May 3, 2099')
  const [toElise] = await mailsTo(app, elise.email, id)
  expect(toElise?.text).toContain('Event: May 3, 2099')
})

test('a note names the colleague whom it is for, who is mailed (OR55)', async () => {
  const { id } = await placeOrder(maya, [await makeDesign(maya)])
  const note = (userId?: string) => ({
    body: { preorderId: id, text: 'Call back', ...(userId && { userId }) },
  })
  const { history, preorder } = await sam.call(deskCalls.addNote, note(elise.id))
  expect(history[0]?.event).toEqual({
    name: 'note_added',
    data: { text: 'Call back', named: { userId: elise.id, name: 'Élise Lavoie' } },
  })
  await mailsTo(app, elise.email, `note for you in pre-order ${preorder.number}`)
  const plain = await sam.call(deskCalls.addNote, note())
  expect(plain.history[0]?.event.data).toEqual({ text: 'Call back' })
  expect(await sam.refused(deskCalls.addNote, note(maya.id))).toBe('404 not_found')
})
