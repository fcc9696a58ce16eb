import { generatorCalls } from '@teamloom/contract/generator.ts'
import { presenceCalls } from '@teamloom/contract/presence.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import type { DesignState } from '@teamloom/design/design-state.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesign, navy, paint, red, update } from '#api/testing/designs.ts'
import { type Person, signUp, signUpTeammate } from '#api/testing/people.ts'
import { type Ear, holdJoins, listen, openEar, pointerAt, unpack, userIn } from '#api/testing/sockets.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let port: number
let maya: Person
let jonas: Person
let designId: string

beforeAll(async () => {
  app = await startTestApp()
  port = await listen(app)
  maya = await signUp(app)
  jonas = await signUpTeammate(app, maya)
})
afterAll(() => app.close())
beforeEach(async () => {
  designId = await makeDesign(maya)
})

const join = (person: Person, asked: Parameters<typeof openEar>[3] = {}, id = designId): Ear =>
  openEar(port, person, id, asked)

/** Someone who has just come, whole. */
const newcomer = ({ id }: Person) => ({
  userId: id,
  designId,
  name: 'Maya',
  coordinates: null,
  colour: expect.stringMatching(/^#[0-9A-F]{6}$/),
  selection: null,
  imageUrl: null,
  lastSeen: expect.any(String),
})

describe('joining (LV11)', () => {
  test('tells first what the design is, then who is there', async () => {
    const ear = join(maya)
    const design = await ear.hears('UpdateDesign')
    const { users } = await ear.hears('UpdateConnectedUsers')
    expect(ear.frames.map(({ type }) => type)).toEqual(['UpdateDesign', 'UpdateConnectedUsers'])
    expect(ear.socket.protocol).toBe('teamloom.v1')
    const state = unpack<DesignState>(design)
    expect(state.design).toEqual((await maya.call(generatorCalls.read, { params: { id: designId } })).design)
    expect(users).toEqual([newcomer(maya)])
  })

  const other = crypto.randomUUID()
  test.each<
    [string, number, (outsider: Person) => readonly [Person, Parameters<typeof openEar>[3], string?]]
  >([
    ['without a token', 4401, () => [maya, { token: null }]],
    ['with a forged one', 4401, () => [maya, { token: 'a.b.c' }]],
    ['with another person’s id', 4403, () => [maya, { userId: jonas.id }]],
    ['with no id', 4403, () => [maya, { userId: '' }]],
    ['as someone of another team', 4403, outsider => [outsider, {}]],
    ['to a design that there is not', 4404, () => [maya, {}, other]],
    ['to what is no id', 4404, () => [maya, {}, '1;drop']],
    ['with no version that is known', 1006, () => [maya, { version: 'soap' }]],
  ])('%s is closed with %d', async (_, code, who) => {
    const [person, asked, id] = who(await signUp(app))
    expect(await join(person, asked, id).closed).toBe(code)
  })

  test('with a session that has ended is closed, a token in the address opens nothing', async () => {
    const left = await signUpTeammate(app, maya)
    await left.call(userCalls.logout, {})
    expect(await join(left).closed).toBe(4401)
    const userId = `${maya.id}&token=${maya.token}&access-token=${maya.token}`
    expect(await join(maya, { token: null, userId }).closed).toBe(4401)
  })

  test('what is said meanwhile waits and is not lost', async () => {
    const ear = join(maya)
    const watching = join(jonas)
    ear.socket.once('open', () => ear.says(pointerAt(0.25, 0.75)))
    expect(
      await watching.hears(
        'UpdateConnectedUsers',
        ({ users }) => userIn(users, maya)?.coordinates?.x === 0.25,
      ),
    ).toMatchObject({ type: 'UpdateConnectedUsers' })
  })
})

describe('in a room', () => {
  test('pointers and selections are seen by everybody, unrounded (LV14)', async () => {
    const [one, two] = [join(maya), join(jonas)]
    await two.hears('UpdateConnectedUsers', ({ users }) => users.length === 2)
    one.says(pointerAt(0.123_456_789_012_345, 1 / 3, 'back'))
    const moved = await two.hears('UpdateConnectedUsers', ({ users }) =>
      Boolean(userIn(users, maya)?.coordinates),
    )
    expect(userIn(moved.users, maya)?.coordinates).toEqual({
      x: 0.123_456_789_012_345,
      y: 1 / 3,
      side: 'back',
    })
    expect(userIn(moved.users, maya)?.colour).not.toBe(userIn(moved.users, jonas)?.colour)
    one.says({ type: 'selection', target: { partName: 'body', elementName: 'body' } })
    const told = await two.hears('UpdateConnectedUsers', ({ users }) =>
      Boolean(userIn(users, maya)?.selection),
    )
    expect(userIn(told.users, maya)?.selection).toEqual({ partName: 'body', elementName: 'body' })
    one.says({ type: 'movement', coordinates: null })
    await two.hears('UpdateConnectedUsers', ({ users }) => userIn(users, maya)?.coordinates === null)
    one.socket.close()
    await two.hears('UpdateConnectedUsers', ({ users }) => users.length === 1)
  })

  test('who offers the second version gets those who moved, and the design as it is stored (LV14)', async () => {
    const [one, two] = [join(maya), join(jonas, { version: 'teamloom.v2' })]
    const design = unpack<{ document: object }>(await two.hears('UpdateDesign'))
    const record = await jonas.call(generatorCalls.readRecord, { params: { id: designId } })
    expect(design.document).toEqual(record.document)
    await two.hears('UpdateConnectedUsers', ({ users }) => users.length === 2)
    one.says(pointerAt(0.5, 0.5))
    const { users } = await two.hears('MovedPointers')
    expect(users).toEqual([{ userId: maya.id, coordinates: { x: 0.5, y: 0.5, side: 'front' } }])
  })

  const body = { partName: 'body', elementName: 'body' }

  test('who offers the third version gets who comes, selects and goes, and nobody else (LV22)', async () => {
    const [one, two] = [join(maya), join(jonas, { version: 'teamloom.v3' })]
    const design = unpack<{ document: object }>(await two.hears('UpdateDesign'))
    const record = await jonas.call(generatorCalls.readRecord, { params: { id: designId } })
    expect(design.document).toEqual(record.document)
    await one.hears('UpdateConnectedUsers', ({ users }) => users.length === 2)
    one.says({ type: 'selection', target: body })
    const selected = await two.hears('ChangedUsers', ({ users }) => Boolean(userIn(users, maya)?.selection))
    expect(selected).toEqual({
      type: 'ChangedUsers',
      users: [{ userId: maya.id, selection: body }],
      gone: [],
    })
    const mate = await signUpTeammate(app, maya)
    const third = join(mate, { version: 'teamloom.v3' })
    const { users } = await two.hears('ChangedUsers', each => Boolean(userIn(each.users, mate)))
    expect(users).toEqual([newcomer(mate)])
    const first = await third.hears('UpdateConnectedUsers')
    expect(first.users).toHaveLength(3)
    expect(userIn(first.users, maya)?.selection).toEqual(body)
    one.says(pointerAt(0.5, 0.5))
    expect((await third.hears('MovedPointers')).users).toHaveLength(1)
    third.socket.close()
    expect(await two.hears('ChangedUsers', ({ gone }) => gone.length > 0)).toEqual({
      type: 'ChangedUsers',
      users: [],
      gone: [mate.id],
    })
    expect(two.frames.filter(({ type }) => type === 'UpdateConnectedUsers').length).toBeLessThanOrEqual(1)
  })

  test.each(['teamloom.v1', 'teamloom.v2'] as const)(
    '%s: of many selections few are told, the last always, and of whoever has not selected less (LV22)',
    async version => {
      const [one, two] = [join(maya), join(jonas, { version })]
      await two.hears('UpdateConnectedUsers', ({ users }) => users.length === 2)
      for (let index = 0; index < 30; index++)
        one.says({ type: 'selection', target: { ...body, elementName: `element-${index}` } })
      const last = { ...body, elementName: 'element-29' }
      const { users } = await two.hears(
        'UpdateConnectedUsers',
        each => JSON.stringify(userIn(each.users, maya)?.selection) === JSON.stringify(last),
      )
      expect(userIn(users, jonas)).toEqual({
        userId: jonas.id,
        designId,
        name: 'Maya',
        coordinates: null,
        colour: expect.any(String),
      })
      const told = two.frames.filter(
        frame => frame.type === 'UpdateConnectedUsers' && userIn(frame.users, maya)?.selection,
      )
      expect(told.length).toBeLessThan(10)
    },
  )

  test('a person in two tabs is one person, until both are closed (LV14)', async () => {
    const [first, second, other] = [join(maya), join(maya), join(jonas)]
    await second.hears('UpdateDesign')
    const { users } = await other.hears('UpdateConnectedUsers', each => each.users.length === 2)
    expect(users.filter(({ userId }) => userId === maya.id)).toHaveLength(1)
    await first.hears('UpdateDesign')
    first.socket.close()
    await first.closed
    second.says(pointerAt(0.1, 0.1))
    await other.hears('UpdateConnectedUsers', each => userIn(each.users, maya)?.coordinates?.x === 0.1)
    second.socket.close()
    expect(await other.hears('UpdateConnectedUsers', each => !userIn(each.users, maya))).toMatchObject({
      type: 'UpdateConnectedUsers',
    })
  })

  test('every change is told with who did what, an undo too (LV13)', async () => {
    const ear = join(jonas)
    await ear.hears('UpdateConnectedUsers')
    await update(maya, designId, paint(red))
    const told = await ear.hears('DesignChanged')
    expect(told).toEqual({
      type: 'DesignChanged',
      revision: 2,
      user: { userId: maya.id, name: 'Maya' },
      change: paint(red),
    })
    const state = unpack<DesignState>(await ear.hears('UpdateDesign', ({ revision }) => revision === 2))
    expect(state.revision).toBe(2)
    await maya.call(generatorCalls.undo, { body: { designId, key: 'u' } })
    await ear.hears('UpdateDesign', ({ revision }) => revision === 3)
    expect((await ear.hears('DesignChanged', ({ revision }) => revision === 3)).change.action).toBe('restore')
  })

  test('of many changes at once the last is always told (LV13)', async () => {
    const ear = join(jonas)
    await ear.hears('UpdateConnectedUsers')
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => update(maya, designId, paint(index % 2 ? red : navy))),
    )
    await ear.hears('UpdateDesign', ({ revision }) => revision === 21)
    const revisions = ear.frames.flatMap(frame => (frame.type === 'DesignChanged' ? frame.revision : []))
    expect(revisions).toEqual(Array.from({ length: 20 }, (_, index) => index + 2))
  })

  test('of one change nobody has to read what it made (LV13)', async () => {
    const ear = join(jonas)
    await ear.hears('UpdateConnectedUsers')
    const { read } = app.dependencies.database
    const { select } = read
    let readings = 0
    const counting = (...fields: unknown[]) => {
      // Of a design's room alone: it asks for all that there is of it, or who changed it.
      if (fields.length === 0 || 'change' in Object(fields[0])) readings += 1
      return Reflect.apply(select, read, fields)
    }
    Object.assign(read, { select: counting })
    try {
      for (const [index, color] of [red, navy, red].entries()) {
        await update(maya, designId, paint(color))
        const told = await ear.hears('UpdateDesign', ({ revision }) => revision === index + 2)
        const asked = await maya.call(generatorCalls.read, { params: { id: designId } })
        expect(unpack<DesignState>(told).design).toEqual(asked.design)
      }
      expect(readings).toBe(0)
      const who = ear.frames.flatMap(frame => (frame.type === 'DesignChanged' ? [frame.user] : []))
      expect(who).toEqual([1, 2, 3].map(() => ({ userId: maya.id, name: 'Maya' })))
    } finally {
      Object.assign(read, { select })
    }
  })

  test('what was written past every call is told as well (LV13)', async () => {
    const ear = join(jonas)
    await ear.hears('UpdateConnectedUsers')
    await app.pool.query('update designs set revision = revision + 1 where id = $1', [designId])
    expect(await ear.hears('UpdateDesign', ({ revision }) => revision === 2)).toMatchObject({
      type: 'UpdateDesign',
    })
  })
})

