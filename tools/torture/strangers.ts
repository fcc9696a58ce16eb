import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { openStranger, putUntold, type Stranger, upgradeOf } from '@teamloom/api/testing/stranger.ts'
import { assetCalls } from '@teamloom/contract/assets.ts'
import type { Random } from './random.ts'
import type { Stage } from './stage.ts'
import { Violation } from './violation.ts'

/** What somebody without an account sends, or with one and without manners. Ends when they have hung up. */
export type Strike = (stage: Stage) => Promise<void>

/** Longer than one upload to the limit takes on a busy machine. */
const mostMs = 60_000

/** What has once ended the server. */
export const endings: Readonly<Record<string, Strike>> = {
  'an upgrade of an address that is none': async stage => {
    await Promise.race([(await meet(stage, upgradeOf('//'))).heard, tooLong('an upgrade of //')])
  },
  'a reset while an upgrade elsewhere is refused': async stage => {
    for (let times = 0; times < 20; times++) (await meet(stage, upgradeOf('/'))).socket.resetAndDestroy()
  },
  'an upload beyond the limit, of untold length': async stage => {
    const status = await Promise.race([putUntold(await askForUpload(stage), 110), tooLong('an upload')])
    expectStatus(status, [413, undefined])
  },
  'an upload of untold length that is cut': async stage => {
    await putUntold(await askForUpload(stage), 110, 1 + stage.random.below(100))
  },
}

const http2Preface = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\u0004\0\0\0\0\0'
/** The head of a record that holds more than follows. */
const tlsHello = Buffer.from('1603010200010001fc0303', 'hex')
const head = 'POST /api/v1/user/login HTTP/1.1\r\nHost: studio.example\r\nContent-Type: application/json\r\n'

const sentOnce: Readonly<Record<string, (random: Random) => string | Uint8Array>> = {
  'random bytes': random => bytesFrom(random, 1 + random.below(5000)),
  'half a TLS hello': random => Buffer.concat([tlsHello, bytesFrom(random, random.below(200))]),
  'HTTP/0.9': () => 'GET /\r\n',
  'the preface of HTTP/2': random => Buffer.concat([Buffer.from(http2Preface), bytesFrom(random, 200)]),
  'a very long line': random => `${head}X-Long: ${'a'.repeat(10_000 + random.below(1_000_000))}`,
  'very many lines': random => head + 'X: y\r\n'.repeat(1000 + random.below(20_000)),
  'a proxy’s request': () => 'CONNECT studio.example:443 HTTP/1.1\r\nHost: studio.example:443\r\n\r\n',
  'two lengths': () =>
    `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
  'a chunk of no size': () => `${head}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}\r\n`,
  'an expectation of nothing': () => `${head}Content-Length: 2\r\nExpect: \u0001nothing\r\n\r\n{}`,
  'a body that does not come': () => `${head}Content-Length: 9999\r\n\r\n{`,
}

/** What whoever looks for open doors sends to each. */
export const scans: Readonly<Record<string, Strike>> = {
  ...Object.fromEntries(Object.entries(sentOnce).map(([name, make]) => [name, sendOnce(make)])),
  'many sockets that are half open': async stage => {
    const strangers = await Promise.all(
      Array.from({ length: 300 }, () => meet(stage, head.slice(0, 1 + stage.random.below(head.length)))),
    )
    try {
      await expectServed(stage)
    } finally {
      await Promise.all(strangers.map(leave))
    }
  },
}

/** Strangers who send once and wait a moment for an answer; some then hang up with a reset. */
function sendOnce(make: (random: Random) => string | Uint8Array): Strike {
  return async stage => {
    const { random } = stage
    const stranger = await meet(stage, make(random))
    if (random.below(2) === 0) return stranger.socket.resetAndDestroy() && undefined
    await Promise.race([stranger.heard, sleep(random.below(300))])
    await leave(stranger)
  }
}

const mostAnswerMs = 5000

/** Health is told while they are all at the door. */
async function expectServed({ server }: Stage): Promise<void> {
  const signal = AbortSignal.timeout(mostAnswerMs)
  const { status } = await fetch(`${server().url()}/api/v1/health`, { signal }).catch(() => {
    throw new Violation('health does not answer', { afterMs: mostAnswerMs })
  })
  expectStatus(status, [200])
}

const meet = ({ server }: Stage, said: string | Uint8Array): Promise<Stranger> =>
  openStranger(Number(new URL(server().url()).port), said)

async function leave({ socket }: Stranger): Promise<void> {
  if (socket.closed) return
  const closed = once(socket, 'close')
  socket.destroy()
  await closed
}

/** Where a member may put a file, below the server of now. */
export async function askForUpload({ members, random }: Stage): Promise<string> {
  const { caller, teamId } = random.pick(members)
  const { url } = await caller.call(assetCalls.uploadUrl, {
    body: { filename: 'crest.svg', team_id: teamId },
  })
  return url
}

export function expectStatus(status: number | undefined, expected: readonly (number | undefined)[]): void {
  if (!expected.includes(status))
    throw new Violation('a stranger is answered otherwise', { status, expected })
}

async function tooLong(what: string): Promise<never> {
  await sleep(mostMs, undefined, { ref: false })
  throw new Violation('a stranger is never answered', { what, afterMs: mostMs })
}

function bytesFrom(random: Random, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => random.below(256))
}
