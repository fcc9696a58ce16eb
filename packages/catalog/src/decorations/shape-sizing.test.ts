import { describe, expect, test } from 'vitest'
import { firstOptions } from './options.ts'
import { repeatOptions } from './repeat-options.ts'
import { coverSizing, repeatSizing } from './repeat-sizing.ts'
import { patchShapes, shapeSizing } from './shapes.ts'

const vector = { isVector: true, width: 200, height: 100 }
const raster = (width: number, height: number) => ({ isVector: false, width, height })
const place = (maxWidthInches: number, maxHeightInches: number) => ({ maxWidthInches, maxHeightInches })
const widthsOf = (sizes: readonly { readonly widthInches: number }[]) => sizes.map(size => size.widthInches)

describe('the sizes of a shape (DS51)', () => {
  const { sizesAt, widestAt, widestOf } = shapeSizing({
    shapes: patchShapes,
    marginInches: 0.125,
    leastDpi: 200,
  })
  const square = { tagName: 'square' }

  test('are those of the one that is chosen, as far as they fit', () => {
    expect(widthsOf(sizesAt(place(4, 4), vector, square))).toEqual([2, 2.5, 3])
    expect(widthsOf(sizesAt(place(4, 2.5), vector, square))).toEqual([2, 2.5])
    expect(sizesAt(place(1.9, 4), vector, square)).toEqual([])
    expect(widthsOf(sizesAt(place(4, 1.6), vector, { tagName: 'short rectangle' }))).toEqual([2.5])
    expect(widestAt(place(4, 2.5), vector, square)).toBe(2.5)
    expect(widestAt(place(1, 1), vector, square)).toBe(0)
  })

  test('are held to the pixels of a raster for its part within the margins', () => {
    // 1 3/4 in of art on a patch of 2.
    expect(widthsOf(sizesAt(place(4, 4), raster(350, 350), square))).toEqual([2])
    expect(sizesAt(place(4, 4), raster(349, 349), square)).toEqual([])
    expect(widestOf(raster(400, 100))).toBe(2)
    expect(widestOf(vector)).toBe(Number.POSITIVE_INFINITY)
  })

  test('are those of the artwork where it is cut to that: its longer side in quarters of an inch (DS64)', () => {
    const contour = { tagName: 'contour' }
    const sizes = sizesAt(place(3.5, 2), vector, contour)
    expect(widthsOf(sizes)).toEqual([1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 3.25, 3.5])
    for (const { widthInches, heightInches } of sizes)
      expect((widthInches - 0.25) / (heightInches - 0.25)).toBeCloseTo(2, 6)
    const tall = { isVector: true, width: 100, height: 200 }
    expect(sizesAt(place(3.5, 2), tall, contour).map(({ heightInches }) => heightInches)).toEqual([
      1.5, 1.75, 2,
    ])
    expect(sizesAt(place(9, 9), { isVector: true, width: 900, height: 100 }, contour)).toEqual([])
    expect(widthsOf(sizesAt(place(4, 4), raster(350, 350), contour))).toEqual([1.5, 1.75, 2])
  })

  test('are driven by the longer side', () => {
    expect(sizesAt(place(9, 9), vector, { tagName: 'rectangle' }).map(size => size.drivingSide)).toEqual([
      'width',
      'width',
    ])
    const tall = { name: 'tall', label: { en: '', fr: '' }, outline: 'box', sizes: [[1, 2]] } as const
    const sizing = shapeSizing({ shapes: [tall], marginInches: 0.1, leastDpi: 200 })
    expect(sizing.sizesAt(place(9, 9), vector, { tagName: 'tall' })[0]?.drivingSide).toBe('height')
  })
})

describe('a pattern (DS51)', () => {
  const sizing = repeatSizing({ leastDpi: 150 })
  const options = firstOptions(repeatOptions)

  test('has one size, that of its place', () => {
    expect(sizing.sizesAt(place(11.5, 16), vector, options)).toEqual([
      { id: 'whole', drivingSide: 'width', widthInches: 11.5, heightInches: 16 },
    ])
  })

  test('asks a raster for the pixels of one image, not of all its place', () => {
    expect(sizing.sizesAt(place(11.5, 16), raster(150, 150), options)).toHaveLength(1)
    expect(sizing.sizesAt(place(11.5, 16), raster(149, 149), options)).toEqual([])
    const larger = { ...options, maxImageWidthInches: 2 }
    expect(sizing.sizesAt(place(11.5, 16), raster(150, 150), larger)).toEqual([])
  })
})

describe('what covers a place', () => {
  const { sizesAt } = coverSizing({ leastDpi: 150 })

  test.each([
    ['wider than it', place(4, 4), 8, 4],
    ['of its proportion', place(8, 4), 8, 4],
    ['taller than it', place(12, 4), 12, 6],
  ])('is as large as it takes, %s', (_, at, widthInches, heightInches) => {
    expect(sizesAt(at, vector, {})).toEqual([
      { id: 'cover', drivingSide: 'width', widthInches, heightInches },
    ])
  })

  test('asks a raster for the pixels of all that it is, what is cut off too', () => {
    expect(sizesAt(place(4, 4), raster(1200, 600), {})).toHaveLength(1)
    expect(sizesAt(place(4, 4), raster(1198, 599), {})).toEqual([])
  })
})
