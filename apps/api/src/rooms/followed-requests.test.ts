import { deskCalls } from '@teamloom/contract/desk.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { type Ear, listen, openEar } from '#api/testing/sockets.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let port: number
let customer: Person
let staff: Person
let preorderId: string
const ears: Ear[] = []

beforeAll(async () => {
  app = await startTestApp()
  port = await listen(app)
  customer = await signUp(app)
  staff = await signUpStaff(app, 'designer')
  preorderId = (await placeOrder(customer, [await makeDesign(customer)])).id
})
afterAll(() => app.close())
afterEach(() => {
  for (const { socket } of ears.splice(0)) socket.terminate()
})

function follow(person: Person, asked: Parameters<typeof openEar>[3] = {}): Ear {
  const ear = openEar(port, person, '', { preorderId, ...asked })
  ears.push(ear)
  return ear
}

describe('who follows a request (LV19)', () => {
  test('is told of its revision, and of each save of another', async () => {
    const ear = follow(staff)
    const { revision } = await ear.hears('PreorderChanged')
    const colleague = await signUpStaff(app, 'admin')
    const saved = await colleague.call(deskCalls.setProjectNumber, {
      body: { preorderId, projectNumber: `P-${revision}` },
    })
    expect(saved.preorder.revision).toBeGreaterThan(revision)
    expect(await ear.hears('PreorderChanged', told => told.revision > revision)).toEqual({
      type: 'PreorderChanged',
      revision: saved.preorder.revision,
    })
  })

  test.each<[string, number, () => readonly [Person, Parameters<typeof openEar>[3]?]]>([
    ['as its customer', 4403, () => [customer]],
    ['with another person’s id', 4403, () => [staff, { userId: customer.id }]],
    ['without a token', 4401, () => [staff, { token: null }]],
    ['where there is no request', 4404, () => [staff, { preorderId: crypto.randomUUID() }]],
    ['by what is no id', 4404, () => [staff, { preorderId: '1;drop' }]],
  ])('%s is closed with %d', async (_, code, who) => {
    const ear = follow(...who())
    expect(await ear.closed).toBe(code)
    expect(ear.frames).toEqual([])
  })

  test('is out within a second of logging out', async () => {
    const leaving = await signUpStaff(app, 'designer')
    const ear = follow(leaving)
    await ear.hears('PreorderChanged')
    await leaving.call(userCalls.logout, {})
    const at = performance.now()
    expect(await ear.closed).toBe(4401)
    expect(performance.now() - at).toBeLessThan(1000)
  })
})
