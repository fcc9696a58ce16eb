/** Long, as it is one thing: a room, from joining it to whatever ends it. */

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { presenceCalls } from '@teamloom/contract/presence.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import type { DesignState } from '@teamloom/design/design-state.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesign, navy, paint, red, update } from '#api/testing/designs.ts'
import { goodPassword, type Person, signUp, signUpTeammate } from '#api/testing/people.ts'
import { type Ear, listen, openEar, unpack, userIn } from '#api/testing/sockets.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let port: number
let maya: Person
let jonas: Person
let designId: string
const ears: Ear[] = []
const silent: Socket[] = []

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
afterEach(() => {
  for (const { socket } of ears.splice(0)) socket.terminate()
  for (const socket of silent.splice(0)) socket.destroy()
})

function join(person: Person, asked: Parameters<typeof openEar>[3] = {}, id = designId): Ear {
  const ear = openEar(port, person, id, asked)
  ears.push(ear)
  return ear
}

/** Nobody is let into a design, which is read first, until what this answers is called. */
async function holdReading(): Promise<() => Promise<void>> {
  const holding = await app.pool.connect()
  await holding.query('begin; lock table design_changes')
  return async () => {
    await holding.query('commit')
    holding.release()
  }
}

const at = (x: number, y: number, side = 'front') => ({
  type: 'movement',
  coordinates: { x, y, side },
  timestamp: 1,
})

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
    ear.socket.once('open', () => ear.says(at(0.25, 0.75)))
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
    one.says(at(0.123_456_789_012_345, 1 / 3, 'back'))
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
    one.says(at(0.5, 0.5))
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
    one.says(at(0.5, 0.5))
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
    second.says(at(0.1, 0.1))
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

describe('whoever loses access is out at the next look (LV11)', () => {
  async function isOut(person: Person, lose: () => Promise<unknown>, code: number): Promise<Ear> {
    const [ear, staying] = [join(person), join(maya)]
    await ear.hears('UpdateConnectedUsers')
    await staying.hears('UpdateConnectedUsers', ({ users }) =>
      users.some(({ userId }) => userId === person.id),
    )
    await lose()
    expect(await ear.closed).toBe(code)
    return ear
  }

  test('removed from the team', async () => {
    const mate = await signUpTeammate(app, maya)
    const params = { teamId: maya.teamId, teammateId: mate.id }
    expect(await isOut(mate, () => maya.call(teamCalls.removeTeammate, { params }), 4403)).toBeDefined()
  })

  test('logged out', async () => {
    const mate = await signUpTeammate(app, maya)
    expect(await isOut(mate, () => mate.call(userCalls.logout, {}), 4401)).toBeDefined()
  })

  test('the password changed: every other session ends, that of the change stays', async () => {
    const mate = await signUpTeammate(app, maya)
    const payload = { email: mate.email, password: goodPassword }
    const login = await app.app.inject({ method: 'POST', url: '/api/v1/user/login', payload })
    const elsewhere = { ...mate, token: String(login.headers['access-token']) }
    const here = join(mate)
    await here.hears('UpdateDesign')
    const body = { currentPassword: goodPassword, newPassword: 'Another-horse-2' }
    await isOut(elsewhere, () => mate.call(userCalls.changePassword, { body }), 4401)
    // It was looked at with the others.
    expect(here.socket.readyState).toBe(here.socket.OPEN)
    expect(await join(elsewhere).closed).toBe(4401)
  })

  test('the design deleted', async () => {
    const mate = await signUpTeammate(app, maya)
    const ear = await isOut(mate, () => maya.call(designCalls.delete, { params: { id: designId } }), 4404)
    expect(ear.frames.at(-1)).toEqual({ type: 'DesignGone' })
  })

  test('the design moved out of reach; whoever still reaches it stays', async () => {
    const mate = await signUpTeammate(app, maya)
    const team = await maya.call(teamCalls.create, { body: { name: 'Otters' } })
    const project = await maya.call(projectCalls.create, { body: { name: 'Spring', teamId: team.id } })
    const staying = join(maya)
    await staying.hears('UpdateDesign')
    const body = { designId, newProjectId: project.id }
    await isOut(mate, () => maya.call(designCalls.move, { body }), 4404)
    await staying.hears('UpdateConnectedUsers', ({ users }) => users.length === 1)
    expect(staying.socket.readyState).toBe(staying.socket.OPEN)
  })
})

/** Opened, and perhaps half of what would ask for a room; no more comes. */
async function openSilent(hasBegun: boolean): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  silent.push(socket)
  await once(socket, 'connect')
  if (hasBegun) socket.write('GET /api/v1/collaboration HTTP/1.1\r\nhost: localhost\r\n')
}

