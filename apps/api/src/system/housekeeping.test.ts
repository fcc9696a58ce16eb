import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { pictureFile } from '#api/pictures/picture-studio.ts'
import { keepHouse } from '#api/system/housekeeping.ts'
import { makeDesign, paint, red, tshirt, update } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff, stranger } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp({}, { keepsPictures: true })
})
// Sessions are swept too.
afterEach(() => app.setNow(new Date()))
afterAll(() => app.close())

const inDays = (days: number) => app.setNow(new Date(Date.now() + days * 86_400_000))

async function sweepIn(days: number) {
  inDays(days)
  await keepHouse(app.dependencies)
}

async function count(table: string, where: string, value: string): Promise<number> {
  const { rows } = await app.pool.query<{ count: string }>(
    `select count(*) from ${table} where ${where} = $1`,
    [value],
  )
  return Number(rows[0]?.count)
}

function keyOf(state: { latestImage: string }): string {
  return must(/pictures\/([\w-]{32})\//.exec(state.latestImage)?.[1], 'key')
}

test('a night that is cut off has done what it did, and the next goes on', async () => {
  const person = await signUp(app)
  const expired = () => count('sessions', 'user_id', person.id)
  await app.pool.query(`update sessions set expires_at = now() - interval '1 day' where user_id = $1`, [
    person.id,
  ])
  const { database } = app.dependencies
  const cutOff = { ...database, write: () => Promise.reject(new Error('cut off')) }
  await expect(keepHouse({ ...app.dependencies, database: cutOff })).rejects.toThrow('cut off')
  expect(await expired()).toBe(0)
  await keepHouse(app.dependencies)
})

describe('every night', () => {
  beforeAll(async () => {
    maya = await signUp(app)
  })

  test('deleted designs go thirty days after, with what hangs on them (DS37)', async () => {
    const designId = await makeDesign(maya)
    await update(maya, designId, paint(red), { key: 'a' })
    await maya.call(designCalls.delete, { params: { id: designId } })
    await sweepIn(29)
    expect(await count('designs', 'id', designId)).toBe(1)
    await sweepIn(31)
    expect(await count('designs', 'id', designId)).toBe(0)
  })

  test('deleted teams and projects go thirty days after, and old links at once (AC24, AC22, AC26)', async () => {
    const owner = await signUp(app)
    const designId = await makeDesign(owner)
    await owner.call(teamCalls.link, { query: { teamId: owner.teamId } })
    await stranger(app).call(userCalls.requestReset, { body: { email: owner.email, language: 'en' } })
    await owner.call(teamCalls.delete, { params: { id: owner.teamId } })
    const left = async () => [
      await count('teams', 'id', owner.teamId),
      await count('projects', 'id', owner.projectId),
      await count('designs', 'id', designId),
      await count('team_members', 'team_id', owner.teamId),
      await count('team_links', 'team_id', owner.teamId),
      await count('password_resets', 'user_id', owner.id),
    ]
    expect(await left()).toEqual([1, 1, 1, 1, 1, 1])
    await sweepIn(29)
    expect(await left()).toEqual([1, 1, 1, 1, 1, 0])
    await sweepIn(31)
    expect(await left()).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('designs that were never registered go after a day, others never (AC3)', async () => {
    maya = await signUp(app)
    const kept = await makeDesign(maya)
    const { designId } = await maya.call(generatorCalls.create, { body: tshirt })
    await sweepIn(0.9)
    expect(await count('designs', 'id', designId)).toBe(1)
    await sweepIn(400)
    expect(await count('designs', 'id', designId)).toBe(0)
    expect(await count('designs', 'id', kept)).toBe(1)
  })

  test('sessions that are over and old attempts go; what was changed of a design stays (AC7, AC14, DS43)', async () => {
    maya = await signUp(app)
    const designId = await makeDesign(maya)
    await update(maya, designId, paint(red), { key: 'old' })
    await sweepIn(2)
    expect(await count('sessions', 'user_id', maya.id)).toBe(1)
    expect(await count('design_changes', 'key', 'old')).toBe(1)
    expect(await count('attempts', 'key', 'signup 127.0.0.1')).toBe(0)
    await sweepIn(8)
    expect(await count('sessions', 'user_id', maya.id)).toBe(0)
  })
})

describe('a picture', () => {
  test('answers for thirty days after the last state that used it, however old that was (DS39)', async () => {
    maya = await signUp(app)
    const designId = await makeDesign(maya)
    const rested = keyOf(await update(maya, designId, paint('1016')))
    inDays(6)
    const old = keyOf(await update(maya, designId, paint('1019')))
    const file = pictureFile(old, 'front', 300)
    await app.dependencies.files.write(file, new Uint8Array([1]))
    await update(maya, designId, paint('1017'))
    await sweepIn(6 + 30)
    expect(await count('looks', 'key', old)).toBe(1)
    expect(await app.dependencies.files.read(file)).toBeDefined()
    await sweepIn(6 + 33)
    expect(await count('looks', 'key', old)).toBe(0)
    expect(await app.dependencies.files.read(file)).toBeUndefined()
    // Somebody may go back to what it was for six days.
    expect(await count('looks', 'key', rested)).toBe(1)
  })

  test('of a design as it is stays (DS39)', async () => {
    maya = await signUp(app)
    const designId = await makeDesign(maya)
    const key = keyOf(await update(maya, designId, paint('1021')))
    await sweepIn(100)
    expect(await count('looks', 'key', key)).toBe(1)
  })

  test('of what a techpack was released with stays for ever, whatever the design became (TP16)', async () => {
    maya = await signUp(app)
    const staff = await signUpStaff(app)
    const { id: preorderId } = await placeOrder(maya, [await makeDesign(maya)])
    const made = await staff.call(techpackCalls.make, { body: { preorderId } })
    const { design_id: designId } = must(made.techpackitems[0], 'item').purchased_item
    const key = keyOf(await update(staff, designId, paint('1021')))
    await staff.call(techpackCalls.generate, { body: { techpackId: made.id } })
    await update(staff, designId, paint('1022'))
    await app.pool.query(`delete from preorder_events where name = 'purchased_design_updated'`)
    await app.pool.query('delete from design_versions where design_id = $1', [designId])
    await sweepIn(400)
    expect(await count('looks', 'key', key)).toBe(1)
  })

  test('of what was ordered stays for ever, as its request does (OR6)', async () => {
    maya = await signUp(app)
    const designId = await makeDesign(maya)
    const key = keyOf(await update(maya, designId, paint('1024')))
    await placeOrder(maya, [designId])
    await update(maya, designId, paint('1025'))
    await maya.call(designCalls.delete, { params: { id: designId } })
    await sweepIn(400)
    expect(await count('designs', 'id', designId)).toBe(0)
    expect(await count('looks', 'key', key)).toBe(1)
  })
})
