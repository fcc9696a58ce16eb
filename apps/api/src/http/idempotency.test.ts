import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepHouse } from '#api/system/housekeeping.ts'
import { makeDesign, tshirt } from '#api/testing/designs.ts'
import { orderOf } from '#api/testing/orders.ts'
import { type Person, service, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let key = 0

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
})
afterAll(() => app.close())

const newKey = () => `key-${++key}`
const create = (
  person: Pick<Person, 'call'>,
  idempotencyKey: string,
  body = tshirt as { family: string; product: string },
) => person.call(generatorCalls.create, { body }, { idempotencyKey })

async function countDesigns(): Promise<number> {
  const { rows } = await app.pool.query<{ count: string }>('select count(*) from designs')
  return Number(rows[0]?.count)
}

describe('the same key', () => {
  test('with the same body does nothing twice, and answers the same (OR9)', async () => {
    const once = newKey()
    const first = await create(maya, once)
    const before = await countDesigns()
    expect(await create(maya, once)).toEqual(first)
    expect(await create(maya, once, { ...tshirt, nothing: 1 } as never)).toEqual(first)
    expect(await countDesigns()).toBe(before)
  })

  test('with another body is a conflict (OR9)', async () => {
    const once = newKey()
    await create(maya, once)
    await expect(create(maya, once, { family: 'hoodie', product: 'hoodie' })).rejects.toMatchObject({
      status: 409,
      errorKey: 'conflict',
    })
  })

  test('used at once does its work once (OR9)', async () => {
    const once = newKey()
    const before = await countDesigns()
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(maya, once)))
    expect(new Set(answers.map(answer => answer.designId)).size).toBe(1)
    expect(await countDesigns()).toBe(before + 1)
  })

  test('of another call, of another person and of another server is another key (OR9)', async () => {
    const once = newKey()
    const mine = await create(maya, once)
    const theirs = await create(await signUp(app), once)
    const copy = await maya.call(
      generatorCalls.duplicate,
      { body: { designId: mine.designId } },
      { idempotencyKey: once },
    )
    const server = await create(service(app), once)
    expect(new Set([mine, theirs, copy, server].map(answer => answer.designId)).size).toBe(4)
  })

  test('works for another server too (OR9)', async () => {
    const once = newKey()
    expect(await create(service(app), once)).toEqual(await create(service(app), once))
  })

  test('may be used again for what was refused (OR9)', async () => {
    const once = newKey()
    await expect(create(maya, once, { family: 'no', product: 'no' })).rejects.toMatchObject({
      errorKey: 'unknownProduct',
    })
    expect((await create(maya, once)).designId).toBeDefined()
  })

  test('is forgotten after a day (OR9)', async () => {
    const once = newKey()
    const first = await create(maya, once)
    await maya.call(designCalls.register, {
      body: { designId: first.designId, projectId: maya.projectId },
    })
    app.setNow(new Date(Date.now() + 25 * 3_600_000))
    await keepHouse(app.dependencies)
    app.setNow(new Date())
    expect(await create(maya, once)).not.toEqual(first)
  })

  test('places one order request, however often it is sent (OR9)', async () => {
    const body = orderOf([await makeDesign(maya)])
    const once = { idempotencyKey: newKey() }
    const place = () => maya.call(preorderCalls.create, { body }, once)
    const [first, second] = await Promise.all([place(), place()])
    expect(second).toEqual(first)
    expect(await place()).toEqual(first)
    expect(await maya.call(preorderCalls.list, {})).toHaveLength(1)
  })
})

test('no key, or an empty one, makes each call its own (OR9)', async () => {
  const first = await create(maya, '')
  expect(await create(maya, '')).not.toEqual(first)
})

test('a key longer than what is kept is refused (OR9)', async () => {
  const longest = 'k'.repeat(200)
  expect(await create(maya, longest)).toEqual(await create(maya, longest))
  await expect(create(maya, 'k'.repeat(201))).rejects.toMatchObject({
    errorKey: 'validation_failed',
    issues: [{ path: 'idempotency-key' }],
  })
})
