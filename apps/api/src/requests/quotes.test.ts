import { randomUUID } from 'node:crypto'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { proofCalls } from '@teamloom/contract/proofs.ts'
import { quoteCalls } from '@teamloom/contract/quotes.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { montreal, placeOrder, sizes } from '#api/testing/orders.ts'
import { goodPassword, type Person, signUp, signUpStaff, stranger } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let staff: Person

beforeAll(async () => {
  app = await startTestApp({ SALES_EMAIL: 'sales@atelier.example' })
  staff = await signUpStaff(app, 'designer')
  maya = await signUp(app, { firstName: 'Maëlle', lastName: 'Quesnel' })
})
afterAll(() => app.close())

const find = async (search: string) =>
  (await staff.call(quoteCalls.customers, { query: { search } })).map(({ id }) => id)
const about = {
  shippingAddress: montreal,
  billingAddress: montreal,
  locale: 'fr',
  currency: 'cad',
} as const
async function quoteFor(customer: Person) {
  const items = [{ design_id: await makeDesign(customer, { name: 'Crew' }), sizes }]
  const { id } = await staff.call(quoteCalls.make, { body: { ...about, userId: customer.id, items } })
  return id
}
const send = (preorderId: string, note?: string) =>
  staff.call(deskCalls.setStatus, { body: { preorderId, status: 'inreviewbycustomer', note } })

describe('a customer (OR56)', () => {
  test('is found by name, email, and by what their requests are found by', async () => {
    expect(await find('maelle ques')).toEqual([maya.id])
    expect(await find(maya.email)).toEqual([maya.id])
    await placeOrder(maya, [await makeDesign(maya)], {
      shippingAddress: { ...montreal, organization: 'Zirconium Club' },
    })
    expect(await find('zircon')).toEqual([maya.id])
    expect(await find('nobody at all')).toEqual([])
    expect(await find('*')).toEqual([])
  })

  test('is told with their teams, designs and last addresses', async () => {
    const jonas = await signUp(app)
    const designId = await makeDesign(jonas, { name: 'Tee' })
    const told = await staff.call(quoteCalls.customer, { params: { userId: jonas.id } })
    expect(told).toMatchObject({ teams: [{ id: jonas.teamId, isMember: false }], shippingAddress: null })
    expect(told.designs.map(({ id }) => id)).toEqual([designId])
    expect(await staff.refused(quoteCalls.customer, { params: { userId: randomUUID() } })).toBe(
      '404 not_found',
    )
  })

  test('is made, chooses a password by mail, and finds their team', async () => {
    const email = `${randomUUID()}@example.com`
    const body = {
      email,
      firstName: 'Zoé',
      lastName: 'Roy',
      teamName: 'Otters',
      language: 'fr',
      currency: 'usd',
    } as const
    const { id, project_id } = await staff.call(quoteCalls.makeCustomer, { body })
    expect(await staff.refused(quoteCalls.makeCustomer, { body })).toBe('409 username_already_exists')
    const designId = await makeDesign({ ...staff, projectId: project_id }, { name: 'For Zoé' })
    const told = await staff.call(quoteCalls.customer, { params: { userId: id } })
    expect(told).toMatchObject({
      language: 'fr',
      currency: 'usd',
      teams: [{ name: 'Otters', isMember: true }],
    })
    expect(told.designs.map(each => each.id)).toEqual([designId])
    const [mail] = await mailsTo(app, email, 'Nous vous avons ouvert un compte')
    const token = must(/\/reset\/([\w-]+)/.exec(mail!.text)?.[1], 'link')
    await stranger(app).call(userCalls.resetPassword, { params: { token }, body: { password: goodPassword } })
    const login = await stranger(app).call(userCalls.login, { body: { email, password: goodPassword } })
    expect(login).toBeDefined()
    const teams = await staff.call(teamCalls.list, {})
    expect(teams.find(({ name }) => name === 'Otters')?.founder_id).toBe(id)
  })
})

