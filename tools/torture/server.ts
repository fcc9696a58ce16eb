import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import process from 'node:process'
import { descendantsOf, killAll, signalQuietly } from '@teamloom/api/testing/processes.ts'

const launcher = path.resolve(import.meta.dirname, '../launch/start.mjs')

/** The product as `npm start` starts it, in processes of its own. */
export type Server = {
  readonly url: string
  /** What it said when it ended without being asked to; never, as long as it runs. */
  readonly died: Promise<string>
  /** All of its processes, its database's too. */
  readonly kill: () => Promise<void>
  /** The server's own, and nothing else. */
  readonly killAlone: () => Promise<void>
  /** Asked to end, it ends by itself. */
  readonly end: () => Promise<void>
}

export async function startServer(environment: Readonly<Record<string, string>>): Promise<Server> {
  const child = spawn(process.execPath, [launcher], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      // What is tried here is not how fast one may call.
      CALLS_PER_SECOND: '1000000',
      SIGNUPS_PER_10_MINUTES: '1000000',
      LOGINS_PER_10_MINUTES: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const ended = once(child, 'close')
  let isAsked = false
  const died = new Promise<string>(resolve => {
    void ended.then(([code]) => isAsked || resolve(`${code}: ${errors}`))
  })
  try {
    const url = await Promise.race([firstUrl(child), died.then(said => Promise.reject(new Error(said)))])
    return {
      url,
      died,
      kill: () => {
        isAsked = true
        return killAll(child)
      },
      killAlone: async () => {
        isAsked = true
        // Below the launcher, which ends with it.
        const [, server] = descendantsOf(child.pid!)
        if (server) signalQuietly(server, 'SIGKILL')
        await ended
      },
      end: async () => {
        isAsked = true
        child.kill('SIGTERM')
        await ended
      },
    }
  } catch (error) {
    await killAll(child)
    throw error
  }
}

function firstUrl(child: ChildProcess): Promise<string> {
  return new Promise(resolve => {
    let said = ''
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const url = /^Teamloom is ready at (http:\/\/localhost:\d+)$/m.exec(said)?.[1]
      if (url) resolve(url.replace('localhost', '127.0.0.1'))
    })
  })
}
