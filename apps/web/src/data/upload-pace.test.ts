import { expect, test } from 'vitest'
import { paceOf } from '#web/data/upload-pace.ts'

test('what is left takes as long as what went before it', () => {
  expect(paceOf(28_000_000, 44_000_000, 7000).secondsLeft).toBe(4)
  expect(paceOf(1_000_000, 100_000_000, 2000).secondsLeft).toBe(198)
})

test('a second tells, and the first byte', () => {
  expect(paceOf(1, 2, 1000).secondsLeft).toBe(1)
  expect(paceOf(1, 2, 999).secondsLeft).toBeNull()
})

test('nothing is said before anything is known, nor when all is sent', () => {
  expect(paceOf(5000, 44_000_000, 200).secondsLeft).toBeNull()
  expect(paceOf(0, 44_000_000, 5000).secondsLeft).toBeNull()
  expect(paceOf(44_000_000, 44_000_000, 9000).secondsLeft).toBeNull()
})
