import { cartCalls } from '@teamloom/contract/cart.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { orderOf, placeOrder, sizes } from '#api/testing/orders.ts'
import { patient } from '#api/testing/patient.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'
import { waitingForLocks } from '#api/testing/waiting-for-locks.ts'

let app: TestApp
let staff: Person

beforeAll(async () => {
  app = await startTestApp()
  staff = await signUpStaff(app, 'designer')
})
afterAll(() => app.close())

test.each([
  {
    what: 'one of its designs is ordered',
    start: async (maya: Person, designId: string) => () =>
      maya.refused(preorderCalls.create, { body: orderOf([designId]) }),
  },
  {
    what: 'staff add one of its designs to a request',
    start: async (maya: Person, designId: string) => {
      const { id: preorderId } = await placeOrder(maya, [await makeDesign(maya)])
      return () => staff.refused(deskCalls.addItem, { body: { preorderId, designId, sizes } })
    },
  },
])('a team is deleted while $what: both go through (AC24, OR30)', async ({ start }) => {
  const maya = await signUp(app)
  const designId = await makeDesign(maya)
  const order = await start(maya, designId)
  const client = await app.pool.connect()
  onTestFinished(() => client.release())
  await client.query('begin')
  // Held after its designs, before its team.
  await client.query('select from users where id = $1 for no key update', [maya.id])
  const ordered = order()
  await expect.poll(() => waitingForLocks(app.pool), patient).toBe(1)
  const deleted = maya.refused(teamCalls.delete, { params: { id: maya.teamId } })
  await expect.poll(() => waitingForLocks(app.pool), patient).toBe(2)
  await client.query('commit')
  expect(await Promise.all([ordered, deleted])).toEqual(['answered', 'answered'])
})

test.each([
  {
    what: 'one of its designs is moved to another project in it',
    start: async (maya: Person, designId: string) => {
      const body = { name: 'Regatta', teamId: maya.teamId }
      const { id: newProjectId } = await maya.call(projectCalls.create, { body })
      return () => maya.refused(designCalls.move, { body: { designId, newProjectId } })
    },
    outcome: '404 designIdDoesntExist',
  },
  {
    what: 'one of its projects is deleted',
    start: async (maya: Person) => () =>
      maya.refused(projectCalls.delete, { params: { id: maya.projectId } }),
    outcome: '404 project_not_found',
  },
  {
    what: 'sizes that one of its projects has collected are taken into a cart',
    start: async (maya: Person, designId: string) => () =>
      maya.refused(cartCalls.fromCollection, {
        body: { projectId: maya.projectId, designIds: [designId] },
      }),
    outcome: '404 project_not_found',
  },
])('a team is deleted before $what, which finds it gone (AC24)', async ({ start, outcome }) => {
  const maya = await signUp(app)
  const other = await start(maya, await makeDesign(maya))
  const client = await app.pool.connect()
  onTestFinished(() => client.release())
  await client.query('begin')
  await client.query('select from teams where id = $1 for no key update', [maya.teamId])
  const deleted = maya.refused(teamCalls.delete, { params: { id: maya.teamId } })
  await expect.poll(() => waitingForLocks(app.pool), patient).toBe(1)
  const comesAfter = other()
  await expect.poll(() => waitingForLocks(app.pool), patient).toBe(2)
  await client.query('commit')
  expect(await Promise.all([deleted, comesAfter])).toEqual(['answered', outcome])
})
