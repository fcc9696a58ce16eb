import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blurred, type Grid, meanAround, smoothStep } from './grid.ts'

const grids = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .chain(([width, height]) =>
    fc
      .array(fc.double({ min: 0, max: 1, noNaN: true }), {
        minLength: width * height,
        maxLength: width * height,
      })
      .map((values): Grid => ({ width, height, values: Float32Array.from(values) })),
  )

test('the mean around a pixel is that of its square, the border carried on', () => {
  fc.assert(
    fc.property(grids, fc.nat(4), (grid, radius) => {
      const { width, height, values } = grid
      const clamp = (at: number, last: number) => Math.max(0, Math.min(last, at))
      const means = meanAround(grid, radius).values
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          let sum = 0
          for (let dy = -radius; dy <= radius; dy++)
            for (let dx = -radius; dx <= radius; dx++)
              sum += values[clamp(y + dy, height - 1) * width + clamp(x + dx, width - 1)]!
          expect(means[y * width + x]).toBeCloseTo(sum / (2 * radius + 1) ** 2, 4)
        }
    }),
  )
})

test('softened, nothing is brighter than the brightest nor darker than the darkest', () => {
  fc.assert(
    fc.property(grids, fc.double({ min: 0.1, max: 5, noNaN: true }), (grid, radius) => {
      const soft = blurred(grid, radius).values
      expect(Math.max(...soft)).toBeLessThanOrEqual(Math.max(...grid.values) + 1e-5)
      expect(Math.min(...soft)).toBeGreaterThanOrEqual(Math.min(...grid.values) - 1e-5)
    }),
  )
})

test('a step is smooth up and down', () => {
  expect([-1, 0, 0.5, 1, 2].map(value => smoothStep(0, 1, value))).toEqual([0, 0, 0.5, 1, 1])
  expect([0, 0.5, 1].map(value => smoothStep(1, 0, value))).toEqual([1, 0.5, 0])
})
