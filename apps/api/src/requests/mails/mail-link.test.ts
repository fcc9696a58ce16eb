import { randomUUID } from 'node:crypto'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let preorderId: string

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://studio.example', RESET_MAILS_PER_HOUR: '3' })
  maya = await signUp(app)
  preorderId = (await placeOrder(maya, [await makeDesign(maya)])).id
})
afterAll(() => app.close())

test('staff have the link of a request, its techpack or a design in it mailed to themselves (AC40)', async () => {
  const staff = await signUpStaff(app, 'designer')
  const { purchasedItems } = await staff.call(deskCalls.read, { body: { preorderId } })
  const designId = must(purchasedItems[0], 'item').design_id
  await staff.call(deskCalls.mailLink, { body: { preorderId, page: 'preorder' } })
  await staff.call(deskCalls.mailLink, { body: { preorderId, page: 'techpack' } })
  await staff.call(deskCalls.mailLink, { body: { preorderId, page: 'design', designId } })
  const mails = await mailsTo(app, staff.email, 'Go on with', 3)
  const links = mails.map(
    ({ text }) => /https:\/\/studio\.example(\/(purchased|techpack)\S+)/.exec(text)?.[1],
  )
  expect(links.toSorted()).toEqual([
    `/purchased/preorder/${preorderId}`,
    `/purchased/preorder/${preorderId}/design/${designId}/from/preorder`,
    `/techpack/preorder/${preorderId}`,
  ])
  const again = { body: { preorderId, page: 'preorder' as const } }
  expect(await staff.refused(deskCalls.mailLink, again)).toBe('429 too_many_requests')
})

test('a link to what is not there is not mailed', async () => {
  const staff = await signUpStaff(app, 'designer')
  const body = { preorderId: randomUUID(), page: 'preorder' as const }
  expect(await staff.refused(deskCalls.mailLink, { body })).toBe('404 preorder_not_found')
  for (const designId of [randomUUID(), undefined]) {
    const other = { body: { preorderId, page: 'design' as const, designId } }
    expect(await staff.refused(deskCalls.mailLink, other)).toBe('404 designIdDoesntExist')
  }
})
