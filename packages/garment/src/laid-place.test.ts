import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cornersAt,
  inchesTo,
  type LaidPlace,
  layPlace,
  nearestPlace,
  sizeAtCorner,
  withoutOverlaps,
} from './laid-place.ts'

/** Upright, of 20 pixels to the inch, its middle given in inches from a spot of the picture. */
const place = (
  positionName: string,
  right: number,
  down: number,
  width: number,
  height: number,
): LaidPlace => ({
  positionName,
  x: 600 + 20 * right,
  y: 200 + 20 * down,
  right: { x: 20, y: 0 },
  down: { x: 0, y: 20 },
  widthInches: width,
  heightInches: height,
})
const spot = (right: number, down: number) => ({ x: 600 + 20 * right, y: 200 + 20 * down })

const hoodie = [
  place('centerChest', 0, 6, 10, 6),
  place('leftChest', 4.4, 4.2, 4, 3.5),
  place('rightChest', -4.4, 4.2, 4, 3.5),
  place('fullFront', 0, 8.5, 12, 10),
  place('pocket', 0, 18, 7, 5),
]

const turned: fc.Arbitrary<LaidPlace> = fc
  .record({
    x: fc.integer({ min: 0, max: 1200 }),
    y: fc.integer({ min: 0, max: 1400 }),
    degrees: fc.integer({ min: -180, max: 180 }),
    across: fc.integer({ min: 8, max: 40 }),
    along: fc.integer({ min: 8, max: 40 }),
    widthInches: fc.integer({ min: 1, max: 14 }),
    heightInches: fc.integer({ min: 1, max: 15 }),
  })
  .map(({ x, y, degrees, across, along, ...size }) => {
    const angle = (degrees * Math.PI) / 180
    return {
      positionName: 'turned',
      x,
      y,
      right: { x: across * Math.cos(angle), y: across * Math.sin(angle) },
      down: { x: -along * Math.sin(angle), y: along * Math.cos(angle) },
      ...size,
    }
  })

describe('a place in the picture', () => {
  const leftChest = {
    positionName: 'leftChest',
    centerU: 4,
    centerV: 5,
    planeAngle: 0,
    maxWidthInches: 4,
    maxHeightInches: 3,
  }

  test('lies where its middle is seen, along its own right and down', () => {
    const laid = layPlace(leftChest, (u, v) => ({ x: 600 + 30 * u, y: 100 + 25 * v }))
    expect(laid).toEqual({
      positionName: 'leftChest',
      x: 720,
      y: 225,
      right: { x: 30, y: 0 },
      down: { x: 0, y: 25 },
      widthInches: 4,
      heightInches: 3,
    })
  })

  test('is turned with its plane', () => {
    const laid = layPlace({ ...leftChest, planeAngle: 90 }, (u, v) => ({ x: 30 * u, y: 30 * v }))
    expect(laid?.right.x).toBeCloseTo(0)
    expect(laid?.right.y).toBeCloseTo(30)
    expect(laid?.down.x).toBeCloseTo(-30)
  })

  test.each([
    ['out of sight', () => undefined],
    ['half out of sight', (u: number, v: number) => (u > 4.2 ? undefined : { x: u, y: v })],
    ['seen edge on', (_: number, v: number) => ({ x: 3, y: v })],
  ])('is not there when it is %s', (_, project) => {
    expect(layPlace(leftChest, project)).toBeUndefined()
  })

  test('has its corners as far from its middle as it is large', () => {
    fc.assert(
      fc.property(turned, laid => {
        const [topLeft, topRight, bottomRight, bottomLeft] = cornersAt(laid, laid).map(corner =>
          inchesTo(laid, corner),
        )
        const [right, down] = [laid.widthInches / 2, laid.heightInches / 2]
        expect(topLeft!.right).toBeCloseTo(-right, 6)
        expect(topRight!.down).toBeCloseTo(-down, 6)
        expect(bottomRight!.right).toBeCloseTo(right, 6)
        expect(bottomRight!.down).toBeCloseTo(down, 6)
        expect(bottomLeft!.down).toBeCloseTo(down, 6)
      }),
    )
  })
})

describe('what is held goes to', () => {
  test.each<[string, number, number, string | undefined]>([
    ['the place under it', 4.4, 4.2, 'leftChest'],
    ['the one whose middle is nearest where several lie over each other', 0, 6, 'centerChest'],
    ['the large one at its own middle', 0, 9, 'fullFront'],
    ['the large one at its own edge', 0, 13, 'fullFront'],
    ['one that it is beside', 7, 3, 'leftChest'],
    ['one on another piece', 1, 18, 'pocket'],
    ['none far from all', 10, 16, undefined],
    ['none far above all', 0, -3, undefined],
  ])('%s', (_, right, down, expected) => {
    expect(nearestPlace(hoodie, spot(right, down))?.positionName).toBe(expected)
  })

  test('where it is, until another is clearly nearer', () => {
    expect(nearestPlace(hoodie, spot(0, 7.5))?.positionName).toBe('fullFront')
    expect(nearestPlace(hoodie, spot(0, 7.2), 'centerChest')?.positionName).toBe('centerChest')
    expect(nearestPlace(hoodie, spot(0, 8.2), 'centerChest')?.positionName).toBe('fullFront')
  })

  test('every place at its own middle, and to none where there is none', () => {
    for (const { positionName, x, y } of hoodie)
      expect(nearestPlace(hoodie, { x, y })?.positionName).toBe(positionName)
    expect(nearestPlace([], spot(0, 0))).toBeUndefined()
  })
})

describe('a corner that is pulled', () => {
  const sizes = Array.from({ length: 12 }, (_, index) => ({
    widthInches: index + 1,
    heightInches: (index + 1) / 2,
  }))

  test('at any of the four gives the size whose corner is there, however the place is turned', () => {
    fc.assert(
      fc.property(turned, fc.constantFrom(...sizes), fc.nat(3), (laid, size, corner) => {
        const at = cornersAt(laid, size)[corner]!
        expect(sizeAtCorner(laid, sizes, at)).toBe(size)
      }),
    )
  })

  test('gives the nearest allowed, the smallest and the largest at the ends', () => {
    const laid = place('back', 0, 0, 12, 15)
    const pulled = (right: number, down: number) =>
      sizeAtCorner(laid, sizes, { x: laid.x + 20 * right, y: laid.y + 20 * down })?.widthInches
    expect(pulled(2.1, 1)).toBe(4)
    expect(pulled(2.3, 1.1)).toBe(5)
    expect(pulled(0, 0)).toBe(1)
    expect(pulled(40, 30)).toBe(12)
    expect(sizeAtCorner(laid, [], spot(0, 0))).toBeUndefined()
  })
})

test('of places over each other the smallest is shown', () => {
  expect(withoutOverlaps(hoodie).map(({ positionName }) => positionName)).toEqual([
    'leftChest',
    'rightChest',
    'pocket',
  ])
  expect(withoutOverlaps(hoodie.slice(3)).map(({ positionName }) => positionName)).toEqual([
    'pocket',
    'fullFront',
  ])
})
