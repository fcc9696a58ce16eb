import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Connection, type Out, RoomSocket } from '#web/data/room-socket.ts'
import { closePage, happens, Line, newest, openPage } from '#web/data/testing/line.ts'

let page: ReturnType<typeof openPage>
const left: (() => void)[] = []

beforeEach(() => {
  page = openPage()
})
afterEach(() => {
  for (const leave of left.splice(0)) leave()
  closePage()
})

async function enter() {
  const turns: Connection[] = []
  const heard: string[] = []
  const outs: Out[] = []
  const socket = new RoomSocket(
    { designId: 'd' },
    {
      hear: ({ type }) => heard.push(type),
      turn: connection => turns.push(connection),
      out: why => outs.push(why),
    },
  )
  left.push(() => socket.leave())
  await vi.advanceTimersByTimeAsync(0)
  return { socket, turns, heard, outs }
}

const gone = { type: 'DesignGone' }

describe('a connection that is lost (LV17)', () => {
  it('is tried again after one second, then after twice as long each time, at most thirty', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    await enter()
    newest().says(gone)
    await newest().ends()
    const pauses: number[] = []
    for (let tries = 2; tries <= 8; tries++) {
      const lost = Date.now()
      await vi.advanceTimersToNextTimerAsync()
      expect(Line.tries).toHaveLength(tries)
      pauses.push(Date.now() - lost)
      await newest().ends()
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30].map(seconds => seconds * 1000))
  })

  it.each([
    [0, 750],
    [0.999, 1249],
  ])('waits a little less or more than the others who lost it too', async (random, pause) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    await enter()
    newest().says(gone)
    await newest().ends()
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(Line.tries).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2)
    expect(Line.tries).toHaveLength(2)
  })

  it('begins anew with one second once it has been open', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    await enter()
    for (let tries = 0; tries < 4; tries++) {
      await newest().ends()
      await vi.advanceTimersToNextTimerAsync()
    }
    newest().says(gone)
    await newest().ends()
    const tries = Line.tries.length
    await vi.advanceTimersByTimeAsync(1000)
    expect(Line.tries).toHaveLength(tries + 1)
  })

  it('is told at once where the browser says so, though the dead line is long in closing; what it says late is not heard', async () => {
    const { turns, heard } = await enter()
    const dead = newest()
    dead.says(gone)
    await happens('offline')
    expect(turns).toEqual(['open', 'away'])
    dead.says(gone)
    expect([turns, heard]).toEqual([['open', 'away'], ['DesignGone']])
    await happens('online')
    expect(Line.tries).toHaveLength(2)
    // Now calls may pass.
    expect(turns).toEqual(['open', 'away', 'away'])
  })

  it('is tried at once when the browser is online again, also where a try was on its way into nothing', async () => {
    await enter()
    for (let tries = 0; tries < 4; tries++) {
      await newest().ends()
      await vi.advanceTimersToNextTimerAsync()
    }
    const stuck = newest()
    await happens('online')
    expect(stuck.readyState).toBe(Line.CLOSING)
    expect(newest()).not.toBe(stuck)
    const tries = Line.tries.length
    await stuck.ends()
    expect(Line.tries).toHaveLength(tries)
  })

  it('gives a try up that comes to nothing', async () => {
    const { turns } = await enter()
    await vi.advanceTimersByTimeAsync(20_000)
    expect([newest().readyState, turns]).toEqual([Line.CLOSING, ['away']])
    await vi.advanceTimersByTimeAsync(3000)
    expect(Line.tries).toHaveLength(2)
  })

  it('is made anew where the page was away for so long that it only seems to be one', async () => {
    await enter()
    newest().says(gone)
    const show = (hidden: boolean) => {
      page.hidden = hidden
      page.dispatchEvent(new Event('visibilitychange'))
    }
    show(true)
    await vi.advanceTimersByTimeAsync(30_000)
    show(false)
    await vi.advanceTimersByTimeAsync(0)
    expect(Line.tries).toHaveLength(1)
    show(true)
    await vi.advanceTimersByTimeAsync(30_001)
    show(false)
    await vi.advanceTimersByTimeAsync(1500)
    expect(Line.tries).toHaveLength(2)
  })
})

it.each([
  [4401, 'sessionEnded'],
  [4403, 'noAccess'],
  [4404, 'designGone'],
])('closed with %d it is not tried again (LV11)', async (code, why) => {
  const { outs } = await enter()
  newest().says(gone)
  await newest().ends(code)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([outs, Line.tries.length]).toEqual([[why], 1])
})
