import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { type FrontFirstPool, openFrontFirstPool } from '#api/pictures/front-first-pool.ts'

/** Its one thread answers each task with the turn that it got. */
const counting = path.join(import.meta.dirname, '../testing/counting-worker.ts')

let pool: FrontFirstPool<object, number>
const openPool = () => {
  pool = openFrontFirstPool(counting, 1, () => {})
  return pool
}
afterEach(() => pool.close())

const isRising = (turns: readonly number[]) => turns.every((turn, i) => i === 0 || turn > turns[i - 1]!)

test.each([2, 4, 9])('of %i always waiting none is overtaken by one that came later', async together => {
  const { run } = openPool()
  const turns: number[] = []
  let asked = 0
  const keepAsking = async () => {
    while (asked < 60) {
      const place = asked++
      turns[place] = await run({}, true, 'maya')
    }
  }
  await Promise.all(Array.from({ length: together }, keepAsking))
  expect(turns).toHaveLength(60)
  expect(isRising(turns)).toBe(true)
})

test('front sides are drawn before all others, each in their order', async () => {
  const { run } = openPool()
  await run({}, true, 'maya')
  const isFront = [false, false, true, false, true, true, false, true]
  const turns = await Promise.all(isFront.map(front => run({}, front, 'maya')))
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
  await run({}, true, 'maya')
  const theirs = Array.from({ length: 6 }, () => run({}, true, 'stranger'))
  const ours = await Promise.all([run({}, false, 'maya'), run({}, true, 'maya')])
  const turns = await Promise.all(theirs)
  // The first of all found the thread idle.
  expect(ours[1]! - turns[1]!).toBe(1)
  expect(ours[0]! - turns[2]!).toBe(1)
  expect(isRising(turns)).toBe(true)
})
