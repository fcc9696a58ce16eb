import { expect, test } from 'vitest'
import { someAtOnce } from '#api/platform/some-at-once.ts'

const turn = () => new Promise<void>(resolve => setImmediate(resolve))

test('so many are made at a time, and what is made is in the order of the items', async () => {
  let running = 0
  let most = 0
  const made = await someAtOnce([5, 1, 3, 0, 4, 2, 1], 3, async (turns, at) => {
    running += 1
    most = Math.max(most, running)
    for (let each = 0; each < turns; each++) await turn()
    running -= 1
    return `${at}: ${turns}`
  })
  expect(made).toEqual(['0: 5', '1: 1', '2: 3', '3: 0', '4: 4', '5: 2', '6: 1'])
  expect(most).toBe(3)
  expect(await someAtOnce([], 3, async () => 'never')).toEqual([])
})

test('once one fails no other is begun', async () => {
  const begun: number[] = []
  const making = someAtOnce([0, 1, 2, 3, 4, 5], 2, async item => {
    begun.push(item)
    await turn()
    if (item === 1) throw new Error('it cannot be made')
  })
  await expect(making).rejects.toThrow('it cannot be made')
  for (let each = 0; each < 10; each++) await turn()
  // The first had ended just before it.
  expect(begun).toEqual([0, 1, 2])
})
