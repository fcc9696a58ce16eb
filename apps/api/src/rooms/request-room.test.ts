import type { Colleague } from '@teamloom/contract/collaboration.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mostBytes } from '#api/platform/news/news.ts'
import { Company } from '#api/rooms/company.ts'
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

beforeAll(async () => {
  app = await startTestApp()
  port = await listen(app)
  customer = await signUp(app)
  staff = await signUpStaff(app, 'designer')
  preorderId = (await placeOrder(customer, [await makeDesign(customer)])).id
})
afterAll(() => app.close())

function follow(person: Person, asked: Parameters<typeof openEar>[3] = {}): Ear {
  return openEar(port, person, '', { preorderId, ...asked })
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

  test('TP40: is told of each save of its techpack, whoever makes it', async () => {
    const colleague = await signUpStaff(app, 'admin')
    const { id: techpackId } = await colleague.call(techpackCalls.make, { body: { preorderId } })
    const ear = follow(staff)
    const { revision } = await ear.hears('TechpackChanged')
    const saved = await colleague.call(techpackCalls.setProject, {
      body: { techpackId, projectName: 'Regatta 2027' },
    })
    expect(saved.changed_by).toMatchObject([{ field: 'projectName', revision: saved.revision }])
    expect(await ear.hears('TechpackChanged', told => told.revision > revision)).toEqual({
      type: 'TechpackChanged',
      revision: saved.revision,
    })
  })

  test('is told who else does, on every process, and when they leave', async () => {
    const names = (frame: { readonly users: readonly { firstName: string; lastName: string }[] }) =>
      frame.users.map(user => `${user.firstName} ${user.lastName}`).toSorted()
    const [sam, elise] = [
      await signUpStaff(app, 'admin', { firstName: 'Sam', lastName: 'Keller' }),
      await signUpStaff(app, 'designer', { firstName: 'Élise', lastName: 'Lavoie' }),
    ]
    const ear = follow(sam)
    expect(names(await ear.hears('PreorderFollowed'))).toEqual(['Sam Keller'])
    // A second window is the same person.
    const window = follow(sam)
    await window.hears('PreorderFollowed')
    const other = follow(elise)
    await ear.hears('PreorderFollowed', frame => frame.users.length === 2)
    expect(names(await other.hears('PreorderFollowed'))).toEqual(['Sam Keller', 'Élise Lavoie'])

    // As another process would tell it, and again once all that it had have left.
    const far = { userId: crypto.randomUUID(), firstName: 'Priya', lastName: 'Rao', imageUrl: null }
    const tell = (people: readonly unknown[]) =>
      app.dependencies.news.tell(JSON.stringify({ kind: 'following', process: 'far', preorderId, people }))
    tell([far])
    await ear.hears('PreorderFollowed', frame => names(frame).includes('Priya Rao'))
    tell([])
    window.socket.close()
    other.socket.close()
    const isLast = (frame: unknown) =>
      frame === ear.frames.findLast(({ type }) => type === 'PreorderFollowed')
    expect(await ear.hears('PreorderFollowed', frame => isLast(frame) && frame.users.length === 1)).toEqual({
      type: 'PreorderFollowed',
      users: [{ userId: sam.id, firstName: 'Sam', lastName: 'Keller', imageUrl: null }],
    })
  })

  test('is told of by words that each fit, however many they are', async () => {
    const words: string[] = []
    app.dependencies.news.listen({ hear: word => words.push(word), missed: () => {} })
    const long = { firstName: 'É'.repeat(50), lastName: 'L'.repeat(50) }
    const people = await Promise.all(Array.from({ length: 45 }, () => signUpStaff(app, 'designer', long)))
    await Promise.all(people.map(person => follow(person).hears('PreorderFollowed')))
    for (const word of words) expect(Buffer.byteLength(word)).toBeLessThanOrEqual(mostBytes)
    const company = new Company<Colleague>()
    for (const word of words) {
      const { kind, process, people, areMore } = JSON.parse(word)
      if (kind === 'following') company.hear(process, people, 0, areMore)
    }
    const known = company.all().map(({ userId }) => userId)
    expect(known).toEqual(expect.arrayContaining(people.map(({ id }) => id)))
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

  test('is out at the next look after logging out (LV11)', async () => {
    const leaving = await signUpStaff(app, 'designer')
    const ear = follow(leaving)
    await ear.hears('PreorderChanged')
    await leaving.call(userCalls.logout, {})
    expect(await ear.closed).toBe(4401)
  })
})
