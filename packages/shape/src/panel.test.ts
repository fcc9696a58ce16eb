import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { line } from './curve.ts'
import { boundsOf, contains, distanceTo, getEdge, outlineOf, type Panel, spanAt } from './panel.ts'
import type { Point } from './point.ts'

/** 6 wide and 4 high, its lower right corner cut off. */
const panel: Panel = {
  name: 'flap',
  edges: [
    { name: 'top', curve: line([-3, 0], [3, 0]) },
    { name: 'right', curve: line([3, 0], [3, 2]) },
    { name: 'slant', curve: line([3, 2], [1, 4]) },
    { name: 'hem', curve: line([1, 4], [-3, 4]) },
    { name: 'left', curve: line([-3, 4], [-3, 0]) },
  ],
}
const outline = outlineOf(panel)
const inside = ([u, v]: Point) => u > -3 && u < 3 && v > 0 && v < 4 && u + v < 5

const near = fc.double({ min: -6, max: 6, noNaN: true })
const place: fc.Arbitrary<Point> = fc.tuple(near, near)

test('an outline has each point once, and its corners among them', () => {
  expect(new Set(outline.map(String)).size).toBe(outline.length)
  for (const corner of ['-3,0', '3,0', '3,2', '1,4', '-3,4']) expect(outline.map(String)).toContain(corner)
})

test('an edge is found by its name, and only then', () => {
  expect(getEdge(panel, 'hem')[0]).toEqual([1, 4])
  expect(() => getEdge(panel, 'cuff')).toThrow('edge flap.cuff')
})

test('bounds are the least box that holds the outline', () => {
  expect(boundsOf(outline)).toEqual({ left: -3, top: 0, right: 3, bottom: 4 })
})

describe('a panel', () => {
  test('contains its middle and not what its slant cuts off', () => {
    expect(contains(outline, [0, 2])).toBe(true)
    expect(contains(outline, [2.6, 3.6])).toBe(false)
  })

  test('contains what lies between its edges', () => {
    fc.assert(
      fc.property(place, at => {
        fc.pre(distanceTo(outline, at) > 1e-6)
        expect(contains(outline, at)).toBe(inside(at))
      }),
    )
  })

  test('contains the same whichever way its outline runs', () => {
    fc.assert(
      fc.property(place, at => {
        fc.pre(distanceTo(outline, at) > 1e-6)
        expect(contains(outline.toReversed(), at)).toBe(contains(outline, at))
      }),
    )
  })

  test.each<[string, Point, number]>([
    ['on an edge', [-3, 2], 0],
    ['at a corner', [3, 2], 0],
    ['inside', [-2, 2], 1],
    ['beside an edge', [-5, 1], 2],
    ['beyond a corner', [-6, -4], 5],
    ['before the slant', [3, 4], Math.SQRT2],
  ])('tells how far its outline is from a place %s', (_, at, inches) => {
    expect(distanceTo(outline, at)).toBeCloseTo(inches, 6)
  })

  test.each([
    [1, -3, 3],
    [3, -3, 2],
    [9, 0, 0],
  ])('at v = %d spans from %d to %d', (v, left, right) => {
    const span = spanAt(outline, v)
    expect(span.left).toBeCloseTo(left, 9)
    expect(span.right).toBeCloseTo(right, 9)
  })
})
