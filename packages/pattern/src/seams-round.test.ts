import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { baseStylesOf } from './pattern.ts'
import { findPattern } from './products/index.ts'
import { seamsRound } from './seams-round.ts'

const shirt = must(findPattern('tshirt'), 'tshirt')
const cutIn = (sleeves: string) =>
  shirt.cut(shirt.baseSize, { ...baseStylesOf(shirt), 'sleeves/sleeves': sleeves })
const leftChest = { panel: 'front', centerU: 3.9, centerV: 3.9 }

test('a chest lies below its shoulder seam and within its armhole, on the side on which it lies', () => {
  const { above, beside } = seamsRound(cutIn('setIn'), leftChest)
  expect(above?.name).toBe('shoulder')
  expect(above?.at).toBeLessThan(-1.8)
  expect(beside?.name).toBe('armhole')
  expect(beside?.at).toBeGreaterThan(7)
  const right = seamsRound(cutIn('setIn'), { ...leftChest, centerU: -3.9 })
  expect(right.beside?.at).toBeCloseTo(-beside!.at, 6)
})

test('what lies in the middle is measured from the neck alone', () => {
  expect(seamsRound(cutIn('setIn'), { panel: 'front', centerU: 0, centerV: 5.5 })).toEqual({
    above: { name: 'neck', at: expect.closeTo(0, 6) },
    beside: null,
  })
})

test('a raglan has its seam where a set-in sleeve has shoulder and armhole', () => {
  expect(seamsRound(cutIn('raglan'), leftChest)).toMatchObject({
    above: { name: 'raglan' },
    beside: { name: 'raglan' },
  })
})

test('a sleeve begins at the shoulder, a pocket at its own edge', () => {
  expect(seamsRound(cutIn('setIn'), { panel: 'leftSleeve', centerU: 0, centerV: 4.8 })).toEqual({
    above: { name: 'shoulder', at: expect.closeTo(0, 6) },
    beside: null,
  })
  expect(seamsRound(cutIn('setIn'), { panel: 'pocket', centerU: 0.1, centerV: 2.9 }).above?.name).toBe('edge')
})
