import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  freeNumbers,
  isInRange,
  nearestFree,
  offeredNumbers,
  readNumbers,
  usualNumbers,
} from './number-range.ts'

const anyRange = fc
  .tuple(fc.nat({ max: 999 }), fc.nat({ max: 999 }), fc.uniqueArray(fc.nat({ max: 999 }), { maxLength: 20 }))
  .map(([one, other, reserved]) => ({
    from: Math.min(one, other),
    to: Math.max(one, other),
    reserved: reserved.map(String),
  }))

test('numbers are those of the range, as text (SC34)', () => {
  expect(offeredNumbers({ from: 0, to: 3, reserved: [] })).toEqual(['0', '00', '1', '2', '3'])
  expect(offeredNumbers({ from: 7, to: 9, reserved: [] })).toEqual(['7', '8', '9'])
  for (const number of ['0', '00', '07', '7', '99']) expect(isInRange(usualNumbers, number)).toBe(true)
  for (const number of ['', '100', '007', '-1', '1.5', '1e1', ' 7', '٧', 'A'])
    expect(isInRange(usualNumbers, number)).toBe(false)
  expect(isInRange({ from: 1, to: 120, reserved: [] }, '007')).toBe(true)
  expect(isInRange({ from: 1, to: 120, reserved: [] }, '000')).toBe(false)
})

test('free is what is offered and neither taken nor reserved (SC34)', () => {
  fc.assert(
    fc.property(anyRange, fc.array(fc.nat({ max: 999 }).map(String)), (range, taken) => {
      const free = freeNumbers(range, taken)
      const offered = offeredNumbers(range)
      expect(offered.every(number => isInRange(range, number))).toBe(true)
      for (const number of offered)
        expect(free.includes(number)).toBe(!taken.includes(number) && !range.reserved.includes(number))
    }),
  )
})

test('numbers are read beside each other, each once, and what is none is told (SC34)', () => {
  expect(readNumbers(' 10, 12;00\n10 ')).toEqual({ reserved: ['10', '12', '00'], unread: [] })
  expect(readNumbers('7, 1O, 1000')).toEqual({ reserved: ['7'], unread: ['1O', '1000'] })
  expect(readNumbers('')).toEqual({ reserved: [], unread: [] })
})

test('next to a number is the nearest that is free, of two the lower', () => {
  expect(nearestFree(['6', '8', '20'], '7')).toBe('6')
  expect(nearestFree(['0', '00', '4'], '3')).toBe('4')
  expect(nearestFree([], '3')).toBeUndefined()
})
