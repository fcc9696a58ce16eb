import path from 'node:path'
import { must } from '@teamloom/kit/assert.ts'
import { afterEach, expect, test } from 'vitest'
import { type FrontFirstPool, type MostWaiting, openFrontFirstPool } from '#api/pictures/front-first-pool.ts'
import { Outage } from '#api/platform/outage.ts'

/** Its one thread answers each task with the turn that it got. */
const counting = path.join(import.meta.dirname, '../testing/counting-worker.ts')

let pool: FrontFirstPool<object, number>
const openPool = (most?: MostWaiting) => {
  pool = openFrontFirstPool(counting, 1, () => {}, most ? { most } : {})
  return { run: async (...asked: Parameters<typeof pool.run>) => must(await pool.run(...asked), 'turn') }
}
afterEach(() => pool.close())

const task = async () => ({})

const isRising = (turns: readonly number[]) => turns.every((turn, i) => i === 0 || turn > turns[i - 1]!)

test.each([2, 4, 9])('of %i always waiting none is overtaken by one that came later', async together => {
  const { run } = openPool()
  const turns: number[] = []
  let asked = 0
  const keepAsking = async () => {
    while (asked < 60) {
      const place = asked++
      turns[place] = await run(task, true, 'maya')
    }
  }
  await Promise.all(Array.from({ length: together }, keepAsking))
  expect(turns).toHaveLength(60)
  expect(isRising(turns)).toBe(true)
})

test('front sides are drawn before all others, each in their order', async () => {
  const { run } = openPool()
  await run(task, true, 'maya')
  const isFront = [false, false, true, false, true, true, false, true]
  const turns = await Promise.all(isFront.map(front => run(task, front, 'maya')))
  const [first, ...waiting] = turns
  const kinds = isFront.slice(1)
  const fronts = waiting.filter((_, i) => kinds[i])
  const others = waiting.filter((_, i) => !kinds[i])
  // The first found the thread idle.
  expect(first).toBe(2)
  expect(isRising([...fronts, ...others])).toBe(true)
})

test('who asks for many waits for their own: another has a turn after each of theirs', async () => {
  const { run } = openPool()
  await run(task, true, 'maya')
  const theirs = Array.from({ length: 6 }, () => run(task, true, 'stranger'))
  const ours = await Promise.all([run(task, false, 'maya'), run(task, true, 'maya')])
  const turns = await Promise.all(theirs)
  // The first of all found the thread idle.
  expect(ours[1]! - turns[1]!).toBe(1)
  expect(ours[0]! - turns[2]!).toBe(1)
  expect(isRising(turns)).toBe(true)
})

test('of a hundred that are asked for at once one is loaded, the next when that one is drawn (AC57)', async () => {
  openPool()
  let held = 0
  let most = 0
  const load = async () => {
    held += 1
    most = Math.max(most, held)
    return {}
  }
  const drawn = Array.from({ length: 100 }, (_, index) =>
    pool.run(load, index % 2 > 0, `asker ${index % 5}`).finally(() => {
      held -= 1
    }),
  )
  expect(await Promise.all(drawn)).toHaveLength(100)
  expect(most).toBe(1)
})

test('what cannot be loaded keeps its turn from nobody', async () => {
  const { run } = openPool()
  const lost = run(() => Promise.reject(new Error('lost')), true, 'maya')
  const nothing = pool.run(async () => undefined, true, 'maya')
  await expect(lost).rejects.toThrow('lost')
  expect(await nothing).toBeUndefined()
  expect(await run(task, true, 'maya')).toBe(1)
})

test('who has as many waiting as they may is told so, and not the others; nor may all have more than so many', async () => {
  const { run } = openPool({ ofAsker: 3, ofAll: 5 })
  const ask = (asker: string, count: number) => Array.from({ length: count }, () => run(task, true, asker))
  // The first of them is drawn.
  const theirs = ask('stranger', 4)
  await expect(run(task, true, 'stranger')).rejects.toThrow(Outage)
  const ours = ask('maya', 2)
  await expect(run(task, true, 'jonas')).rejects.toThrow(Outage)
  await Promise.all([...theirs, ...ours])
  expect(await run(task, true, 'jonas')).toBe(7)
})

test('a thread that waits for one task is at the next', async () => {
  const meeting = path.join(import.meta.dirname, '../testing/meeting-worker.ts')
  pool = openFrontFirstPool(meeting, 1, () => {}, { atOnce: 2 })
  expect(await Promise.all([pool.run(task, true, 'maya'), pool.run(task, true, 'maya')])).toEqual([1, 2])
})

test('where one thread is begun, a second task begins another before the first has two', async () => {
  const meeting = path.join(import.meta.dirname, '../testing/meeting-worker.ts')
  pool = openFrontFirstPool(meeting, 2, () => {}, { atOnce: 2 })
  await pool.run(async () => ({ isShort: true }), true, 'maya')
  const all = Array.from({ length: 4 }, () => pool.run(task, true, 'maya'))
  // Whoever comes second to a thread ends both of it.
  expect(await Promise.all(all)).toEqual([1, 1, 2, 2])
})
