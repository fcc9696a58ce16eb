import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { products } from '../products/index.ts'
import { type ArtworkShape, type PlaceSize, widthSteps } from './sizing.ts'

const steps = { leastInches: 1, leastDpi: 150 }
const place = { maxWidthInches: 10, maxHeightInches: 6 }
const vector = (width: number, height: number) => ({ isVector: true, width, height })
const raster = (width: number, height: number) => ({ isVector: false, width, height })

function sizesFor(given: typeof steps, at: PlaceSize, artwork: ArtworkShape) {
  return widthSteps(given).sizesAt(at, artwork, {})
}

function widths(...given: Parameters<typeof sizesFor>): number[] {
  return sizesFor(...given).map(size => size.widthInches)
}

describe('the sizes of artwork at a place', () => {
  test('go from an inch by eighths to what fits (DS22)', () => {
    expect(widths(steps, { ...place, maxWidthInches: 2.25 }, vector(2, 1))).toEqual([
      1, 1.125, 1.25, 1.375, 1.5, 1.625, 1.75, 1.875, 2, 2.125, 2.25,
    ])
  })

  test('are as wide as the height allows, in eighths (DS22)', () => {
    expect(widthSteps(steps).widestAt(place, vector(1, 1), {})).toBe(6)
    expect(widthSteps(steps).widestAt(place, vector(3, 7), {})).toBe(2.5)
    expect(widths(steps, place, vector(1, 1)).at(-1)).toBe(6)
  })

  test('may begin below an inch, for what is tall and narrow (DS22)', () => {
    expect(widths(steps, place, vector(1, 10))).toEqual([0.5])
    expect(widths(steps, place, vector(1, 100))).toEqual([])
  })

  test.each([
    [149, undefined],
    [150, 1],
    [600, 4],
    [610, 4],
    [1500, 10],
    [9000, 10],
  ])('of a raster of %i pixels end at %s inches: 150 of them make one (DS23)', (pixels, widest) => {
    expect(widths(steps, { maxWidthInches: 10, maxHeightInches: 99 }, raster(pixels, pixels)).at(-1)).toBe(
      widest,
    )
  })

  test('of a vector have no such end (DS23)', () => {
    expect(widths(steps, place, vector(8, 4)).at(-1)).toBe(10)
  })

  const anyType = fc.record({
    leastInches: fc.integer({ min: 4, max: 24 }).map(eighths => eighths / 8),
    leastDpi: fc.integer({ min: 72, max: 300 }),
  })
  const anyPlace = fc.constantFrom(...products.flatMap(product => product.locations))
  const anyArtwork = fc.record({
    isVector: fc.boolean(),
    width: fc.integer({ min: 1, max: 12_000 }),
    height: fc.integer({ min: 1, max: 12_000 }),
  })

  test('fit the place, keep its shape and have the pixels (DS22, DS23)', () => {
    fc.assert(
      fc.property(anyType, anyPlace, anyArtwork, (type, location, artwork) => {
        for (const size of sizesFor(type, location, artwork)) {
          expect(size.widthInches).toBeLessThanOrEqual(location.maxWidthInches)
          expect(size.heightInches).toBeLessThanOrEqual(location.maxHeightInches + 1e-6)
          expect(size.widthInches).toBeGreaterThan(0)
          expect((size.widthInches * 8) % 1).toBe(0)
          expect(size.heightInches / size.widthInches).toBeCloseTo(artwork.height / artwork.width, 6)
          const pixelsPerInch = artwork.isVector ? Infinity : artwork.width / size.widthInches
          expect(pixelsPerInch).toBeGreaterThanOrEqual(type.leastDpi)
        }
      }),
    )
  })

  test('grow, and each has an id of its own (DS22)', () => {
    fc.assert(
      fc.property(anyType, anyPlace, anyArtwork, (type, location, artwork) => {
        const sizes = sizesFor(type, location, artwork)
        expect(new Set(sizes.map(size => size.id)).size).toBe(sizes.length)
        sizes.slice(1).forEach((size, at) => {
          expect(size.widthInches).toBeGreaterThan(sizes[at]!.widthInches)
        })
      }),
    )
  })

  test('are more, not fewer, at a larger place and of a larger file (DS22, DS23)', () => {
    fc.assert(
      fc.property(
        anyType,
        anyPlace,
        anyArtwork,
        fc.integer({ min: 1, max: 4 }),
        (type, location, artwork, by) => {
          const widest = (...given: Parameters<typeof sizesFor>) => widths(...given).at(-1) ?? 0
          const larger = {
            maxWidthInches: location.maxWidthInches * by,
            maxHeightInches: location.maxHeightInches * by,
          }
          const finer = { ...artwork, width: artwork.width * by, height: artwork.height * by }
          const before = widest(type, location, artwork)
          expect(widest(type, larger, artwork)).toBeGreaterThanOrEqual(artwork.isVector ? before : 0)
          expect(widest(type, location, finer)).toBeGreaterThanOrEqual(before)
        },
      ),
    )
  })
})