test('who is in a design is told to those who may open it (LV16)', async () => {
  const outsider = await signUp(app)
  const empty = await makeDesign(maya)
  const ear = join(jonas)
  await ear.hears('UpdateConnectedUsers')
  const body = { designIds: [designId, empty, designId] }
  expect(await maya.call(presenceCalls.list, { body })).toEqual([
    {
      designId,
      users: [
        { userId: jonas.id, name: 'Maya', colour: expect.stringMatching(/^#[0-9A-F]{6}$/), imageUrl: null },
      ],
    },
  ])
  expect(await outsider.call(presenceCalls.list, { body })).toEqual([])
  ear.socket.close()
  await expect.poll(() => maya.call(presenceCalls.list, { body })).toEqual([])
})

test('another process is answered once, not whenever it tells again who is there (LV12)', async () => {
  const ear = join(maya)
  await ear.hears('UpdateConnectedUsers')
  const { news } = app.dependencies
  let announced = 0
  news.listen({
    hear: message => {
      const told = JSON.parse(message) as { kind: string; process?: string; designId?: string }
      if (told.kind === 'present' && told.process !== 'another' && told.designId === designId) announced += 1
    },
    missed: () => {},
  })
  for (const name of ['Jonas', 'Jon', 'Joe']) {
    const { users } = await ear.hears('UpdateConnectedUsers')
    const there = { ...must(users[0], 'maya'), userId: jonas.id, name }
    news.tell(JSON.stringify({ kind: 'present', process: 'another', designId, people: [there] }))
    await ear.hears('UpdateConnectedUsers', each => userIn(each.users, jonas)?.name === name)
  }
  expect(announced).toBe(1)
})

test('a word of a kind that is not known, as of a later version, is none (LV12)', async () => {
  const { news } = app.dependencies
  const ear = join(maya)
  const { users } = await ear.hears('UpdateConnectedUsers')
  const there = { ...must(users[0], 'maya'), userId: jonas.id, name: 'Jonas' }
  const told = { process: 'another', designId }
  const moves = [[jonas.id, { x: 0.5, y: 0.5, side: 'front' }]]
  news.tell(JSON.stringify({ kind: 'present', ...told, people: [there] }))
  for (const word of [
    { kind: 'waved', ...told, moves },
    { kind: 'moved', ...told, moves: 'all' },
  ])
    news.tell(JSON.stringify(word))
  const third = { ...there, userId: crypto.randomUUID(), name: 'Joe' }
  news.tell(JSON.stringify({ kind: 'present', ...told, people: [third], areMore: true }))
  const known = await ear.hears('UpdateConnectedUsers', each => each.users.length === 3)
  expect(userIn(known.users, jonas)?.coordinates).toBeNull()
})

test('whoever comes in while the last one leaves at another process is told of every change (LV12, LV13)', async () => {
  const letRead = await holdJoins(app)
  const ear = join(maya)
  const isHeld = "select from pg_locks where not granted and relation = 'design_changes'::regclass"
  await expect.poll(async () => (await app.pool.query(isHeld)).rowCount).toBe(1)
  app.dependencies.news.tell(JSON.stringify({ kind: 'present', process: 'another', designId, people: [] }))
  await letRead()
  await ear.hears('UpdateConnectedUsers')
  await update(maya, designId, paint(red))
  expect(await ear.hears('UpdateDesign', ({ revision }) => revision === 2)).toMatchObject({ revision: 2 })
})

test('a clock that is an hour off does no harm: when somebody was last seen is the server’s to say (LV14)', async () => {
  const now = new Date()
  app.setNow(now)
  const [early, late] = [join(maya), join(jonas)]
  await early.hears('UpdateConnectedUsers', ({ users }) => users.length === 2)
  const hour = 3_600_000
  early.says({ ...pointerAt(0.25, 0.5), timestamp: now.getTime() - hour })
  late.says({ ...pointerAt(0.75, 0.5), timestamp: now.getTime() + hour })
  for (const ear of [early, late]) {
    await ear.hears(
      'UpdateConnectedUsers',
      ({ users }) =>
        userIn(users, maya)?.coordinates?.x === 0.25 && userIn(users, jonas)?.coordinates?.x === 0.75,
    )
  }
  const { users } = await join(maya).hears('UpdateConnectedUsers')
  expect(users.map(({ lastSeen }) => lastSeen)).toEqual([now.toISOString(), now.toISOString()])
})

test('another path is no socket', async () => {
  expect(await join(maya, { path: '/api/v1/elsewhere' }).closed).toBe(1006)
})
