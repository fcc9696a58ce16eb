import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { handAtRest, inHand } from '#web/features/studio/drawing/in-hand.ts'

beforeAll(() => void vi.useFakeTimers())
afterEach(() => inHand.set(false))
afterAll(() => void vi.useRealTimers())

/** Whether the hand has come to rest, told at once. */
async function rests() {
  let isAtRest = false
  const wait = async () => {
    await handAtRest()
    isAtRest = true
  }
  void wait()
  await vi.advanceTimersByTimeAsync(0)
  return () => isAtRest
}

test('what waits for the hand waits until it was let go and has come to rest', async () => {
  inHand.set(true)
  const isAtRest = await rests()
  await vi.advanceTimersByTimeAsync(5000)
  expect(isAtRest()).toBe(false)
  inHand.set(false)
  await vi.advanceTimersByTimeAsync(200)
  // Taken up again at once, it was no rest.
  inHand.set(true)
  await vi.advanceTimersByTimeAsync(1000)
  inHand.set(false)
  await vi.advanceTimersByTimeAsync(399)
  expect(isAtRest()).toBe(false)
  await vi.advanceTimersByTimeAsync(2)
  expect(isAtRest()).toBe(true)
})

test('nothing waits for a hand that rests', async () => {
  await vi.advanceTimersByTimeAsync(1000)
  inHand.set(false)
  expect((await rests())()).toBe(true)
})

test('what is pressed is in the hand at once, and a mere click keeps nothing waiting afterwards', async () => {
  await vi.advanceTimersByTimeAsync(1000)
  inHand.press()
  const isAtRest = await rests()
  await vi.advanceTimersByTimeAsync(1000)
  expect(isAtRest()).toBe(false)
  inHand.set(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(isAtRest()).toBe(true)
})

test('what was pressed and then carried comes to rest as all that was carried', async () => {
  await vi.advanceTimersByTimeAsync(1000)
  inHand.press()
  inHand.set(true)
  inHand.set(false)
  const isAtRest = await rests()
  expect(isAtRest()).toBe(false)
  await vi.advanceTimersByTimeAsync(401)
  expect(isAtRest()).toBe(true)
})
