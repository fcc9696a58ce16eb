import { expect, test } from 'vitest'
import { isToBeMade, orderStatuses } from './status.ts'

test('when it comes is told until it is on its way (DE3)', () => {
  expect(orderStatuses.filter(isToBeMade)).toEqual([
    'intent',
    'inreviewbydesigner',
    'inreviewbycustomer',
    'purchased',
    'inproduction',
  ])
})
