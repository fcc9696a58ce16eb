import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bend,
  type Curve,
  chain,
  divide,
  lengthOf,
  line,
  mirror,
  nearestOn,
  pointAt,
  splitAt,
} from './curve.ts'
import { distance, type Point } from './point.ts'

/** In thousandths. */
const inches = fc.integer({ min: -40_000, max: 40_000 }).map(steps => steps / 1000)
const point: fc.Arbitrary<Point> = fc.tuple(inches, inches)
const curve: fc.Arbitrary<Curve> = fc.oneof(
  fc.tuple(point, point).map(([from, to]) => line(from, to)),
  fc.tuple(point, point, point, point).map(([a, b, c, d]) => bend(a, b, c, d)),
  fc.array(point, { minLength: 2, maxLength: 12 }),
)
const longCurve = curve.filter(one => lengthOf(one) > 0.01)

describe('a curve that is split', () => {
  test('is as long before the cut as it was asked to be, and is whole when put together again', () => {
    fc.assert(
      fc.property(longCurve, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (one, share) => {
        const inches = lengthOf(one) * share
        const [before, after] = splitAt(one, inches)
        expect(lengthOf(before)).toBeCloseTo(inches, 6)
        expect(lengthOf(chain(before, after))).toBeCloseTo(lengthOf(one), 6)
        expect(before.at(-1)).toEqual(after[0])
      }),
    )
  })

  test('has no place beyond its end', () => {
    expect(() => splitAt(line([0, 0], [3, 4]), 5.5)).toThrow('has no 5.5 in')
  })
})

describe('the length of a curve', () => {
  test.each<[string, Curve, number]>([
    ['a line', line([1, 2], [4, 6]), 5],
    ['a bend that is straight', bend([0, 0], [2, 0], [4, 0], [6, 0]), 6],
    ['a quarter of a circle of 4 in, nearly', bend([4, 0], [4, 2.2091], [2.2091, 4], [0, 4]), 2 * Math.PI],
    ['a single point', [[3, 3]], 0],
    ['a zigzag', [[0, 0] as Point, [3, 4] as Point, [0, 0] as Point], 10],
  ])('of %s', (_, shape, inchesLong) => {
    expect(lengthOf(shape)).toBeCloseTo(inchesLong, 2)
  })

  test('is the same seen in a mirror and run backwards', () => {
    fc.assert(
      fc.property(curve, one => {
        expect(lengthOf(mirror(one))).toBeCloseTo(lengthOf(one), 9)
      }),
    )
  })

  test('of a chain is that of its links', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        const joined = chain(line(a, b), line(b, c))
        expect(lengthOf(joined)).toBeCloseTo(distance(a, b) + distance(b, c), 9)
      }),
    )
  })
})

test('mirroring twice gives the curve again', () => {
  fc.assert(
    fc.property(curve, one => {
      expect(mirror(mirror(one)).map(([u, v]) => [u + 0, v])).toEqual(one.map(([u, v]) => [u + 0, v]))
    }),
  )
})

test('a line has a point at least every half inch', () => {
  fc.assert(
    fc.property(point, point, (from, to) => {
      const points = line(from, to)
      expect(points[0]).toEqual(from)
      expect(distance(points.at(-1)!, to)).toBeLessThan(1e-9)
      points.slice(1).forEach((at, i) => {
        expect(distance(points[i]!, at)).toBeLessThanOrEqual(0.5 + 1e-9)
      })
    }),
  )
})

describe('dividing a curve', () => {
  const parts = fc.integer({ min: 1, max: 60 })

  test('gives one point more than pieces, from its start to its end', () => {
    fc.assert(
      fc.property(longCurve, parts, (one, pieces) => {
        const points = divide(one, pieces)
        expect(points).toHaveLength(pieces + 1)
        expect(points[0]).toEqual(one[0])
        expect(points.at(-1)).toEqual(one.at(-1))
      }),
    )
  })

  test('puts each point at its share of the length', () => {
    fc.assert(
      fc.property(longCurve, parts, (one, pieces) => {
        divide(one, pieces).forEach((at, k) => {
          expect(distance(at, pointAt(one, k / pieces))).toBeLessThan(1e-6)
        })
      }),
    )
  })

  test('a straight line into equal steps', () => {
    expect(divide(line([0, 0], [3, 0]), 4)).toEqual([
      [0, 0],
      [0.75, 0],
      [1.5, 0],
      [2.25, 0],
      [3, 0],
    ])
  })
})

describe('a point of a curve', () => {
  test('beyond either end is that end', () => {
    const shape = line([1, 1], [5, 1])
    expect(pointAt(shape, -0.2)).toEqual([1, 1])
    expect(pointAt(shape, 1.2)).toEqual([5, 1])
  })

  test('found again by its place, lies at its share', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), share => {
        const arc = bend([0, 0], [0, 3], [2, 5], [6, 5])
        const found = nearestOn(arc, pointAt(arc, share))
        expect(found.distance).toBeLessThan(1e-9)
        expect(found.share).toBeCloseTo(share, 9)
      }),
    )
  })

  test('is the nearest when no other is nearer', () => {
    fc.assert(
      fc.property(curve, point, (one, to) => {
        const found = nearestOn(one, to)
        expect(distance(found.point, to)).toBeCloseTo(found.distance, 9)
        const walked = divide(one, 40).map(at => distance(at, to))
        expect(found.distance).toBeLessThanOrEqual(Math.min(...walked) + 1e-9)
      }),
    )
  })
})
