import { type ChildProcess, fork } from 'node:child_process'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type Asked, everythingAsked } from '#api/testing/flood/asked.ts'
import { openFullHouse } from '#api/testing/flood/full-house.ts'
import type { Sending, Sent } from '#api/testing/flood/sender.ts'
import { goodPassword } from '#api/testing/people.ts'

/** How long anybody else may wait, whatever one account or address asks. */
export const mostWaitMs = 100
const atOnce = 60
const mostFloodMs = 8000
/** What the machine did meanwhile for others counts for nothing: the best of these, where it may have been that. */
const mostTries = 3
const mostMachineMs = 600

/** What a product is started with to be flooded: the limits that it has by itself. */
export const usualLimits = {
  CALLS_PER_SECOND: '',
  FILES_PER_SECOND: '',
  EMAIL_CHECKS_PER_10_MINUTES: '',
  CALLS_AT_ONCE: '',
  CALLS_WAITING: '',
  LOOP_MS_PER_SECOND: '',
  TRUST_PROXY: '1',
}

const floodAddress = '198.51.100.7'
const otherAddress = '198.51.100.8'
const from = (address: string) => ({ 'x-forwarded-for': address })

export type Flooded = {
  readonly call: string
  readonly by: 'account' | 'nobody'
  /** The worst of the two beneath. */
  readonly worstMs: number
  readonly healthMs: number
  readonly lightMs: number
  /** From the first to the last answer of the sixty. */
  readonly floodMs: number
  readonly statuses: Sent
}

/**
 * Each call of the contract in its largest form sixty times at once, by an account that has much and by nobody; what
 * health and a light call of another account waited meanwhile. The product has its
 * `usualLimits`.
 */
export async function flood(asked: {
  readonly url: string
  readonly connection: pg.ClientConfig
  /** Names of calls, by commas: these alone. */
  readonly wanted: string | undefined
  readonly say: (line: string) => void
}): Promise<readonly Flooded[]> {
  const { url, connection, say } = asked
  const wanted = asked.wanted?.split(',')
  const house = await openFullHouse(url, connection)
  const everything = everythingAsked(house)
  const unknown = wanted?.filter(name => !everything.some(each => each.name === name)) ?? []
  if (unknown.length > 0) throw new Error(`there is no call ${unknown.join(', ')}`)
  const other = await signUp(url)
  const sender = fork(path.join(import.meta.dirname, 'sender.ts'))
  const found: Flooded[] = []
  try {
    for (const each of everything) {
      if (wanted && !wanted.includes(each.name)) continue
      for (const by of each.isPublic ? (['nobody'] as const) : (['account', 'nobody'] as const)) {
        const tried: Flooded[] = []
        const best = () => tried.reduce((least, each) => (each.worstMs < least.worstMs ? each : least))
        do {
          await rest(url, other)
          if (by === 'account') await house.logIn()
          const token = by === 'account' ? house.token() : undefined
          tried.push(await floodWith(sender, url, other, each, by, token))
        } while (best().worstMs > mostWaitMs && best().worstMs < mostMachineMs && tried.length < mostTries)
        const { worstMs, statuses, floodMs } = best()
        found.push(best())
        say(
          `${each.name} by ${by}: ${Math.round(worstMs)} ms ${JSON.stringify(statuses)} in ${Math.round(floodMs)} ms`,
        )
      }
    }
  } finally {
    sender.disconnect()
  }
  return found
}

async function floodWith(
  sender: ChildProcess,
  url: string,
  other: string,
  asked: Asked,
  by: Flooded['by'],
  token: string | undefined,
): Promise<Flooded> {
  const numbers = Array.from({ length: atOnce }, (_, number) => number)
  const { bodyOf } = asked
  const sending: Sending = {
    url,
    method: asked.method,
    paths: numbers.map(asked.pathOf),
    headers: { ...from(floodAddress), ...(token ? { 'access-token': token } : {}) },
    ...(bodyOf ? { bodies: numbers.map(bodyOf) } : {}),
    mostMs: mostFloodMs,
  }
  let isOver = false
  const health = watch(`${url}/api/v1/health`, undefined, () => isOver)
  const light = watch(`${url}/api/v1/user/me`, other, () => isOver)
  await sleep(50)
  const start = performance.now()
  const answered = new Promise<Sent>(resolve => sender.once('message', resolve))
  sender.send(sending)
  const statuses = await answered
  const floodMs = performance.now() - start
  isOver = true
  const [healthMs, lightMs] = await Promise.all([health, light])
  return { call: asked.name, by, worstMs: Math.max(healthMs, lightMs), healthMs, lightMs, floodMs, statuses }
}

/** The longest that an answer took, asked again and again until it is over. */
async function watch(url: string, token: string | undefined, isOver: () => boolean): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  let worst = 0
  do {
    worst = Math.max(worst, await timeOf(url, token, agent))
    await sleep(15)
  } while (!isOver())
  agent.destroy()
  return worst
}

function timeOf(url: string, token: string | undefined, agent?: http.Agent): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    http
      .get(
        url,
        {
          ...(agent ? { agent } : {}),
          headers: { ...from(otherAddress), ...(token ? { 'access-token': token } : {}) },
        },
        response => {
          response.resume()
          response.once('end', () => {
            // One that is refused has waited in vain.
            resolve(response.statusCode === 200 ? performance.now() - start : mostFloodMs)
          })
        },
      )
      .once('error', reject)
  })
}

/** What was cut off is still at work for a while. */
async function rest(url: string, other: string): Promise<void> {
  const until = performance.now() + 30_000
  for (let quiet = 0; quiet < 5 && performance.now() < until; ) {
    const ms = await timeOf(`${url}/api/v1/user/me`, other)
    quiet = ms < 25 ? quiet + 1 : 0
    await sleep(120)
  }
}

async function signUp(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/user/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `light-${crypto.randomUUID()}@example.com`,
      firstName: 'Jonas',
      lastName: 'Roy',
      password: goodPassword,
      language: 'en',
      teamName: 'Otters',
      forWho: 'company',
      projectSize: '20-49',
    }),
  })
  await answer.text()
  return answer.headers.get('access-token') ?? ''
}
