import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { makeDesign, paint, red, update } from '#api/testing/designs.ts'
import { type Person, signUp, signUpTeammate } from '#api/testing/people.ts'
import { type Ear, holdJoins, listen, openEar, pointerAt, userIn } from '#api/testing/sockets.ts'
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

const join = (person: Person): Ear => openEar(port, person, designId)

/** Opened, and perhaps half of what would ask for a room; no more comes. */
async function openSilent(hasBegun: boolean): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  if (hasBegun) socket.write('GET /api/v1/collaboration HTTP/1.1\r\nhost: localhost\r\n')
  return socket
}

describe('what is too much ends the connection (LV15)', () => {
  test.each<[string, number, (ear: Ear) => void]>([
    ['a frame over 2 KB', 1009, ear => ear.says({ ...pointerAt(0, 0), more: 'x'.repeat(3000) })],
    [
      'more than 40 frames a second',
      1008,
      ear => Array.from({ length: 60 }, () => ear.says(pointerAt(0, 0))),
    ],
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
    ear.says(pointerAt(0.5, 0.5))
    expect(
      await ear.hears('UpdateConnectedUsers', ({ users }) => userIn(users, maya)?.coordinates?.x === 0.5),
    ).toMatchObject({ type: 'UpdateConnectedUsers' })
  })

  test('twenty connections of a person, and no more, though many come at once', async () => {
    const letRead = await holdJoins(app)
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
    const silent = await Promise.all(Array.from({ length: 500 }, (_, index) => openSilent(index % 2 > 0)))
    const [one, other] = [join(maya), join(jonas)]
    await other.hears('UpdateConnectedUsers', ({ users }) => users.length === 2)
    one.says(pointerAt(0.25, 0.5))
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
