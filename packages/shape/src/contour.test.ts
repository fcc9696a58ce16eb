import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areaOf, simplify, traceContours } from './contour.ts'
import { contains, distanceTo } from './panel.ts'
import { distance, type Point } from './point.ts'

/** A picture from rows of text: # is 1, anything else 0. */
function picture(...rows: readonly string[]) {
  return {
    values: rows.flatMap(row => Array.from(row, mark => (mark === '#' ? 1 : 0))),
    width: rows[0]!.length,
    height: rows.length,
  }
}

function trace({ values, width, height }: { values: ArrayLike<number>; width: number; height: number }) {
  return traceContours(values, width, height, 0.5)
}

function disc(size: number, radius: number): { values: number[]; width: number; height: number } {
  const values = Array.from({ length: size * size }, (_, i) =>
    Math.max(
      0,
      Math.min(
        1,
        radius + 0.5 - Math.hypot((i % size) + 0.5 - size / 2, Math.floor(i / size) + 0.5 - size / 2),
      ),
    ),
  )
  return { values, width: size, height: size }
}

describe('contours', () => {
  test('of nothing are none', () => {
    expect(trace(picture('...', '...'))).toEqual([])
  })

  test('of a picture that is full run along its border', () => {
    const [only, ...others] = trace(picture('####', '####', '####'))
    expect(others).toEqual([])
    expect(areaOf(only!)).toBeGreaterThan(11)
    expect(areaOf(only!)).toBeLessThanOrEqual(12)
  })

  test.each([
    ['two islands', picture('##..##', '##..##', '......'), 2],
    [
      'a ring: its outside and its hole',
      picture('.......', '.#####.', '.#...#.', '.#...#.', '.#####.', '.......'),
      2,
    ],
    ['spots that touch at a corner, which are two', picture('....', '.#..', '..#.', '....'), 2],
    ['gaps that touch at a corner, which are one', picture('####', '#.##', '##.#', '####'), 2],
  ])('of %s', (_, image, lines) => {
    expect(trace(image)).toHaveLength(lines)
  })

  test('of a soft disc lie on its edge', () => {
    const radius = 11.3
    const [line, ...others] = trace(disc(32, radius))
    expect(others).toEqual([])
    for (const at of line!) expect(distance(at, [16, 16])).toBeCloseTo(radius, 0)
    expect(areaOf(line!) / (Math.PI * radius * radius)).toBeCloseTo(1, 2)
  })

  test('have inside what is above the level and outside what is not', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 48, maxLength: 48 }),
        values => {
          const lines = traceContours(values, 8, 6, 0.5)
          values.forEach((value, i) => {
            const middle: Point = [(i % 8) + 0.5, Math.floor(i / 8) + 0.5]
            if (lines.some(line => distanceTo(line, middle) < 1e-6)) return
            const rings = lines.filter(line => contains(line, middle)).length
            expect(rings % 2 === 1).toBe(value > 0.5)
          })
        },
      ),
    )
  })
})

describe('a simplified line', () => {
  const wavy = fc
    .tuple(
      fc.integer({ min: 8, max: 60 }),
      fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 60, maxLength: 60 }),
    )
    .map(([count, off]): Point[] =>
      Array.from({ length: count }, (_, i) => {
        const angle = (2 * Math.PI * i) / count
        return [(10 + off[i]!) * Math.cos(angle), (10 + off[i]!) * Math.sin(angle)]
      }),
    )

  test('keeps points of the line only, and is nowhere further off than the tolerance', () => {
    fc.assert(
      fc.property(wavy, fc.double({ min: 0.01, max: 3, noNaN: true }), (line, tolerance) => {
        const simple = simplify(line, tolerance)
        expect(simple.length).toBeLessThanOrEqual(line.length)
        expect(simple.filter(at => !line.includes(at))).toEqual([])
        for (const at of line) expect(distanceTo(simple, at)).toBeLessThanOrEqual(tolerance + 1e-6)
      }),
    )
  })

  test('of a square with points along its sides is its corners', () => {
    const side = [0, 1, 2, 3]
    const square: Point[] = [
      ...side.map((k): Point => [k, 0]),
      ...side.map((k): Point => [4, k]),
      ...side.map((k): Point => [4 - k, 4]),
      ...side.map((k): Point => [0, 4 - k]),
    ]
    expect(simplify(square, 0.1).toSorted()).toEqual([
      [0, 0],
      [0, 4],
      [4, 0],
      [4, 4],
    ])
    expect(areaOf(square)).toBe(16)
  })
})
