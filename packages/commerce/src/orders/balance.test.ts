import { expect, test } from 'vitest'
import { isOrdered, preorderStatuses, usualNextStatuses } from '../preorders/status.ts'
import { balanceOf, orderStatusOf } from './balance.ts'

const unpaid = { paid: 0, wasPaid: false, isOpen: false }
const paid = { paid: 1000, wasPaid: true, isOpen: false }
const paidBack = { paid: 0, wasPaid: true, isOpen: false }

test('from purchased to delivered a request is an order (OR18)', () => {
  expect(preorderStatuses.filter(isOrdered)).toEqual(['purchased', 'inproduction', 'shipped', 'delivered'])
})

test('what usually comes next is known, and may be cancelled before its delivery (OR19)', () => {
  expect(usualNextStatuses('intent')).toEqual(['inreviewbydesigner', 'inreviewbycustomer', 'cancelled'])
  expect(usualNextStatuses('inreviewbycustomer')).toEqual(['purchased', 'inreviewbydesigner', 'cancelled'])
  expect(usualNextStatuses('shipped')).toEqual(['delivered', 'cancelled'])
  expect(usualNextStatuses('delivered')).toEqual([])
})

test('what is left to pay is the total less what was paid; of what is void that is owed back (OR20)', () => {
  expect(balanceOf('purchased', 2500, paid)).toBe(1500)
  expect(balanceOf('purchased', null, paid)).toBeNull()
  expect(balanceOf('cancelled', 2500, paid)).toBe(-1000)
  expect(balanceOf('inreviewbycustomer', 2500, paid)).toBe(-1000)
})

test('an order is closed when nothing is left to do or to pay (OR17)', () => {
  expect(orderStatusOf('delivered', 0, paid)).toBe('closed')
  expect(orderStatusOf('delivered', 1, paid)).toBe('delivered')
  expect(orderStatusOf('cancelled', 0, paidBack)).toBe('closed')
  expect(orderStatusOf('cancelled', -1000, paid)).toBe('cancelled')
  expect(orderStatusOf('cancelled', 0, unpaid)).toBe('cancelled')
  expect(orderStatusOf('shipped', 0, paid)).toBe('shipped')
})
