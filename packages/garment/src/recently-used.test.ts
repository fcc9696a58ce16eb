import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RecentlyUsed } from './recently-used.ts'

test('what is unused for longest makes room', () => {
  const kept = new RecentlyUsed<string, number>(2)
  kept.set('a', 1)
  kept.set('b', 2)
  expect(kept.get('a')).toBe(1)
  kept.set('c', 3)
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([1, undefined, 3])
})

test('looking without using keeps nothing longer', () => {
  const kept = new RecentlyUsed<string, number>(2)
  kept.set('a', 1)
  kept.set('b', 2)
  expect(kept.peek('a')).toBe(1)
  kept.set('c', 3)
  expect(kept.peek('a')).toBeUndefined()
})

test('a large one makes room of several, one larger than all is not kept', () => {
  const kept = new RecentlyUsed<string, string>(10)
  for (const key of ['a', 'b', 'c']) kept.set(key, key, 3)
  kept.set('d', 'd', 7)
  expect(['a', 'b', 'c', 'd'].map(key => kept.peek(key))).toEqual([undefined, undefined, 'c', 'd'])
  kept.set('e', 'e', 11)
  expect(['c', 'd', 'e'].map(key => kept.peek(key))).toEqual(['c', 'd', undefined])
})

test('never holds more than it may, whatever is done with it', () => {
  const step = fc.record({ key: fc.nat(5), size: fc.integer({ min: 1, max: 12 }), isDeleted: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), steps => {
      const kept = new RecentlyUsed<number, number>(10)
      for (const { key, size, isDeleted } of steps) {
        if (isDeleted) kept.delete(key)
        else kept.set(key, size, size)
        expect(kept.peek(key)).toBe(isDeleted || size > 10 ? undefined : size)
        const sum = [0, 1, 2, 3, 4, 5].reduce((total, each) => total + (kept.peek(each) ?? 0), 0)
        expect(sum).toBeLessThanOrEqual(10)
      }
    }),
  )
})
