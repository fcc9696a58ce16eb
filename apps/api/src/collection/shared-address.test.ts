import { collectionCalls } from '@teamloom/contract/collection.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCollection, privateSecret, send, someone } from '#api/testing/collections.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { type Caller, type Person, signUpVerified, stranger } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let visitor: Caller

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://studio.example' })
  maya = await signUpVerified(app)
  visitor = stranger(app)
})
afterAll(() => app.close())

/** Two children whose parent reads their mail. */
function siblings() {
  const zoe = { ...someone(), firstName: 'Zoé', lastName: 'Bélanger' }
  return [zoe, { ...zoe, firstName: 'Noël' }] as const
}

const one = (id: string, size: string) => [{ id, size, quantity: 1 }]
const read = (projectId: string) => maya.call(collectionCalls.read, { params: { projectId } })

describe('people who share an address', () => {
  test('are several on the roster, each missing until they have answered themselves (SC11, SC15, SC26)', async () => {
    const { tee, projectId } = await openCollection(maya)
    const [zoe, noel] = siblings()
    const people = [{ ...zoe, number: '07' }, noel]
    const add = (body: typeof people) =>
      maya.call(collectionCalls.addToRoster, { body: { projectId, people: body } })
    expect(await add(people)).toEqual({ added: 2, known: 0 })
    expect(await add([{ ...zoe, firstName: 'ZOE', number: '08' }])).toEqual({ added: 0, known: 1 })
    await visitor.call(collectionCalls.collectSize, send(zoe, one(tee, 'M')))
    const { roster } = await read(projectId)
    expect(roster.map(each => [each.first_name, each.number, each.answeredAt !== null])).toEqual([
      ['Noël', null, false],
      ['ZOE', '08', true],
    ])
    expect(await maya.call(collectionCalls.remind, { body: { projectId } })).toEqual({ reminded: 1 })
    const [mail] = await mailsTo(app, zoe.email, 'Your size is still missing')
    expect(mail?.text).toContain('Noël Bélanger')
    expect(mail?.text).not.toContain('Zoé')
  })

  test('are reminded by one mail that names who is missing, and stopped by one link (SC15)', async () => {
    const { projectId } = await openCollection(maya)
    const [zoe, noel] = siblings()
    await maya.call(collectionCalls.addToRoster, { body: { projectId, people: [zoe, noel] } })
    expect(await maya.call(collectionCalls.remind, { body: { projectId } })).toEqual({ reminded: 2 })
    const mails = await mailsTo(app, zoe.email, 'Your size is still missing')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Noël Bélanger and Zoé Bélanger')
    const secret = /\/sizes\/stop\/([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
    await visitor.call(collectionCalls.stopReminders, { params: { secret } })
    expect((await read(projectId)).roster.map(({ isSilent }) => isSilent)).toEqual([true, true])
    await visitor.call(collectionCalls.leaveRoster, { params: { secret } })
    expect((await read(projectId)).roster).toEqual([])
  })

  test('answer at once without becoming one, each with a private link of their own (SC3, SC14)', async () => {
    const { tee, projectId } = await openCollection(maya)
    const [zoe, noel] = siblings()
    const at = new Date()
    app.setNow(at)
    await visitor.call(collectionCalls.collectSize, send(zoe, one(tee, 'M')))
    const zoes = { secret: await privateSecret(app, zoe.email) }
    await visitor.call(collectionCalls.collectSize, send(noel, one(tee, 'M')))
    // The same child, however it is written.
    await visitor.call(
      collectionCalls.collectSize,
      send({ ...zoe, firstName: 'zoe' }, [{ id: tee, size: 'M', quantity: 3 }]),
    )
    app.setNow(new Date())
    const { answers } = await read(projectId)
    expect(answers.map(each => [each.first_name, each.quantity]).toSorted()).toEqual([
      ['Noël', 1],
      ['zoe', 3],
    ])
    const own = await visitor.call(collectionCalls.ownAnswer, { params: zoes })
    expect(own.selection).toMatchObject([{ quantity: 3 }])
    await visitor.call(collectionCalls.changeAnswer, { params: zoes, body: { selection: one(tee, 'S') } })
    const sizes = async () =>
      (await read(projectId)).answers.map(each => [each.first_name, each.size]).toSorted()
    expect(await sizes()).toEqual([
      ['Noël', 'M'],
      ['zoe', 'S'],
    ])
    const renamed = (firstName: string) => ({
      params: zoes,
      body: { details: { firstName, lastName: 'Bélanger' }, selection: one(tee, 'S') },
    })
    expect(await visitor.refused(collectionCalls.changeAnswer, renamed('Noel'))).toBe('409 conflict')
    await visitor.call(collectionCalls.changeAnswer, renamed('Zoélie'))
    expect((await visitor.call(collectionCalls.ownAnswer, { params: zoes })).details.firstName).toBe('Zoélie')
    await visitor.call(collectionCalls.withdrawAnswer, { params: zoes, query: {} })
    expect(await sizes()).toEqual([['Noël', 'M']])
  })

  test('keep their link when the organizer writes their name otherwise (SC14, SC16)', async () => {
    const { tee, projectId } = await openCollection(maya)
    const [zoe, noel] = siblings()
    await visitor.call(collectionCalls.collectSize, send(zoe, one(tee, 'M')))
    const params = { secret: await privateSecret(app, zoe.email) }
    const [entry] = (await read(projectId)).answers
    const details = { ...zoe, firstName: 'Zoé-Rose' }
    await maya.call(collectionCalls.changeEntry, { body: { id: entry!.id, details } })
    expect(await visitor.call(collectionCalls.ownAnswer, { params })).toMatchObject({ details })
    // What is another's becomes theirs.
    await visitor.call(collectionCalls.collectSize, send(noel, one(tee, 'L')))
    await maya.call(collectionCalls.changeEntry, { body: { id: entry!.id, details: noel } })
    const left = await visitor.call(collectionCalls.ownAnswer, { params })
    expect(left.selection).toEqual([])
  })

  test('where one of them alone is expected, any answer of the address is theirs (SC26)', async () => {
    const { tee, projectId } = await openCollection(maya)
    const [zoe, noel] = siblings()
    await maya.call(collectionCalls.addToRoster, { body: { projectId, people: [zoe] } })
    await visitor.call(collectionCalls.collectSize, send(noel, one(tee, 'M')))
    expect((await read(projectId)).roster[0]?.answeredAt).not.toBeNull()
  })
})
