import { deskCalls } from '@teamloom/contract/desk.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { orderOf, placeOrder, sizes } from '#api/testing/orders.ts'
import { patient } from '#api/testing/patient.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let staff: Person

beforeAll(async () => {
  app = await startTestApp()
  staff = await signUpStaff(app, 'designer')
})
afterAll(() => app.close())

function waiting(): Promise<number> {
  return app.pool
    .query(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
    .then(({ rows }) => rows.length)
}

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
  await expect.poll(waiting, patient).toBe(1)
  const deleted = maya.refused(teamCalls.delete, { params: { id: maya.teamId } })
  await expect.poll(waiting, patient).toBe(2)
  await client.query('commit')
  expect(await Promise.all([ordered, deleted])).toEqual(['answered', 'answered'])
})
