import { expect, test } from 'vitest'
import { pickWinner } from './pick-winner.ts'

test('a draw is made again from its seed, in whatever order the addresses come (SC23)', () => {
  const ids = ['c', 'a', 'b']
  expect(pickWinner(ids, '04')).toBe('b')
  expect(pickWinner(ids.toReversed(), '04')).toBe('b')
  expect(pickWinner([], '04')).toBeUndefined()
})

test('a draw favours nobody (SC23)', () => {
  const ids = ['a', 'b', 'c', 'd']
  const won = ids.map(
    id =>
      Array.from({ length: 400 }, (_, seed) => seed.toString(16)).filter(seed => pickWinner(ids, seed) === id)
        .length,
  )
  expect(won).toEqual([100, 100, 100, 100])
})
