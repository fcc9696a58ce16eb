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
      turns[place] = await run({}, true)
    }
  }
  await Promise.all(Array.from({ length: together }, keepAsking))
  expect(turns).toHaveLength(60)
  expect(isRising(turns)).toBe(true)
})

test('front sides are drawn before all others, each in their order', async () => {
  const { run } = openPool()
  await run({}, true)
  const isFront = [false, false, true, false, true, true, false, true]
  const turns = await Promise.all(isFront.map(front => run({}, front)))
  const [first, ...waiting] = turns
  const kinds = isFront.slice(1)
  const fronts = waiting.filter((_, i) => kinds[i])
  const others = waiting.filter((_, i) => !kinds[i])
  // The first found the thread idle.
  expect(first).toBe(2)
  expect(isRising([...fronts, ...others])).toBe(true)
})
