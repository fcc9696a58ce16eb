import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { layTile } from './lay-tile.ts'
import type { Pixels } from './pixels.ts'
import { layRepeat, type RepeatLayout } from './repeat-layout.ts'

const patterns = ['brickWallHorizontal', 'brickWallVertical', 'hexagonByRow', 'hexagonByColumn', 'line']
const details = (patternName: string) => ({
  patternName,
  maxImageWidthInches: 1,
  maxImageHeightInches: 4,
  horizontalSpacingInches: 0.5,
  verticalSpacingInches: 0.25,
})
const wall = (change: object = {}) => layRepeat({ ...details('brickWallHorizontal'), ...change }, 2)

/** From an image to each of the others about it: across and down, whole tiles further included. */
function stepsIn({ spots, tileWidthInches, tileHeightInches }: RepeatLayout, from = 0) {
  const start = spots[from]!
  return [-2, -1, 0, 1, 2].flatMap(column =>
    [-2, -1, 0, 1, 2].flatMap(row =>
      spots.map(({ x, y }) => [x - start.x + column * tileWidthInches, y - start.y + row * tileHeightInches]),
    ),
  )
}

const hasStep = (layout: RepeatLayout, across: number, down: number) =>
  layout.spots.every((_, from) =>
    stepsIn(layout, from).some(([x, y]) => Math.hypot(x! - across, y! - down) < 1e-9),
  )

describe('a pattern', () => {
  test.each(patterns)('%s shows its artwork whole, in its proportion, in the largest image', name => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.2, max: 6, noNaN: true }),
        fc.double({ min: 0.5, max: 4, noNaN: true }),
        fc.double({ min: 0.5, max: 4, noNaN: true }),
        (aspect, maxImageWidthInches, maxImageHeightInches) => {
          const layout = layRepeat({ patternName: name, maxImageWidthInches, maxImageHeightInches }, aspect)
          expect(layout.imageWidthInches / layout.imageHeightInches).toBeCloseTo(aspect, 6)
          const filled = [
            layout.imageWidthInches / maxImageWidthInches,
            layout.imageHeightInches / maxImageHeightInches,
          ]
          expect(Math.max(...filled)).toBeCloseTo(1, 9)
        },
      ),
    )
  })

  test.each(patterns)('%s lets no image lie on another, whatever its measures', name => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.2, max: 6, noNaN: true }),
        fc.double({ min: 0, max: 4, noNaN: true }),
        fc.double({ min: 0, max: 4, noNaN: true }),
        (aspect, horizontalSpacingInches, verticalSpacingInches) => {
          const layout = layRepeat(
            { ...details(name), horizontalSpacingInches, verticalSpacingInches },
            aspect,
          )
          for (const [x, y] of stepsIn(layout)) {
            if (Math.hypot(x!, y!) < 1e-9) continue
            const beside = Math.abs(x!) / layout.imageWidthInches
            const below = Math.abs(y!) / layout.imageHeightInches
            expect(Math.max(beside, below)).toBeGreaterThan(1 - 1e-9)
          }
        },
      ),
    )
  })

  test('by rows is a wall: every other row is half a pitch on, and further where that is chosen', () => {
    expect(hasStep(wall(), 1.5, 0)).toBe(true)
    expect(hasStep(wall(), 0.75, 0.75)).toBe(true)
    expect(wall({ horizontalOddRowOffsetInches: 0.25 }).spots[1]).toEqual({ x: 1, y: 0.75 })
  })

  test('by columns is one: every other column is half a pitch down', () => {
    const layout = layRepeat(details('brickWallVertical'), 2)
    expect(hasStep(layout, 0, 0.75)).toBe(true)
    expect(hasStep(layout, 1.5, 0.375)).toBe(true)
  })

  test('in a grid has its neighbours straight beside and below', () => {
    const layout = layRepeat(details('line'), 2)
    expect(layout.spots).toHaveLength(1)
    expect([layout.tileWidthInches, layout.tileHeightInches]).toEqual([1.5, 0.75])
  })

  test.each(['hexagonByRow', 'hexagonByColumn'])('%s has six neighbours, all equally far', name => {
    for (const aspect of [0.4, 1, 3]) {
      const layout = layRepeat(details(name), aspect)
      const nearest = stepsIn(layout)
        .map(([x, y]) => Math.hypot(x!, y!))
        .filter(far => far > 1e-9)
        .toSorted((a, b) => a - b)
      expect(nearest[5]).toBeCloseTo(nearest[0]!, 9)
      expect(nearest[6]).toBeGreaterThan(nearest[0]! * 1.5)
    }
  })

  test('begins where it is moved to', () => {
    expect(wall({ horizontalOffsetInches: 0.25, verticalOffsetInches: 0.5 })).toMatchObject({
      offsetX: 0.25,
      offsetY: 0.5,
    })
  })
})

describe('a tile of it', () => {
  const dot: Pixels = { width: 1, height: 1, rgba: Uint8Array.of(200, 20, 30, 255) }
  const perInch = { x: 20, y: 20 }
  const isInked = (tile: Pixels, x: number, y: number) => tile.rgba[4 * (y * tile.width + x) + 3] === 255

  test('has so many pixels to the inch, and its images where they lie', () => {
    const tile = layTile(dot, wall({ horizontalOffsetInches: 0.75, verticalOffsetInches: 0.375 }), perInch)
    expect([tile.width, tile.height]).toEqual([30, 30])
    // The first image, 1 x 1/2 in, about (0.75, 0.375) in.
    expect([isInked(tile, 15, 7), isInked(tile, 6, 7), isInked(tile, 4, 7)]).toEqual([true, true, false])
    expect([isInked(tile, 15, 11), isInked(tile, 15, 13)]).toEqual([true, false])
  })

  test('goes on beside and below itself: what leaves it comes in again', () => {
    const tile = layTile(dot, wall(), perInch)
    expect([isInked(tile, 0, 0), isInked(tile, 29, 29), isInked(tile, 0, 29), isInked(tile, 29, 0)]).toEqual([
      true,
      true,
      true,
      true,
    ])
    const inked = Array.from({ length: 900 }, (_, i) => isInked(tile, i % 30, Math.floor(i / 30)))
    expect(inked.filter(Boolean)).toHaveLength(2 * 20 * 10)
  })

  test('is never without a pixel, however small', () => {
    const speck = layRepeat(
      { patternName: 'line', maxImageWidthInches: 0.001, maxImageHeightInches: 0.001 },
      1,
    )
    expect(layTile(dot, speck, perInch)).toMatchObject({ width: 1, height: 1 })
  })
})
