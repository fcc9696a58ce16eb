import { deskCalls } from '@teamloom/contract/desk.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import type { DesignState } from '@teamloom/design/design-state.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesign, paint, red, update } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff, signUpTeammate } from '#api/testing/people.ts'
import { type Ear, listen, openEar, unpack, userIn } from '#api/testing/sockets.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let port: number
let customer: Person
let staff: Person
let copyId: string

beforeAll(async () => {
  app = await startTestApp()
  port = await listen(app)
  customer = await signUp(app)
  staff = await signUpStaff(app, 'designer')
  const { id: preorderId } = await placeOrder(customer, [await makeDesign(customer)])
  const { purchasedItems } = await staff.call(deskCalls.read, { body: { preorderId } })
  copyId = must(purchasedItems[0], 'item').design_id
})
afterAll(() => app.close())

function join(person: Person): Ear {
  return openEar(port, person, copyId)
}

test('staff see each other in a design that was ordered, and each change of it (LV11, AC30)', async () => {
  const colleague = await signUpStaff(app, 'admin', { firstName: 'Sam' })
  const [ear, other] = [join(staff), join(colleague)]
  const { revision } = await ear.hears('UpdateDesign')
  await other.hears('UpdateDesign')
  const { users } = await ear.hears('UpdateConnectedUsers', frame => frame.users.length === 2)
  expect(userIn(users, colleague)).toMatchObject({ name: 'Sam', designId: copyId })
  await update(colleague, copyId, paint(red))
  const told = await ear.hears('DesignChanged', frame => frame.revision > revision)
  expect(told).toMatchObject({ user: { userId: colleague.id }, change: paint(red) })
  const frame = await ear.hears('UpdateDesign', design => design.revision === told.revision)
  expect(unpack<DesignState>(frame).design).toEqual(
    (await staff.call(generatorCalls.read, { params: { id: copyId } })).design,
  )
})

test('whose role is taken away is out with 4403, and the others stay (LV11, AC29)', async () => {
  const leaving = await signUpStaff(app, 'designer', { firstName: 'Lee' })
  const [ear, staying] = [join(leaving), join(staff)]
  await ear.hears('UpdateDesign')
  await staying.hears('UpdateConnectedUsers', ({ users }) => users.length === 2)
  await app.pool.query('delete from user_roles where user_id = $1', [leaving.id])
  expect(await ear.closed).toBe(4403)
  expect(ear.frames.map(({ type }) => type)).not.toContain('DesignGone')
  await staying.hears('UpdateConnectedUsers', ({ users }) => users.length === 1)
  expect(await join(leaving).closed).toBe(4403)
})

test('its customer, their teammates and strangers are out with 4403 (LV11, AC30)', async () => {
  for (const person of [customer, await signUpTeammate(app, customer), await signUp(app)]) {
    const ear = join(person)
    expect(await ear.closed).toBe(4403)
    expect(ear.frames).toEqual([])
  }
})
