import { expect, test } from 'vitest'
import { keepOrder } from '#web/features/studio/shell/rail/keep-order.ts'

const items = (...ids: string[]) => ids.map(id => ({ id }))

test('the order known is kept, whichever comes first now', () => {
  expect(keepOrder(items('b', 'a', 'c'), ['a', 'b', 'c'])).toEqual(items('a', 'b', 'c'))
})

test('what is new comes first in its own order, what is gone is left out', () => {
  expect(keepOrder(items('e', 'c', 'd', 'a'), ['a', 'b', 'c'])).toEqual(items('e', 'd', 'a', 'c'))
  expect(keepOrder(items('b', 'a'), [])).toEqual(items('b', 'a'))
})
