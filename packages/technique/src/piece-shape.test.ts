import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depthIn, type PieceShape, sidesWithin } from './piece-shape.ts'

const inches = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const shapes: fc.Arbitrary<PieceShape> = fc.record({
  outline: fc.constantFrom('box' as const, 'diamond' as const),
  widthInches: inches(1.5, 4),
  heightInches: inches(1.25, 4),
  cornerInches: inches(0.05, 0.2),
})

test('a shape fills its size: its outline passes the middle of what bounds it', () => {
  fc.assert(
    fc.property(shapes, shape => {
      const depth = depthIn(shape)
      expect(depth(shape.widthInches / 2, 0)).toBeCloseTo(0, 6)
      expect(depth(0, -shape.heightInches / 2)).toBeCloseTo(0, 6)
      expect(depth(0, 0)).toBeGreaterThan(0.4)
    }),
  )
})

test('depth changes by no more than the way that is gone', () => {
  fc.assert(
    fc.property(
      shapes,
      inches(-2, 2),
      inches(-2, 2),
      inches(-0.3, 0.3),
      inches(-0.3, 0.3),
      (shape, x, y, dx, dy) => {
        const depth = depthIn(shape)
        expect(Math.abs(depth(x + dx, y + dy) - depth(x, y))).toBeLessThanOrEqual(Math.hypot(dx, dy) + 1e-9)
      },
    ),
  )
})

test('sides moved inwards lie that deep, and each begins where the last one ends', () => {
  fc.assert(
    fc.property(shapes, inches(0.05, 0.3), (shape, inset) => {
      const depth = depthIn(shape)
      const sides = sidesWithin(shape, inset, 0.13)
      for (const [index, [fromX, fromY, toX, toY]] of sides.entries()) {
        expect(depth((fromX + toX) / 2, (fromY + toY) / 2)).toBeCloseTo(inset, 6)
        const before = sides.at(index - 1)!
        expect([before[2], before[3]]).toEqual([fromX, fromY])
      }
    }),
  )
})
