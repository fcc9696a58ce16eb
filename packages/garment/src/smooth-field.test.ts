import { describe, expect, test } from 'vitest'
import { type SmoothField, sampleField, shrinkField, smoothField } from './smooth-field.ts'

function fieldOf(at: (x: number, y: number) => number | null, width = 24, height = 16): SmoothField {
  const values = Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width)))
  return {
    left: 0,
    top: 0,
    step: 2,
    width,
    height,
    weight: Float32Array.from(values, value => (value === null ? 0 : 1)),
    u: Float32Array.from(values, value => value ?? 99),
    v: Float32Array.from(values, value => -(value ?? 99)),
  }
}

describe('a smoothed field', () => {
  test('keeps what is everywhere the same, and knows nothing of what has no weight', () => {
    const smooth = smoothField(
      fieldOf((x, y) => (x > 8 && x < 14 && y > 4 ? null : 3)),
      2,
      3,
    )
    for (const [x, y] of [
      [0, 0],
      [8, 10],
      [11, 10],
      [23, 15],
    ] as const) {
      expect(smooth.u[y * 24 + x]!).toBeCloseTo(3, 4)
      expect(smooth.v[y * 24 + x]!).toBeCloseTo(-3, 4)
    }
  })

  test('turns a step into a slope that has its middle there', () => {
    const smooth = smoothField(
      fieldOf(x => (x < 12 ? 0 : 1)),
      2,
      2,
    )
    const row = Array.from(smooth.u.subarray(8 * 24, 9 * 24))
    expect(row[11]! + row[12]!).toBeCloseTo(1, 4)
    expect(row).toEqual(row.toSorted((a, b) => a - b))
    expect(row[10]!).toBeGreaterThan(0.1)
  })

  test('shrunk has the means of its weighty cells', () => {
    const small = shrinkField(
      fieldOf((x, y) => (x === 0 ? null : y)),
      4,
    )
    expect(small).toMatchObject({ width: 6, height: 4, step: 8 })
    expect(small.u[6]).toBeCloseTo(5.5, 5)
    expect(small.weight[6]).toBeCloseTo(0.75, 5)
  })

  test('is read evenly between its cells, and as at its border beyond', () => {
    const slope = fieldOf(x => x)
    expect(sampleField(slope, slope.u, 2 * 5 + 1, 9)).toBeCloseTo(5, 4)
    expect(sampleField(slope, slope.u, 2 * 5 + 2, 9)).toBeCloseTo(5.5, 4)
    expect(sampleField(slope, slope.u, -50, 9)).toBeCloseTo(0, 2)
    expect(sampleField(slope, slope.u, 500, 9)).toBeCloseTo(23, 2)
  })
})
