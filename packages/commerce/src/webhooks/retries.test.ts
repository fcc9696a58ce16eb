import { expect, test } from 'vitest'
import { isGivenUp, pauseAfter } from './retries.ts'

test('pauses grow from five seconds to two hours, so that three days have about forty tries (WH5)', () => {
  const pauses = Array.from({ length: 60 }, (_, at) => pauseAfter(at + 1))
  expect(pauses[0]).toBe(5)
  expect(pauses.every((pause, at) => at === 0 || pause >= pauses[at - 1]!)).toBe(true)
  expect(pauses.at(-1)).toBe(7200)
  let seconds = 0
  const tries = pauses.findIndex(pause => {
    seconds += pause
    return seconds >= 72 * 3600
  })
  expect(tries).toBe(41)
})

test('a delivery is given up three days after it was first to be sent (WH5)', () => {
  const since = new Date('2026-03-01T12:00:00Z')
  expect(isGivenUp(since, new Date('2026-03-04T11:59:59.999Z'))).toBe(false)
  expect(isGivenUp(since, new Date('2026-03-04T12:00:00Z'))).toBe(true)
})
