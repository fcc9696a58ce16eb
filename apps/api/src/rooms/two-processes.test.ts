import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { createClient } from '@teamloom/contract/client.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { versionCalls } from '@teamloom/contract/versions.ts'
import { must } from '@teamloom/kit/assert.ts'
import pg from 'pg'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { openLine } from '#api/testing/database-line.ts'
import { navy, paint, red, tshirt } from '#api/testing/designs.ts'
import { administer, connectionTo } from '#api/testing/global-setup.ts'
import { patient } from '#api/testing/patient.ts'
import { goodPassword } from '#api/testing/people.ts'
import { killAll } from '#api/testing/processes.ts'
import { openEar, userIn } from '#api/testing/sockets.ts'

// oxlint-disable-next-line eslint/no-restricted-properties -- tests reach an outside server by this name only
const redisUrl = process.env.TEST_REDIS_URL

const carriers = [
  { carrier: 'PostgreSQL', environment: {} },
  ...(redisUrl ? [{ carrier: 'Redis', environment: { REDIS_URL: redisUrl } }] : []),
]

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

type Running = { readonly port: number; readonly kill: () => Promise<void> }

/** The real program, twice, on one database and one folder. */
async function startTwo(environment: Readonly<Record<string, string>>) {
  const server = inject('server')
  const database = `teamloom_test_${randomBytes(5).toString('hex')}`
  await administer(server, `create database ${database} template ${inject('template')}`)
  closing.push(() => administer(server, `drop database if exists ${database} with (force)`))
  const connection = connectionTo(server, database)
  const line = await openLine(connection)
  closing.push(line.cut)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-two-'))
  closing.push(() => fs.rmSync(folder, { recursive: true, force: true }))
  const all = {
    DATA_DIR: folder,
    DATABASE_URL: addressOf(line.connection),
    SESSION_SECRET: 's'.repeat(32),
    SERVICE_KEY: 'k'.repeat(32),
    ...environment,
  }
  const running = await Promise.all([start(all), start(all)])
  return { one: must(running[0], 'one'), other: must(running[1], 'other'), connection, line }
}

function addressOf({ connectionString, host, port, user, password, database }: pg.ClientConfig): string {
  const name = `${user}:${encodeURIComponent(String(password))}`
  return connectionString ?? `postgres://${name}@${host}:${port}/${database}`
}

async function start(environment: Readonly<Record<string, string>>): Promise<Running> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    env: {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      CALLS_PER_SECOND: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = () => killAll(child)
  closing.push(kill)
  const port = await new Promise<number>((resolve, reject) => {
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const found = /ready at http:\/\/localhost:(\d+)/.exec(said)?.[1]
      if (found) resolve(Number(found))
    })
    child.once('exit', code => reject(new Error(`ended with ${code}`)))
  })
  return { port, kill }
}

