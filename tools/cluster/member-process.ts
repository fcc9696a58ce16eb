import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { killAll } from '@teamloom/api/testing/processes.ts'

const program = path.resolve(import.meta.dirname, '../../apps/api/src/main.ts')
const patienceMs = 60_000

/** One of the product's processes, started again by whoever runs the cluster, at the same port. */
export type MemberProcess = {
  readonly role: string
  readonly url: string
  /** What it said when it ended without being asked to. */
  readonly died: Promise<string>
  readonly start: () => Promise<void>
  /** Without a warning, with all that it has started. */
  readonly kill: () => Promise<void>
  /** Asked to, it ends what it has begun. */
  readonly end: () => Promise<void>
}

export function openProcess(
  role: string,
  port: number,
  environment: Readonly<Record<string, string>>,
): MemberProcess {
  const url = `http://127.0.0.1:${port}`
  const { promise: died, resolve: tellDeath } = Promise.withResolvers<string>()
  let child: ChildProcess | undefined
  let isAsked = false
  return {
    role,
    url,
    died,
    start: async () => {
      let said = ''
      isAsked = false
      const started = spawn(process.execPath, [program], {
        env: {
          PATH: process.env.PATH,
          HOST: '127.0.0.1',
          PORT: String(port),
          TEAMLOOM_ROLE: role,
          ...environment,
        },
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      child = started
      started.stderr.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-4000)
      })
      started.once('exit', code => isAsked || tellDeath(`${role}: ${code}: ${said}`))
      await untilReady(
        url,
        () => started.exitCode ?? started.signalCode,
        () => said,
      )
    },
    kill: async () => {
      isAsked = true
      if (child) await killAll(child)
    },
    end: async () => {
      isAsked = true
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function untilReady(url: string, ended: () => unknown, said: () => string): Promise<void> {
  const giveUpAt = performance.now() + patienceMs
  for (;;) {
    const answer = await fetch(`${url}/api/v1/ready`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return
    if (ended() !== null || performance.now() > giveUpAt) throw new Error(`${url} does not start: ${said()}`)
    await sleep(50)
  }
}
