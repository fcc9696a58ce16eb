import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { grayAt } from './gray-map.ts'

describe('a grey map', () => {
  test('as fine as the picture tells each pixel', () => {
    const map = { box: { x: 7, y: 3, width: 3, height: 2 }, step: 1, values: Uint8Array.of(1, 2, 3, 4, 5, 6) }
    expect([grayAt(map, 7, 3), grayAt(map, 9, 3), grayAt(map, 8, 4)]).toEqual([1, 3, 5])
  })

  test('that is coarse tells what lies between its values', () => {
    const map = { box: { x: 0, y: 0, width: 16, height: 8 }, step: 8, values: Uint8Array.of(0, 160) }
    expect(grayAt(map, 0, 0)).toBe(0)
    expect(grayAt(map, 15, 7)).toBe(160)
    expect(grayAt(map, 7, 4)).toBe(70)
    expect(grayAt(map, 8, 4)).toBe(90)
  })

  test('never leaves the values that it has', () => {
    const map = fc
      .record({
        width: fc.integer({ min: 1, max: 21 }),
        height: fc.integer({ min: 1, max: 21 }),
        step: fc.constantFrom(1, 2, 4, 8),
      })
      .chain(({ width, height, step }) => {
        const count = Math.ceil(width / step) * Math.ceil(height / step)
        return fc
          .uint8Array({ minLength: count, maxLength: count })
          .map(values => ({ box: { x: 5, y: 6, width, height }, step, values }))
      })
    fc.assert(
      fc.property(map, fc.nat(20), fc.nat(20), (one, dx, dy) => {
        fc.pre(dx < one.box.width && dy < one.box.height)
        const value = grayAt(one, 5 + dx, 6 + dy)
        expect(value).toBeGreaterThanOrEqual(Math.min(...one.values))
        expect(value).toBeLessThanOrEqual(Math.max(...one.values))
      }),
    )
  })
})
