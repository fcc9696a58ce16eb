import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import process from 'node:process'
import readline from 'node:readline'
import { descendantsOf, killAll, signalQuietly } from '@teamloom/api/testing/processes.ts'
import { must } from '@teamloom/kit/assert.ts'

const launcher = path.resolve(import.meta.dirname, '../launch/start.mjs')

/** The product as `npm start` starts it, in processes of its own. */
export type Server = {
  /** Where it answers now: it may have been started again elsewhere. */
  readonly url: () => string
  /** The id of the server's own process. */
  readonly pid: () => number
  /** What it said when it ended without being asked to, started again or not; never, as long as it runs. */
  readonly died: Promise<string>
  /** All of its processes, its database's too. */
  readonly kill: () => Promise<void>
  /** The server's own, and nothing else: it is there again when its launcher has started it again. */
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
      FILES_PER_SECOND: '1000000',
      EMAIL_CHECKS_PER_10_MINUTES: '100000',
      CALLS_AT_ONCE: '100000',
      CALLS_WAITING: '100000',
      LOOP_MS_PER_SECOND: '1000000',
      SIGNUPS_PER_10_MINUTES: '1000000',
      GUESTS_PER_HOUR: '1000000',
      LOGINS_PER_10_MINUTES: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const places = readPlaces(child)
  let errors = ''
  let isAsked = false
  const ended = once(child, 'close')
  const died = new Promise<string>(resolve => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text
      if (text.includes('the server has ended') && !isAsked) resolve(errors)
    })
    void ended.then(([code]) => isAsked || resolve(`${code}: ${errors}`))
  })
  const orDied = <Value>(awaited: Promise<Value>) =>
    Promise.race([awaited, died.then(said => Promise.reject(new Error(said)))])
  // The launcher's first child.
  const pid = () => must(descendantsOf(child.pid!)[1], 'server')
  try {
    let url = await orDied(places.next())
    return {
      url: () => url,
      pid,
      died,
      kill: () => {
        isAsked = true
        return killAll(child)
      },
      killAlone: async () => {
        isAsked = true
        signalQuietly(pid(), 'SIGKILL')
        url = await orDied(places.next())
        isAsked = false
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

/** Where it says that it is ready, each time that it does. */
function readPlaces(child: ChildProcess): { readonly next: () => Promise<string> } {
  const found: string[] = []
  let tell = () => {}
  readline.createInterface({ input: child.stdout! }).on('line', line => {
    const url = /^Teamloom is ready at (http:\/\/localhost:\d+)$/.exec(line)?.[1]
    if (url) found.push(url.replace('localhost', '127.0.0.1'))
    tell()
  })
  const next = async (): Promise<string> => {
    for (;;) {
      const url = found.shift()
      if (url) return url
      await new Promise<void>(resolve => {
        tell = resolve
      })
    }
  }
  return { next }
}