describe('what is too much ends the connection (LV15)', () => {
  test.each<[string, number, (ear: Ear) => void]>([
    ['a frame over 2 KB', 1009, ear => ear.says({ ...at(0, 0), more: 'x'.repeat(3000) })],
    ['more than 40 frames a second', 1008, ear => Array.from({ length: 60 }, () => ear.says(at(0, 0)))],
    ['what is no JSON', 1003, ear => Array.from({ length: 12 }, () => ear.says('{'))],
    ['unknown types', 1003, ear => Array.from({ length: 12 }, () => ear.says({ type: 'dance' }))],
    ...['1e999', '-1e999', 'NaN', '"NaN"', 'null'].map((x): [string, number, (ear: Ear) => void] => [
      `${x} as a coordinate`,
      1003,
      ear => {
        const said = `{"type":"movement","coordinates":{"x":${x},"y":0,"side":"front"}}`
        for (let index = 0; index < 12; index++) ear.says(said)
      },
    ]),
    ['bytes', 1003, ear => Array.from({ length: 12 }, () => ear.socket.send(Buffer.from([1, 2, 3])))],
  ])('%s: %d, and the others notice nothing', async (_, code, misbehave) => {
    const [ear, other] = [join(maya), join(jonas)]
    await ear.hears('UpdateConnectedUsers')
    await other.hears('UpdateConnectedUsers', ({ users }) => users.length === 2)
    misbehave(ear)
    expect(await ear.closed).toBe(code)
    await other.hears('UpdateConnectedUsers', ({ users }) => users.length === 1)
    expect(other.socket.readyState).toBe(other.socket.OPEN)
  })

  test('ten frames of no known shape are only ignored', async () => {
    const ear = join(maya)
    await ear.hears('UpdateConnectedUsers')
    for (let index = 0; index < 10; index++) ear.says('no')
    ear.says(at(0.5, 0.5))
    expect(
      await ear.hears('UpdateConnectedUsers', ({ users }) => userIn(users, maya)?.coordinates?.x === 0.5),
    ).toMatchObject({ type: 'UpdateConnectedUsers' })
  })

  test('twenty connections of a person, and no more, though many come at once', async () => {
    const letRead = await holdReading()
    const all = Array.from({ length: 25 }, () => join(maya))
    const codes: number[] = []
    for (const ear of all) void ear.closed.then(code => codes.push(code))
    // None of the others is in yet.
    await expect.poll(() => codes).toEqual(Array.from({ length: 5 }, () => 1008))
    await letRead()
    const isOpen = ({ socket }: Ear) => socket.readyState === socket.OPEN
    await Promise.all(all.filter(isOpen).map(ear => ear.hears('UpdateConnectedUsers')))
    expect(all.filter(isOpen)).toHaveLength(20)
    expect(await join(maya).closed).toBe(1008)
  })

  test('two hundred connections to a design, and no more', async () => {
    const mates = await Promise.all(Array.from({ length: 8 }, () => signUpTeammate(app, maya)))
    const all = [maya, jonas, ...mates].flatMap(person => Array.from({ length: 20 }, () => join(person)))
    await Promise.all(all.map(ear => ear.hears('UpdateDesign')))
    expect(await join(await signUpTeammate(app, maya)).closed).toBe(1008)
    expect(all.filter(({ socket }) => socket.readyState === socket.OPEN)).toHaveLength(200)
  })

  test('five hundred that open and say nothing disturb nobody', async () => {
    await Promise.all(Array.from({ length: 500 }, (_, index) => openSilent(index % 2 > 0)))
    const [one, other] = [join(maya), join(jonas)]
    await other.hears('UpdateConnectedUsers', ({ users }) => users.length === 2)
    one.says(at(0.25, 0.5))
    await other.hears('UpdateConnectedUsers', ({ users }) => userIn(users, maya)?.coordinates?.x === 0.25)
    await update(maya, designId, paint(red))
    await other.hears('UpdateDesign', ({ revision }) => revision === 2)
    expect(silent).toHaveLength(500)
    expect(silent.filter(({ readyState }) => readyState !== 'open')).toEqual([])
  })

  test('one that does not read holds up nobody', async () => {
    const [deaf, other] = [join(maya), join(jonas)]
    await deaf.hears('UpdateConnectedUsers')
    await other.hears('UpdateConnectedUsers', ({ users }) => users.length === 2)
    deaf.socket.pause()
    await update(maya, designId, paint(red))
    expect(await other.hears('UpdateDesign', ({ revision }) => revision === 2)).toMatchObject({
      type: 'UpdateDesign',
    })
  })
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
  const letRead = await holdReading()
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
  early.says({ ...at(0.25, 0.5), timestamp: now.getTime() - hour })
  late.says({ ...at(0.75, 0.5), timestamp: now.getTime() + hour })
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
