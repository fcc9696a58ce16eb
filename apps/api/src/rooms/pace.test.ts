import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Pace } from '#api/rooms/pace.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** What is asked for counts up; what ran says how far it had come, and when. */
function start() {
  const ran: (readonly [number, number])[] = []
  let asked = 0
  const run = () => {
    ran.push([asked, performance.now()])
    if (asked === 1) throw new Error('told, and nothing else')
  }
  const told: unknown[] = []
  const pace = new Pace(run, error => told.push(error), { everyMs: 200, soonMs: 16 })
  const ask = () => {
    asked += 1
    pace.ask()
  }
  const began = performance.now()
  return { ask, pace, ran: () => ran.map(([count, at]) => [count, at - began]) }
}

describe('what is asked for often (LV22)', () => {
  test('runs soon, then five times a second, with all that has gathered; the last always', () => {
    const { ask, ran } = start()
    for (let index = 0; index < 38; index++) {
      ask()
      vi.advanceTimersByTime(25)
    }
    vi.advanceTimersByTime(1000)
    expect(ran()).toEqual([
      [1, 16],
      [9, 216],
      [17, 416],
      [25, 616],
      [33, 816],
      [38, 1016],
    ])
  })

  test('runs soon again after a while, once', () => {
    const { ask, ran } = start()
    ask()
    vi.advanceTimersByTime(500)
    ask()
    vi.advanceTimersByTime(500)
    expect(ran()).toEqual([
      [1, 16],
      [2, 516],
    ])
  })

  test('runs no more once it has stopped', () => {
    const { ask, pace, ran } = start()
    ask()
    pace.stop()
    vi.advanceTimersByTime(500)
    expect(ran()).toEqual([])
  })
})
