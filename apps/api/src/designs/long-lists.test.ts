import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  const designId = await makeDesign(maya)
  await app.pool.query(
    `insert into designs (id, project_id, maker_id, family, product, document, look_key)
     select gen_random_uuid(), project_id, maker_id, family, product, document, look_key
     from designs, generate_series(1, 149) where id = $1`,
    [designId],
  )
})
afterAll(() => app.close())

test('a long list tells of each design what is told of it alone (AC15)', async () => {
  for (let time = 0; time < 2; time++) {
    const listed = await maya.call(designCalls.list, { query: { include: 'state' } })
    expect(listed).toHaveLength(150)
    const designIds = listed.slice(40, 60).map(({ id }) => id)
    const read = await maya.call(generatorCalls.readMany, { body: { designIds } })
    expect(listed.slice(40, 60).map(({ state }) => state)).toEqual(read.map(({ state }) => state))
  }
  const [plain] = await maya.call(designCalls.list, { query: {} })
  expect(plain).not.toHaveProperty('state')
})

test('what changes is told anew', async () => {
  const [first] = await maya.call(designCalls.list, { query: { include: 'state' } })
  const designId = first!.id
  const change = { partName: 'body', elementName: 'body', layerName: 'body', color: '1014' } as const
  const state = await maya.call(generatorCalls.update, { body: { action: 'setColor', designId, ...change } })
  const listed = await maya.call(designCalls.list, { query: { include: 'state' } })
  const found = listed.find(({ id }) => id === designId)
  expect(found?.state).toEqual(state)
  expect(found?.images).toEqual(state.images)
})

test('a design that is asked for a hundred times is read once, with its definition, and answered each time', async () => {
  const [first] = await maya.call(designCalls.list, { query: {} })
  const designIds = Array.from({ length: 100 }, () => first!.id)
  const read = await maya.call(generatorCalls.readMany, {
    body: { designIds },
    query: { include: 'definition' },
  })
  expect(read.map(({ designId }) => designId)).toEqual(designIds)
  const alone = await maya.call(generatorCalls.read, {
    params: { id: first!.id },
    query: { include: 'definition' },
  })
  expect(read[0]!.state).toEqual(alone)
  expect(read.at(-1)).toEqual(read[0])
})
