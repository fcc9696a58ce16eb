import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Rooms } from '#api/rooms/rooms.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('whether somebody may still follow is looked at twice in each second, as they must be out within one (LV11)', async () => {
  const member = { userId: 'u', sessionId: 's', isOpen: true }
  const members = new Set([member])
  const checked: unknown[] = []
  const room = {
    members,
    connections: members,
    join: async () => {},
    check: (...told: unknown[]) => checked.push(told),
    close: () => {},
  }
  const seen = { place: 1 }
  const world = { database: { statement: async () => [seen] }, now: () => new Date(), log: () => {} }
  const rooms = new Rooms({ open: () => room } as never, world as never)
  await rooms.join(new EventEmitter() as never, 'design', member as never, undefined as never)
  await vi.advanceTimersByTimeAsync(1000)
  expect(checked).toEqual([
    [member, seen],
    [member, seen],
  ])
  rooms.close()
  await vi.advanceTimersByTimeAsync(1000)
  expect(checked).toHaveLength(2)
})
