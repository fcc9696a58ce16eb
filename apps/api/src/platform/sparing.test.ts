import { expect, test } from 'vitest'
import { sparing } from '#api/platform/sparing.ts'

test('the same line is told once a minute, with how often it was left out; another at once', () => {
  const told: string[] = []
  let now = 0
  const tell = sparing(
    line => told.push(line),
    () => now,
  )
  for (now = 0; now < 60_000; now += 100) tell('away')
  tell('full')
  expect(told).toEqual(['away', 'full'])
  now = 60_000
  tell('away')
  tell('away')
  now = 130_000
  tell('away')
  expect(told.slice(2)).toEqual(['away (599 times more since)', 'away (1 times more since)'])
})
