import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { patient } from '#api/testing/patient.ts'
import { type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let port: number

beforeAll(async () => {
  app = await startTestApp({ CALLS_AT_ONCE: '1' })
  await app.app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

type Asked = { readonly method: string; readonly path: string; readonly body?: unknown }

function ask({ token }: Person, { method, path, body }: Asked): http.ClientRequest {
  const headers = { 'access-token': token, 'content-type': 'application/json' }
  const asking = http.request({ method, port, path: `/api/v1${path}`, headers, agent: false })
  asking.on('error', () => {})
  asking.end(JSON.stringify(body))
  return asking
}

/** A table that stands still until it is let go. */
async function hold(table: string) {
  const holding = await app.pool.connect()
  await holding.query(`begin; lock table ${table}`)
  let isOver = false
  const letGo = async () => {
    if (isOver) return
    isOver = true
    await holding.query('commit')
    holding.release()
  }
  onTestFinished(letGo)
  const isHeld = `select from pg_locks where not granted and relation = '${table}'::regclass`
  return {
    /** Once so many calls wait for it. */
    waited: async (count: number) => {
      await expect.poll(async () => (await holding.query(isHeld)).rowCount, patient).toBe(count)
    },
    letGo,
  }
}

function connections(): Promise<number> {
  return new Promise(resolve => {
    app.app.server.getConnections((_, count) => resolve(count))
  })
}

/** How often the database was asked since. */
function countQueries(): () => number {
  let count = 0
  const counting = () => count++
  app.pool.on('acquire', counting)
  onTestFinished(() => void app.pool.off('acquire', counting))
  return () => count
}

function countRequests(): () => number {
  let count = 0
  const counting = () => count++
  app.app.server.on('request', counting)
  onTestFinished(() => void app.app.server.off('request', counting))
  return () => count
}

const newProject = (maya: Person, name: string) => ({
  method: 'POST',
  path: projectCalls.create.path,
  body: { name, teamId: maya.teamId },
})

test('what was asked by callers who have hung up since is not begun, whatever it is (AC15)', async () => {
  const maya = await signUp(app)
  const other = await signUp(app)
  const arrived = countRequests()
  const table = await hold('projects')
  const first = ask(maya, newProject(maya, 'First'))
  await table.waited(1)
  const others = [
    ask(maya, newProject(maya, 'Second')),
    ask(maya, { method: 'GET', path: '/teams/' }),
    ask(maya, { method: 'GET', path: '/preorders' }),
  ]
  await expect.poll(arrived, patient).toBe(4)
  // They wait at the door once another has been answered who came after them.
  await other.call(userCalls.me, {})
  for (const each of [first, ...others]) each.destroy()
  await expect.poll(connections, patient).toBe(0)
  const queries = countQueries()
  await table.letGo()
  const projects = await projectsOf(maya)
  expect(projects).toContain('First')
  expect(projects).not.toContain('Second')
  // That of asking for the projects.
  expect(queries()).toBe(1)
})

async function projectsOf(maya: Person): Promise<readonly string[]> {
  return (await maya.call(projectCalls.list, {})).map(({ name }) => name)
}

test('long reading is given up between its pages once nobody waits for it (AC15)', async () => {
  const maya = await signUp(app)
  const designIds: string[] = []
  for (let number = 0; number < 60; number++) designIds.push(await makeDesign(maya))
  const table = await hold('designs')
  const asking = ask(maya, {
    method: generatorCalls.readMany.method,
    path: '/generator/designs',
    body: { designIds },
  })
  await table.waited(1)
  asking.destroy()
  await expect.poll(connections, patient).toBe(0)
  const queries = countQueries()
  await table.letGo()
  await projectsOf(maya)
  expect(queries()).toBe(1)
})

test('a call that is worked on takes its caller’s place though they have hung up (AC15)', async () => {
  const [maya, other] = [await signUp(app), await signUp(app)]
  const table = await hold('projects')
  const first = ask(maya, newProject(maya, 'First'))
  await table.waited(1)
  first.destroy()
  await expect.poll(connections, patient).toBe(0)
  const answered: string[] = []
  const readNothing = async (person: Person, name: string) => {
    await person.call(generatorCalls.readMany, { body: { designIds: [] } })
    answered.push(name)
  }
  const next = readNothing(maya, 'her next')
  await readNothing(other, 'of another')
  expect(answered).toEqual(['of another'])
  await table.letGo()
  await next
})

test('what would write is not begun where its caller has hung up before a connection was free (AC15)', async () => {
  const maya = await signUp(app)
  // Who she is need not be asked.
  await projectsOf(maya)
  const held = await Promise.all(Array.from({ length: app.pool.options.max }, () => app.pool.connect()))
  const asking = ask(maya, newProject(maya, 'Late'))
  await expect.poll(() => app.pool.waitingCount, patient).toBe(1)
  asking.destroy()
  await expect.poll(connections, patient).toBe(0)
  for (const client of held) client.release()
  expect(await projectsOf(maya)).not.toContain('Late')
})
