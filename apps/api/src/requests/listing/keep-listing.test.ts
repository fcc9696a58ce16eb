import { deskCalls } from '@teamloom/contract/desk.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { patient } from '#api/testing/patient.ts'
import { type Person, signUp, signUpStaff, signUpTeammate } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'
import { waitingForLocks } from '#api/testing/waiting-for-locks.ts'

let app: TestApp
let maya: Person
let staff: Person
let preorderId: string
let designId: string

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  staff = await signUpStaff(app, 'designer')
  preorderId = (await placeOrder(maya, [await makeDesign(maya)])).id
  const { purchasedItems } = await staff.call(deskCalls.read, { body: { preorderId } })
  designId = must(purchasedItems[0], 'item').design_id
})
afterAll(() => app.close())

const save = (qty: number) =>
  staff.refused(deskCalls.setSizes, { body: { preorderId, designId, sizes: [{ name: 'M', qty }] } })

test.each([
  {
    who: 'its customer',
    held: 'select from users where id = $1 for no key update',
    id: () => maya.id,
    rename: () => maya.refused(userCalls.updateMe, { body: { lastName: 'Omega' } }),
    name: 'omega',
  },
  {
    who: 'its team',
    held: 'select from teams where id = $1 for no key update',
    id: () => maya.teamId,
    rename: () => maya.refused(teamCalls.rename, { body: { id: maya.teamId, name: 'Zeta Sailing' } }),
    name: 'zeta',
  },
])('a request is saved while $who is renamed, and found by the new name (OR23, OR30)', async each => {
  const client = await app.pool.connect()
  onTestFinished(() => client.release())
  await client.query('begin')
  await client.query(each.held, [each.id()])
  const renamed = each.rename()
  await expect.poll(() => waitingForLocks(app.pool), patient).toBe(1)
  const saved = save(each.name.length * 10)
  await expect.poll(() => waitingForLocks(app.pool), patient).toBe(2)
  await client.query('commit')
  expect(await Promise.all([renamed, saved])).toEqual(['answered', 'answered'])
  const { items } = await staff.call(deskCalls.list, { body: { search: each.name } })
  expect(items.map(({ preorder }) => preorder.id)).toEqual([preorderId])
})

test('a design of a team comes into a request as that team gets another name, by which it is found (OR23)', async () => {
  const { id: teamId } = await maya.call(teamCalls.create, { body: { name: 'Otters' } })
  const { id: projectId } = await maya.call(projectCalls.create, { body: { name: 'Regatta', teamId } })
  const other = await makeDesign({ ...maya, projectId })
  const client = await app.pool.connect()
  onTestFinished(() => client.release())
  await client.query('begin')
  await client.query("update teams set name = 'Kestrel Club' where id = $1", [teamId])
  const body = { preorderId, designId: other, sizes: [{ name: 'M', qty: 20 }] }
  const added = staff.refused(deskCalls.addItem, { body })
  await expect.poll(() => waitingForLocks(app.pool), patient).toBe(1)
  await client.query('commit')
  expect(await added).toBe('answered')
  const { items } = await staff.call(deskCalls.list, { body: { search: 'kestrel' } })
  expect(items.map(({ preorder }) => preorder.id)).toEqual([preorderId])
})

test('two requests that have designs of the same two teams are saved at once (OR30)', async () => {
  const { id: teamId } = await maya.call(teamCalls.create, { body: { name: 'Herons' } })
  const { id: projectId } = await maya.call(projectCalls.create, { body: { name: 'Regatta', teamId } })
  const two = [await makeDesign(maya), await makeDesign({ ...maya, projectId })]
  const jonas = await signUpTeammate(app, maya)
  const link = await maya.call(teamCalls.link, { query: { teamId } })
  await jonas.call(teamCalls.join, { body: { token: link } })
  const requests = [await placeOrder(maya, two), await placeOrder(jonas, two.toReversed())]
  const client = await app.pool.connect()
  onTestFinished(() => client.release())
  // Written once the first of a request's teams is held, before the others' names are read.
  await client.query('begin; lock table promo_uses in exclusive mode')
  const saved = requests.map(({ id }) =>
    staff.refused(deskCalls.setQuoteNumber, { body: { preorderId: id, externalQuote: 'Q-1' } }),
  )
  await expect.poll(() => waitingForLocks(app.pool), patient).toBe(2)
  await client.query('commit')
  expect(await Promise.all(saved)).toEqual(['answered', 'answered'])
})