/** Makes calls to one of them; the session is kept from the first answer that gives one. */
function callerAt({ port }: Running, session = { token: '' }) {
  return createClient(async ({ method, path: address, body }) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1${address}`, {
      method,
      headers: {
        ...(session.token ? { 'access-token': session.token } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    session.token = answer.headers.get('access-token') ?? session.token
    return { status: answer.status, json: await answer.json() }
  })
}

async function signUpAt(running: Running, firstName: string) {
  const session = { token: '' }
  const call = callerAt(running, session)
  const { newUser, newProject } = await call(userCalls.signup, {
    body: {
      email: `${firstName.toLowerCase()}@example.com`,
      firstName,
      lastName: 'Tremblay',
      password: goodPassword,
      language: 'en',
      teamName: 'Wolves',
      forWho: 'student',
      projectSize: '20-49',
    },
  })
  return { id: newUser.id, projectId: must(newProject, 'project').id, session, token: session.token, call }
}

/** Maya at one process, Jonas at the other, in one design of Maya's team. */
async function openTogether(environment: Readonly<Record<string, string>>) {
  const { one, other, connection, line } = await startTwo(environment)
  const [maya, jonas] = [await signUpAt(one, 'Maya'), await signUpAt(other, 'Jonas')]
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(
    'insert into team_members (team_id, user_id) select team_id, $1 from team_members where user_id = $2',
    [jonas.id, maya.id],
  )
  await client.end()
  const { designId } = await maya.call(generatorCalls.create, { body: tshirt })
  await maya.call(designCalls.register, { body: { projectId: maya.projectId, designId, name: 'Tour tee' } })
  const sit = (running: Running, person: typeof maya, version = 'teamloom.v1') => {
    const ear = openEar(running.port, person, designId, { version })
    closing.push(() => ear.socket.terminate())
    return ear
  }
  const ears = { maya: sit(one, maya), jonas: sit(other, jonas) }
  for (const ear of Object.values(ears))
    await ear.hears('UpdateConnectedUsers', ({ users }) => users.length === 2)
  return { one, other, line, maya, jonas, designId, ears, sit }
}

describe.each(carriers)('two processes, with news over $carrier', ({ environment }) => {
  test('are one room: pointers, changes, versions and access of one are known at the other (LV12)', {
    timeout: 120_000,
  }, async () => {
    const { other, maya, jonas, designId, ears, sit } = await openTogether(environment)
    const coordinates = { x: 1 / 3, y: 0.5, side: 'back' }
    ears.maya.says({ type: 'movement', coordinates, timestamp: 1 })
    const moved = await ears.jonas.hears('UpdateConnectedUsers', ({ users }) =>
      Boolean(userIn(users, maya)?.coordinates),
    )
    expect(userIn(moved.users, maya)?.coordinates).toEqual(coordinates)

    const target = { partName: 'body', elementName: 'body' }
    const later = sit(other, jonas, 'teamloom.v3')
    await later.hears('UpdateConnectedUsers')
    for (const elementName of ['collar', 'sleeves', 'body'])
      ears.maya.says({ type: 'selection', target: { ...target, elementName } })
    const selected = await ears.jonas.hears(
      'UpdateConnectedUsers',
      ({ users }) => JSON.stringify(userIn(users, maya)?.selection) === JSON.stringify(target),
    )
    expect(userIn(selected.users, maya)?.coordinates).toEqual(coordinates)
    await later.hears('ChangedUsers', ({ users }) => userIn(users, maya)?.selection !== undefined)
    const after = sit(other, jonas)
    const present = await after.hears('UpdateConnectedUsers')
    expect(userIn(present.users, maya)?.selection).toEqual(target)
    ears.maya.says({ type: 'selection', target: null })
    await later.hears('ChangedUsers', ({ users }) => userIn(users, maya)?.selection === null)

    const sleeves = {
      action: 'setColor',
      partName: 'sleeves',
      elementName: 'sleeves',
      layerName: 'sleeves',
      color: navy,
    } as const
    // At the same moment, each at their own.
    await Promise.all([
      maya.call(generatorCalls.update, { body: { designId, ...paint(red) } }),
      jonas.call(generatorCalls.update, {
        body: { designId, ...sleeves },
      }),
    ])
    for (const ear of Object.values(ears)) {
      await ear.hears('UpdateDesign', ({ revision }) => revision === 3)
      const authors = ear.frames.flatMap(frame => (frame.type === 'DesignChanged' ? frame.user.name : []))
      expect(authors.toSorted()).toEqual(['Jonas', 'Maya'])
    }

    await jonas.call(versionCalls.keep, { body: { designId, name: 'For the coach' } })
    const { items } = await maya.call(versionCalls.list, { params: { id: designId } })
    expect(items.map(({ name }) => name)).toContain('For the coach')

    await jonas.call(userCalls.logout, {})
    expect(await ears.jonas.closed).toBe(4401)
    await ears.maya.hears('UpdateConnectedUsers', ({ users }) => users.length === 1)
  })

  test('lose nothing that was answered when one is killed; at the other nobody is disturbed', {
    timeout: 120_000,
  }, async () => {
    const { one, other, maya, jonas, designId, ears, sit } = await openTogether(environment)
    let answered = 1
    const writing = (async () => {
      for (let index = 0; ; index++) {
        const change = paint(index % 2 ? red : navy)
        const { revision } = await maya.call(generatorCalls.update, { body: { designId, ...change } })
        answered = revision
      }
    })().catch(() => 'cut')
    await ears.jonas.hears('UpdateDesign', ({ revision }) => revision > 5)
    await one.kill()
    expect(await writing).toBe('cut')
    expect(await ears.maya.closed).toBe(1006)

    const { revision } = await jonas.call(generatorCalls.readRecord, { params: { id: designId } })
    // The last may have been written and never answered.
    expect([answered, answered + 1]).toContain(revision)
    expect(ears.jonas.socket.readyState).toBe(ears.jonas.socket.OPEN)
    await ears.jonas.hears('UpdateDesign', told => told.revision === revision)
    const again = sit(other, maya)
    await again.hears('UpdateDesign', told => told.revision === revision)
    const { users } = await again.hears('UpdateConnectedUsers')
    expect(users.map(({ name }) => name).toSorted()).toEqual(['Jonas', 'Maya'])
    const back = callerAt(other, maya.session)
    await back(generatorCalls.update, { body: { designId, ...paint('1008') } })
    await ears.jonas.hears('UpdateDesign', told => told.revision === revision + 1)
  })
})

test('a session that ended and a role that was given at one process are known at the other (AC7)', {
  timeout: 120_000,
}, async () => {
  const { one, other, connection } = await startTwo({})
  const maya = await signUpAt(one, 'Maya')
  const elsewhere = callerAt(other, maya.session)
  expect(await elsewhere(userCalls.me, {})).toMatchObject({ id: maya.id, isAdmin: false })
  const client = new pg.Client(connection)
  await client.connect()
  closing.push(() => client.end())
  // As the operator's command does, which is a third.
  await client.query("insert into user_roles (user_id, role) values ($1, 'admin')", [maya.id])
  await expect.poll(() => elsewhere(userCalls.me, {}), patient).toMatchObject({ isAdmin: true })
  await maya.call(userCalls.logout, {})
  const ended = { status: 401, errorKey: 'token_expired' }
  expect(await maya.call(userCalls.me, {}).catch(Object)).toMatchObject(ended)
  await expect
    .poll(() => elsewhere(userCalls.me, {}).catch((error: unknown) => error), patient)
    .toMatchObject(ended)
})

test('the database away for a while: everybody stays, and learns what was changed meanwhile (LV12)', {
  timeout: 120_000,
}, async () => {
  const { line, maya, designId, ears } = await openTogether({})
  await line.cut()
  const refused = await maya.call(generatorCalls.update, { body: { designId, ...paint(red) } }).catch(Object)
  expect(refused).toMatchObject({ status: 503 })
  await line.mend()
  await expect
    .poll(
      () =>
        maya.call(generatorCalls.update, { body: { designId, ...paint(navy) } }).then(
          () => 'done',
          () => 'refused',
        ),
      patient,
    )
    .toBe('done')
  for (const ear of Object.values(ears)) {
    await expect
      .poll(() => ear.frames.some(frame => frame.type === 'UpdateDesign' && frame.revision === 2), patient)
      .toBe(true)
    expect(ear.socket.readyState).toBe(ear.socket.OPEN)
  }
})
