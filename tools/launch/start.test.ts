import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { descendantsOf, killAll, signalQuietly } from '@teamloom/api/testing/processes.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, afterEach, expect, test } from 'vitest'

/** The launcher and the real server below it. */

const root = path.resolve(import.meta.dirname, '../..')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-start-'))
const running = new Set<ChildProcess>()

afterEach(async () => {
  await Promise.all([...running].map(child => killAll(child)))
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const long = { timeout: 300_000 }
const launcher = [process.execPath, path.join(import.meta.dirname, 'start.mjs')] as const

type Started = {
  readonly child: ChildProcess
  readonly said: () => string
  /** Until it has said so as often that it is ready; answers where. */
  readonly ready: (times?: number) => Promise<string>
  readonly ended: Promise<unknown[]>
}

function start(
  [program, ...words]: readonly [string, ...string[]] = launcher,
  environment: Readonly<Record<string, string>> = {},
): Started {
  const child = spawn(program, words, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'fatal',
      DATA_DIR: path.join(folder, 'data'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  const ended = once(child, 'exit').finally(() => running.delete(child))
  const places = () => [...said.matchAll(/^Teamloom is ready at (http:\/\/localhost:\d+)$/gm)]
  return {
    child,
    said: () => said,
    ready: async (times = 1) => {
      await expect.poll(() => places().length, { timeout: 120_000 }).toBe(times)
      return must(places().at(-1)?.[1], 'address')
    },
    ended,
  }
}

/** The server below a launcher, which may stand below npm and its shell. */
function serverBelow({ child }: Started): number {
  const server = descendantsOf(child.pid!).find(pid =>
    fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.ts'),
  )
  return must(server, 'server')
}

const statusOf = (url: string) => fetch(`${url}/api/v1/health`).then(answer => answer.status)

/** Nobody of them is left, and the port and the data are free. */
async function expectGone(pids: readonly number[], url: string): Promise<void> {
  await expect
    .poll(() => pids.filter(pid => fs.existsSync(`/proc/${pid}/fd/0`)), { timeout: 60_000 })
    .toEqual([])
  const again = net.connect(Number(new URL(url).port), '127.0.0.1')
  const [error] = (await once(again, 'error')) as [NodeJS.ErrnoException]
  expect(error.code).toBe('ECONNREFUSED')
}

test.skipIf(process.platform !== 'linux')(
  'a server that is killed is started again, at once and then later, telling why; not when it is asked to end',
  long,
  async () => {
    const started = start()
    await started.ready()
    for (const times of [2, 3]) {
      process.kill(serverBelow(started), 'SIGKILL')
      expect(await statusOf(await started.ready(times))).toBe(200)
    }
    expect(started.said().match(/^teamloom: the server .*$/gm)).toEqual([
      'teamloom: the server has ended (SIGKILL); it is started again',
      'teamloom: the server has ended (SIGKILL); it is started again in 1 s',
    ])
    const all = descendantsOf(started.child.pid!)
    const url = await started.ready(3)
    started.child.kill('SIGTERM')
    expect(await started.ended).toEqual([0, null])
    await expectGone(all, url)
  },
)

test.skipIf(process.platform !== 'linux')(
  'a server that fell, or was asked itself to end',
  long,
  async () => {
    const fault = `process.on('SIGUSR2', () => { throw new Error('by a test') })`
    const started = start(launcher, {
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}`,
    })
    await started.ready()
    process.kill(serverBelow(started), 'SIGUSR2')
    expect(await statusOf(await started.ready(2))).toBe(200)
    expect(started.said()).toContain('by a test')
    expect(started.said()).toContain('the server has ended (exit code 1); it is started again')
    process.kill(serverBelow(started), 'SIGTERM')
    expect(await started.ended).toEqual([0, null])
  },
)

test('a start that fails by its configuration is told once', long, async () => {
  const started = start(launcher, { PORT: 'eighty' })
  expect(await started.ended).toEqual([1, null])
  expect(started.said()).toMatch(/^teamloom: PORT: [^\n]*\n$/)
})

test.skipIf(process.platform !== 'linux')(
  'the server ends with a launcher that is killed without a warning',
  long,
  async () => {
    const started = start()
    const url = await started.ready()
    const all = descendantsOf(started.child.pid!)
    started.child.kill('SIGKILL')
    await expectGone(all, url)
    const again = start()
    expect(await statusOf(await again.ready())).toBe(200)
  },
)

test.skipIf(process.platform !== 'linux').each(['SIGTERM', 'SIGKILL'] as const)(
  'the server ends with npm on %s, and lets go of its data',
  long,
  async signal => {
    const started = start(['npm', 'start', '--silent'])
    const url = await started.ready()
    const all = descendantsOf(started.child.pid!)
    try {
      started.child.kill(signal)
      await expectGone(all, url)
      const again = start()
      expect(await statusOf(await again.ready())).toBe(200)
    } finally {
      for (const pid of all) signalQuietly(pid, 'SIGKILL')
    }
  },
)
