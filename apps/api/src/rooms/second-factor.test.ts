import { deskCalls } from '@teamloom/contract/desk.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { must } from '@teamloom/kit/assert.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions } from '#api/db/tables.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { changePerson, type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { type Ear, listen, openEar } from '#api/testing/sockets.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let port: number
let staff: Person
let preorderId: string
let copyId: string

beforeAll(async () => {
  app = await startTestApp({ STAFF_SECOND_FACTOR: 'required' })
  port = await listen(app)
  const customer = await signUp(app)
  staff = await signUpWithFactor()
  preorderId = (await placeOrder(customer, [await makeDesign(customer)])).id
  const { purchasedItems } = await staff.call(deskCalls.read, { body: { preorderId } })
  copyId = must(purchasedItems[0], 'item').design_id
  await staff.call(techpackCalls.make, { body: { preorderId } })
})
afterAll(() => app.close())

async function signUpWithFactor(): Promise<Person> {
  const person = await signUpStaff(app)
  await changePerson(app, person, { secondFactorSince: new Date() })
  await setShown(person, true)
  return person
}

/** Whether their sessions have shown a second factor. */
const setShown = ({ id }: Person, isStrong: boolean) =>
  app.dependencies.database.write(tx => tx.update(sessions).set({ isStrong }).where(eq(sessions.userId, id)))

const rooms = [
  ['a design that was ordered', 'UpdateDesign', (person: Person) => openEar(port, person, copyId)],
  ['a request', 'PreorderChanged', (person: Person) => openEar(port, person, '', { preorderId })],
  ['a techpack', 'TechpackChanged', (person: Person) => openEar(port, person, '', { preorderId })],
] as const satisfies readonly (readonly [string, string, (person: Person) => Ear])[]

describe.each(rooms)('where staff must have a second factor, in the room of %s', (_, told, join) => {
  test('who has one is told of it (AC67, LV19)', async () => {
    expect(await join(staff).hears(told)).toMatchObject({ type: told })
  })

  test('who has none is out with 4403, and was told nothing (AC67)', async () => {
    const ear = join(await signUpStaff(app))
    expect(await ear.closed).toBe(4403)
    expect(ear.frames).toEqual([])
  })

  test('whose factor is taken away is out at the next look (AC67, LV11)', async () => {
    const sam = await signUpWithFactor()
    const ear = join(sam)
    await ear.hears(told)
    await changePerson(app, sam, { secondFactorSince: null })
    expect(await ear.closed).toBe(4403)
  })

  test('a session that has not shown it has ended (AC65)', async () => {
    const sam = await signUpWithFactor()
    const ear = join(sam)
    await ear.hears(told)
    await setShown(sam, false)
    expect(await ear.closed).toBe(4401)
    expect(await join(sam).closed).toBe(4401)
  })
})

test('in a design of their own team they are as anybody is (AC67)', async () => {
  const sam = await signUpStaff(app)
  const ear = openEar(port, sam, await makeDesign(sam))
  expect(await ear.hears('UpdateDesign')).toMatchObject({ type: 'UpdateDesign' })
})
