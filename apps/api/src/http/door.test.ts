import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Door } from '#api/http/door.ts'

/** A clock and a loop that stand until they are moved. */
function openDoor(limits: Partial<ConstructorParameters<typeof Door>[0]> = {}) {
  const time = { now: 0, worked: 0 }
  const door = new Door(
    { callsAtOnce: 2, callsWaiting: 3, loopMsPerSecond: 500, ...limits },
    { now: () => time.now, worked: () => time.worked },
  )
  const entered: string[] = []
  const enter = async (caller: string, name: string) => {
    const leave = await door.enter(caller)
    entered.push(leave ? name : `${name} refused`)
    return leave
  }
  return { door, time, entered, enter }
}

/** Lets the event loop go round more often than anybody here waits for it. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await setImmediate()
}

test('a caller has so many calls answered at once, and the next ones wait in their order (AC15)', async () => {
  const { entered, enter } = openDoor()
  const [first] = [enter('maya', '1'), enter('maya', '2'), enter('maya', '3'), enter('maya', '4')]
  await settle()
  expect(entered).toEqual(['1', '2'])
  const leave = await first
  leave?.()
  // Twice is once.
  leave?.()
  await settle()
  expect(entered).toEqual(['1', '2', '3'])
})

test('nobody waits for the calls of another (AC15)', async () => {
  const { entered, enter } = openDoor()
  for (const name of ['1', '2', '3', '4']) void enter('maya', name)
  void enter('jonas', 'light')
  await settle()
  expect(entered).toEqual(['1', 'light', '2'])
})

test('who has many waiting is told to come again (AC15)', async () => {
  const { entered, enter } = openDoor()
  for (const name of ['1', '2', '3', '4', '5', '6']) void enter('maya', name)
  await settle()
  expect(entered).toEqual(['1', '6 refused', '2'])
})

test('what the loop has worked for a caller is counted, and over its share it waits although nobody is in (AC15)', async () => {
  const { time, entered, enter } = openDoor()
  const leave = await enter('maya', 'heavy')
  time.worked = 600
  leave?.()
  void enter('maya', 'next')
  void enter('jonas', 'light')
  await settle()
  expect(entered).toEqual(['heavy', 'light'])
  // It earns half of each second again.
  time.now = 300
  await expect.poll(() => entered).toEqual(['heavy', 'light', 'next'])
})

test('what the loop works while calls of several are answered is shared by them (AC15)', async () => {
  const { time, entered, enter } = openDoor()
  const heavy = await enter('maya', 'heavy')
  const light = await enter('jonas', 'light')
  time.worked = 800
  heavy?.()
  light?.()
  void enter('maya', 'heavy again')
  void enter('jonas', 'light again')
  await settle()
  expect(entered).toEqual(['heavy', 'light', 'heavy again', 'light again'])
})

test('of callers who are not here and owe nothing, nothing is kept (AC15)', async () => {
  const { door, enter } = openDoor()
  const leave = await enter('maya', '1')
  expect(door.callers).toBe(1)
  leave?.()
  expect(door.callers).toBe(0)
})
