import { collectionCalls } from '@teamloom/contract/collection.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { send, someone } from '#api/testing/collections.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { type Person, signUp, stranger } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp({ SIZE_LINES_PER_ADDRESS_PER_DAY: '3' })
  maya = await signUp(app)
})
afterAll(() => app.close())

async function open(owner = maya): Promise<string> {
  const designId = await makeDesign(owner)
  await owner.call(designCalls.setCollectable, { body: { designId, collectable: true } })
  return designId
}

const sizes = (id: string, names: readonly string[]) =>
  send(
    someone(),
    names.map(size => ({ id, size, quantity: 1 })),
  )

const byHand = (designId: string, owner = maya) => ({
  body: {
    projectId: owner.projectId,
    details: { firstName: 'Amina', lastName: 'Diallo' },
    design_id: designId,
    size: 'M',
    quantity: 1,
  },
})

test('one address fills no collection for the others; its organisers go on, and so does another collection (SC31)', async () => {
  const designId = await open()
  const visitor = stranger(app)
  const ask = (names: readonly string[], id = designId) =>
    visitor.refused(collectionCalls.collectSize, sizes(id, names))
  expect(await ask(['M', 'L'])).toBe('answered')
  expect(await ask(['M', 'L'])).toBe('429 tooManySizes')
  const elsewhere = await app.app.inject({
    method: 'POST',
    url: `/api/v1${collectionCalls.collectSize.path}`,
    remoteAddress: '203.0.113.9',
    payload: sizes(designId, ['M', 'L']).body,
  })
  expect(elsewhere.statusCode).toBe(200)
  for (let times = 0; times < 4; times += 1)
    expect(await maya.refused(collectionCalls.addEntry, byHand(designId))).toBe('answered')
  const jonas = await signUp(app)
  expect(await ask(['M', 'L'], await open(jonas))).toBe('answered')
  const refused = await app.app.inject({
    method: 'POST',
    url: `/api/v1${collectionCalls.collectSize.path}`,
    payload: sizes(designId, ['M', 'L']).body,
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000)
  app.setNow(new Date(Date.now() + 25 * 3_600_000))
  expect(await ask(['M', 'L'])).toBe('answered')
  app.setNow(new Date())
})

test('a collection that is full says so; its organisers have room of their own (SC31)', async () => {
  const owner = await signUp(app)
  const designId = await open(owner)
  await app.pool.query(
    `insert into collection_entries (id, project_id, design_id, first_name, last_name, size, quantity)
      select gen_random_uuid(), $1, $2, 'a', 'b', 'M', 1 from generate_series(1, 50000)`,
    [owner.projectId, designId],
  )
  const visitor = stranger(app)
  expect(await visitor.refused(collectionCalls.collectSize, sizes(designId, ['M']))).toBe(
    '422 collectionFull',
  )
  expect(await owner.refused(collectionCalls.addEntry, byHand(designId, owner))).toBe('answered')
})
