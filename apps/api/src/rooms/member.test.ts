import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { Member } from '#api/rooms/member.ts'

const closing: (() => unknown)[] = []
afterEach(() => {
  for (const close of closing.splice(0).toReversed()) close()
})

/** A socket whose other end has stopped reading. */
async function openDeaf() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  closing.push(() => server.close())
  await once(server, 'listening')
  const arrived = new Promise<WebSocket>(resolve => server.once('connection', resolve))
  const { port } = server.address() as AddressInfo
  const there = new WebSocket(`ws://127.0.0.1:${port}`)
  closing.push(() => there.terminate())
  const [here] = await Promise.all([arrived, once(there, 'open')])
  closing.push(() => here.terminate())
  const closed = new Promise<number>(resolve => there.once('close', resolve))
  there.pause()
  const about = { userId: 'u', sessionId: 's' }
  return { there, here, closed, member: new Member(here, about, 0) }
}

const frame = Buffer.alloc(60_000, ' ')

/** Until the network takes no more, and what is sent waits here. */
function fill(member: Member, now: number): void {
  while (!member.isBehind) member.send(frame, now)
}

describe('one that does not read what it is sent (LV15)', () => {
  test('is told to come back later once it has not read for fifteen seconds, and not before', async () => {
    const { there, here, closed, member } = await openDeaf()
    fill(member, 1)
    expect(member.waitFor(1)).toBe(true)
    expect(member.waitFor(15_000)).toBe(true)
    expect(here.readyState).toBe(WebSocket.OPEN)
    expect(member.waitFor(15_002)).toBe(false)
    there.resume()
    expect(await closed).toBe(1013)
  })

  test('is told so at once when a megabyte waits for it; nothing more is kept for it', async () => {
    const { there, here, closed, member } = await openDeaf()
    while (here.readyState === WebSocket.OPEN) member.send(frame, 1)
    const kept = here.bufferedAmount
    expect(kept).toBeLessThan(1_200_000)
    member.send(frame, 1)
    expect(here.bufferedAmount).toBe(kept)
    there.resume()
    expect(await closed).toBe(1013)
  })

  test('has its time anew when it has read', async () => {
    const { there, here, member } = await openDeaf()
    fill(member, 1)
    expect(member.waitFor(1)).toBe(true)
    there.resume()
    await expect.poll(() => here.bufferedAmount).toBe(0)
    expect(member.waitFor(14_000)).toBe(true)
    there.pause()
    fill(member, 20_000)
    expect(member.waitFor(20_000)).toBe(true)
    expect(here.readyState).toBe(WebSocket.OPEN)
  })
})

describe('one that says nothing (LV14)', () => {
  test('is asked for a sign at each beat, and cut off after thirty seconds without', async () => {
    const { there, closed, member } = await openDeaf()
    there.resume()
    let asked = 0
    there.on('ping', () => {
      asked += 1
    })
    member.beat(15_000)
    member.beat(30_000)
    await expect.poll(() => asked).toBe(2)
    member.beat(30_001)
    expect(await closed).toBe(1006)
  })

  test('stays as long as it answers, whatever else it says', async () => {
    const { here, member } = await openDeaf()
    member.heard(20_000)
    member.beat(45_000)
    member.read(Buffer.from('no'), false, 60_000)
    member.beat(89_000)
    expect(here.readyState).toBe(WebSocket.OPEN)
  })
})
