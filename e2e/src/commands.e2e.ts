import { execFile, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startServer } from './server.ts'

const root = path.join(import.meta.dirname, '../..')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-commands-'))
let dataDir = ''

beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(folder, 'data-'))
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

type Ending = { readonly code: number; readonly lastLine: string }

/** `npm run <name> -- <args>`, as an operator runs it: how it ends. */
function run(name: string, ...args: string[]): Promise<Ending> {
  return new Promise(resolve => {
    execFile(
      'npm',
      ['run', name, '--', ...args],
      { cwd: root, env: { ...process.env, DATA_DIR: dataDir } },
      (error, said, complained) => {
        const code = Number(error?.code ?? 0)
        const lines = (code === 0 ? said : complained).trimEnd().split('\n')
        // What npm itself says of a command that failed comes after it.
        resolve({ code, lastLine: lines.findLast(line => !line.startsWith('npm ')) ?? '' })
      },
    )
  })
}

/** A port with the one above it, as `npm run dev` takes two. */
async function freePorts(): Promise<number> {
  for (;;) {
    const port = 20_000 + 2 * Math.floor(Math.random() * 10_000)
    if ((await isFree(port)) && (await isFree(port + 1))) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const server = net.createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}

async function login(url: string, email: string) {
  const answer = await fetch(`${url}/api/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Wolves-2027' }),
  })
  const token = answer.headers.get('access-token') ?? ''
  return async (address: string, body?: object) => {
    const sent = body && { method: 'POST', body: JSON.stringify(body) }
    const read = await fetch(`${url}/api/v1${address}`, {
      ...sent,
      headers: { 'access-token': token, ...(sent && { 'content-type': 'application/json' }) },
    })
    return ((await read.json()) as { data: never }).data
  }
}

/** What the demonstration shows to whoever logs in. */
async function checkDemonstration(url: string): Promise<void> {
  const [maya, jonas, staff] = await Promise.all(
    ['maya@wolves.example', 'jonas@wolves.example', 'staff@teamloom.example'].map(email => login(url, email)),
  )
  const [team] = (await maya!('/teams/')) as { teammates: { first_name: string }[]; colors: string[] }[]
  expect(team?.teammates.map(each => each.first_name)).toEqual(['Maya', 'Jonas'])
  const designs = (await jonas!('/designs/?include=state')) as {
    family: { name: string }
    errorKey: string | null
    state: { decorations: { type: string }[] }
  }[]
  const products = (await maya!('/generator/products')) as { family: { name: string } }[]
  const families = (list: typeof products) => [...new Set(list.map(({ family }) => family.name))].toSorted()
  expect(families(designs)).toEqual(families(products))
  expect(designs.map(({ errorKey }) => errorKey)).toEqual(designs.map(() => null))
  const types = new Set(designs.flatMap(({ state }) => state.decorations.map(({ type }) => type)))
  expect([...types].toSorted()).toEqual(shownTypes)
  expect(team?.colors).toHaveLength(4)
  const { items } = (await maya!('/cart/items')) as { items: { pricing: { hasMinimum: boolean } }[] }
  expect(items.map(({ pricing }) => pricing.hasMinimum)).toEqual([true, true, true])
  const projects = (await maya!('/projects/')) as unknown as { id: string; name: string }[]
  const regatta = projects.find(({ name }) => name === 'Borealis regatta')
  const collection = (await maya!(`/projects/collection/${regatta?.id}`)) as unknown as {
    settings: { isOpen: boolean }
    designs: { total: number }[]
    roster: { answeredAt: string | null }[]
  }
  expect(collection.settings.isOpen).toBe(true)
  expect(collection.designs.map(({ total }) => total).toSorted()).toEqual([13, 17])
  expect(collection.roster.filter(({ answeredAt }) => answeredAt === null)).toHaveLength(5)
  expect(await maya!('/preorders')).toMatchObject([{ preorder: { number: 1001, status: 'intent' } }])
  expect(await staff!('/user/me')).toMatchObject({ isAdmin: true, isDesigner: true })
  // Counted by triggers, which a restored backup has run once already.
  expect(await staff!('/preorders/purchasedpreorders', {})).toMatchObject({
    inAll: 1,
    total: 1,
    counts: { intent: 1, purchased: 0 },
  })
}

/** Each way of decorating that has a look of its own. */
const shownTypes = [
  'detailedprint',
  'embroidery',
  'embroiderypatch',
  'hoodliningrepeatingscreenprint',
  'leathertag',
  'screenprint',
  'socksknitting',
  'woventag',
]

const demonstrated = { code: 0, lastLine: '  staff@teamloom.example  staff' }
const taken = {
  code: 1,
  lastLine: 'teamloom: There are teams already: the demonstration is for an empty database.',
}

describe('the commands of the README', { timeout: 300_000 }, () => {
  test('are tried here, or where they belong', () => {
    const readme = fs.readFileSync(path.join(root, 'README.md'), 'utf8')
    const named = [...readme.matchAll(/^npm (?:run )?([\w:]+)/gm)].map(match => match[1])
    const [here, elsewhere] = [
      ['demo', 'user', 'dev', 'bench'],
      ['start', 'test', 'test:all', 'check', 'torture'],
    ]
    expect(named.toSorted()).toEqual([...here, ...elsewhere].toSorted())
  })

  test('fill it while it starts for the first time, whichever of the two was faster, and end well beside it', async () => {
    const backup = path.join(dataDir, 'backup')
    const [server, ending] = await Promise.all([startServer({}, dataDir), run('demo')])
    onTestFinished(server.stop)
    expect(ending).toEqual(demonstrated)
    await checkDemonstration(server.url)
    expect(await run('demo')).toEqual(taken)
    expect(await run('user', 'list')).toEqual({
      code: 0,
      lastLine: 'maya@wolves.example\tMaya Tremblay\tuser',
    })
    expect(await run('backup', backup)).toMatchObject({ code: 0, lastLine: expect.stringContaining(backup) })
    expect(await run('restore', backup)).toEqual({
      code: 1,
      lastLine: 'teamloom: Teamloom is running: stop it before restoring.',
    })
  })

  test('find nobody beside a server that nobody has used', async () => {
    const server = await startServer({}, dataDir)
    onTestFinished(server.stop)
    expect(await run('user', 'list')).toEqual({ code: 0, lastLine: 'Nobody has an account yet.' })
  })

  test('serve both sides with reload until they are ended', async () => {
    const port = await freePorts()
    const environment = { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' }
    const dev = spawn('npm', ['run', 'dev'], { cwd: root, env: environment, detached: true, stdio: 'ignore' })
    const ended = new Promise(resolve => dev.once('exit', resolve))
    const end = async () => {
      if (dev.exitCode === null && dev.signalCode === null) process.kill(-(dev.pid ?? 0), 'SIGTERM')
      await ended
    }
    onTestFinished(end)
    const statusOf = (address: string) => () =>
      fetch(`http://localhost:${port}${address}`).then(
        ({ status }) => status,
        () => 0,
      )
    const patience = { timeout: 120_000, interval: 300 }
    await expect.poll(statusOf('/'), patience).toBe(200)
    await expect.poll(statusOf('/api/v1/health'), patience).toBe(200)
    await end()
    expect(await statusOf('/')()).toBe(0)
  })

  test('measure: figures as JSON, all within their limits', async () => {
    expect(await run('bench', 'bake-bytes')).toEqual({ code: 0, lastLine: '}' })
  })

  test('end well alone, and what they made is there at the next start', async () => {
    const backup = path.join(dataDir, 'backup')
    expect(await run('user', 'list')).toEqual({ code: 0, lastLine: 'Nobody has an account yet.' })
    expect(await run('demo')).toEqual(demonstrated)
    expect(await run('demo')).toEqual(taken)
    expect(await run('backup', backup)).toMatchObject({ code: 0, lastLine: expect.stringContaining(backup) })
    const told = path.join(backup, 'backup.json')
    const itself = fs.readFileSync(told, 'utf8')
    fs.writeFileSync(told, itself.replace(/"schema": \d+/, '"schema": 1'))
    expect(await run('restore', backup, '--replace')).toEqual({
      code: 1,
      lastLine: expect.stringContaining('made by another version of Teamloom'),
    })
    fs.writeFileSync(told, itself)
    expect(await run('restore', backup, '--replace')).toMatchObject({
      code: 0,
      lastLine: expect.stringMatching(/^Restored \d+ rows and the files of /),
    })
    const server = await startServer({}, dataDir)
    onTestFinished(server.stop)
    await checkDemonstration(server.url)
  })
})
