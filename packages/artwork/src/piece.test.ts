import fc from 'fast-check'
import { expect, test } from 'vitest'
import { artWithin, drawPiece, type Piece } from './piece.ts'
import { type Pixels, rgbOfHex } from './pixels.ts'

const anyExtent = fc.record({
  widthInches: fc.double({ min: 0.5, max: 4, noNaN: true }),
  heightInches: fc.double({ min: 0.5, max: 4, noNaN: true }),
})
const anyAspect = fc.double({ min: 0.1, max: 10, noNaN: true })

test('art in a box is the largest of its proportion that keeps the margin', () => {
  expect(artWithin('box', { widthInches: 3, heightInches: 2 }, 0.125, 1)).toEqual({
    widthInches: 1.75,
    heightInches: 1.75,
  })
  expect(artWithin('box', { widthInches: 3, heightInches: 2 }, 0.125, 4).widthInches).toBe(2.75)
  fc.assert(
    fc.property(anyExtent, anyAspect, (extent, aspect) => {
      const { widthInches, heightInches } = artWithin('box', extent, 0.125, aspect)
      const [besides, above] = [extent.widthInches - widthInches, extent.heightInches - heightInches]
      expect(Math.min(besides, above)).toBeCloseTo(0.25, 9)
      expect(widthInches).toBeCloseTo(heightInches * aspect, 9)
    }),
  )
})

test('art in a diamond touches its sides at the margin with all four corners', () => {
  fc.assert(
    fc.property(anyExtent, anyAspect, (extent, aspect) => {
      const { widthInches, heightInches } = artWithin('diamond', extent, 0.1, aspect)
      const [a, b] = [extent.widthInches / 2, extent.heightInches / 2]
      const depth = ((1 - widthInches / 2 / a - heightInches / 2 / b) * a * b) / Math.hypot(a, b)
      expect(depth).toBeCloseTo(0.1, 9)
    }),
  )
})

test('where the margins leave nothing, there is no art', () => {
  expect(artWithin('box', { widthInches: 0.2, heightInches: 1 }, 0.125, 1).widthInches).toBe(0)
  expect(artWithin('diamond', { widthInches: 0.2, heightInches: 0.2 }, 0.125, 1).widthInches).toBe(0)
})

const red: Pixels = { width: 1, height: 1, rgba: Uint8Array.of(200, 20, 30, 255) }
const [ground, rim] = ['#f0e0c0', '#102040'] as const

function drawn(change: Partial<Piece> = {}) {
  const piece: Piece = {
    outline: 'box',
    groundHex: ground,
    rim: { hex: rim, inches: 0.2 },
    artWidthInches: 1,
    artHeightInches: 0.5,
    ...change,
  }
  const pixels = drawPiece(red, piece, { widthInches: 3, heightInches: 2 }, 20)
  /** Inches from the middle. */
  return (x: number, y: number) => {
    const at = 4 * (Math.floor((y + 1) * 20) * pixels.width + Math.floor((x + 1.5) * 20))
    return [...pixels.rgba.subarray(at, at + 4)]
  }
}

test('a piece has its art in the middle, its ground round that, its rim along its edge', () => {
  const at = drawn()
  expect(at(0, 0)).toEqual([200, 20, 30, 255])
  expect(at(0.45, 0.2)).toEqual([200, 20, 30, 255])
  expect(at(0.6, 0)).toEqual([...rgbOfHex(ground), 255])
  expect(at(0, 0.4)).toEqual([...rgbOfHex(ground), 255])
  expect(at(1.45, 0)).toEqual([...rgbOfHex(rim), 255])
  expect(at(-1.45, -0.95)).toEqual([...rgbOfHex(rim), 255])
  expect(drawn({ rim: null })(1.45, 0)).toEqual([...rgbOfHex(ground), 255])
})

test('a diamond is clear beyond its sides', () => {
  const at = drawn({ outline: 'diamond' })
  expect(at(1.4, 0.9)[3]).toBe(0)
  expect(at(0, 0.94)[3]).toBe(255)
  expect(at(0.6, 0)).toEqual([...rgbOfHex(ground), 255])
})