describe('a request that staff make (OR57)', () => {
  test('is the customer’s, in review, with who made it in charge, and nothing in it was asked for', async () => {
    const preorderId = await quoteFor(maya)
    const detail = await staff.call(deskCalls.read, { body: { preorderId } })
    expect(detail).toMatchObject({
      isQuote: true,
      userId: maya.id,
      locale: 'fr',
      preorder: { status: 'inreviewbydesigner' },
      inCharge: { id: staff.id },
      history: [{ user: { id: staff.id }, event: { name: 'created', data: { isQuote: true } } }],
    })
    expect(detail.invoice.discounts).toEqual(
      must(
        (await maya.call(preorderCalls.list, {})).find(each => each.preorder.id === preorderId),
        'mine',
      ).invoice.discounts,
    )
    await send(preorderId)
    const proof = await maya.call(proofCalls.read, { params: { preorderId } })
    expect(proof).toMatchObject({ quote: 'open', asked: null, items: [{ asked: null, differences: [] }] })
  })

  test('is of designs that the customer can open, reaches its minimum, and is not one’s own', async () => {
    const own = { ...about, userId: maya.id, items: [{ design_id: await makeDesign(staff), sizes }] }
    expect(await staff.refused(quoteCalls.make, { body: own })).toBe('404 designIdDoesntExist')
    const few = [{ design_id: await makeDesign(maya), sizes: [{ name: 'M', qty: 1 }] }]
    expect(await staff.refused(quoteCalls.make, { body: { ...own, items: few } })).toBe(
      '422 minimum_quantity',
    )
    expect(await staff.refused(quoteCalls.make, { body: { ...own, userId: staff.id } })).toBe('422 own_order')
  })

  test('is mailed as a quote, in the customer’s language, and accepted like a proof', async () => {
    const lea = await signUp(app)
    const preorderId = await quoteFor(lea)
    await send(preorderId, 'Comme convenu au téléphone')
    const [mail] = await mailsTo(app, lea.email, 'Votre soumission est prête')
    expect(mail!.text).toContain('Comme convenu au téléphone')
    expect(mail!.text).toContain(`/orders/proof/${preorderId}`)
    const { items, proofNumber } = await lea.call(proofCalls.read, { params: { preorderId } })
    const body = { preorderId, proofNumber, designId: items[0]!.designId, approved: true }
    expect((await lea.call(proofCalls.answer, { body })).approved).toBe(true)
  })
})

describe('a quote that is declined (OR58)', () => {
  const note = 'Too dear for us this season'

  test('is cancelled, with its words in the history and in a mail to staff', async () => {
    const preorderId = await quoteFor(maya)
    await send(preorderId)
    const body = { preorderId, proofNumber: 1, note }
    expect(await (await signUp(app)).refused(quoteCalls.decline, { body })).toBe('404 preorder_not_found')
    expect((await maya.call(quoteCalls.decline, { body })).quote).toBe('declined')
    const detail = await staff.call(deskCalls.read, { body: { preorderId } })
    expect(detail.preorder.status).toBe('cancelled')
    expect(detail.history.map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ name: 'status_updated', data: expect.objectContaining({ declined: note }) }),
    )
    const [mail] = await mailsTo(app, 'sales@atelier.example', `Request ${detail.preorder.number}: the quote`)
    expect(mail!.text).toContain(note)
    expect(await maya.refused(quoteCalls.decline, { body })).toBe('409 proof_outdated')
  })

  test('is one that waits, and no request that was placed', async () => {
    const unsent = await quoteFor(maya)
    expect(
      await maya.refused(quoteCalls.decline, { body: { preorderId: unsent, proofNumber: 1, note } }),
    ).toBe('404 proof_not_found')
    const { id: preorderId } = await placeOrder(maya, [await makeDesign(maya)])
    await send(preorderId)
    expect(await maya.refused(quoteCalls.decline, { body: { preorderId, proofNumber: 1, note } })).toBe(
      '404 preorder_not_found',
    )
  })
})
