import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arcOf, chordOf, seenAt } from './round-plane.ts'

const radius = fc.double({ min: 2, max: 16, noNaN: true })
const share = fc.double({ min: -2, max: 2, noNaN: true })

describe('round a body', () => {
  test('an inch in the middle is an inch, and to the sides more of it is behind what is seen', () => {
    expect(arcOf(12, 0.01)).toBeCloseTo(0.01, 5)
    expect(arcOf(12, 6)).toBeCloseTo(12 * Math.asin(0.5), 10)
    expect(arcOf(12, -6)).toBe(-arcOf(12, 6))
  })

  test('what is seen and what is there are told from each other, beyond the side too', () => {
    fc.assert(
      fc.property(radius, share, (r, s) => {
        expect(chordOf(r, arcOf(r, s * r))).toBeCloseTo(s * r, 8)
      }),
    )
  })
})

describe('a place of the picture', () => {
  const plane = { x: 100, y: 50, turned: 0, across: 1, down: 0.5, radius: 1e6 }

  test('is as many pixels from the middle as its inches are scaled', () => {
    expect(seenAt(plane, 20, 2, 2)).toEqual({ x: expect.closeTo(140, 3), y: expect.closeTo(70, 3) })
  })

  test('turns clockwise', () => {
    const { x, y } = seenAt({ ...plane, turned: 90 }, 20, 2, 0)
    expect(x).toBeCloseTo(100, 3)
    expect(y).toBeCloseTo(90, 3)
  })
})
