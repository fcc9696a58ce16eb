import { clothSteps } from '@teamloom/bakes/bake.ts'
import { drawBake } from '@teamloom/bakes/testing/draw-bake.ts'
import { flatInk } from '@teamloom/catalog/decorations/surface.ts'
import { describe, expect, test } from 'vitest'
import { composeSide } from './compose-side.ts'
import type { Look, Picture, Print } from './look.ts'
import { flatImage, type PrintImage } from './print-image.ts'
import {
  bodyBox,
  bodyHex,
  drawSide,
  frontPlace,
  perInch,
  pixelAt,
  plainLook,
  sideOf,
  withCloth,
} from './testing/draw-side.ts'

const side = drawSide()
type Colour = readonly [number, number, number, number]
const green: Colour = [80, 200, 80, 255]
const blue: Colour = [80, 110, 220, 255]

function artwork(size: number, colourAt: (x: number, y: number) => Colour): PrintImage {
  const rgba = new Uint8Array(size * size * 4)
  for (let i = 0; i < size * size; i++)
    rgba.set(colourAt((i % size) / size, Math.floor(i / size) / size), i * 4)
  return flatImage(rgba, size, size)
}

const print = (change: Partial<Print> = {}): Print => ({
  panel: 'front',
  centerU: 0,
  centerV: 3,
  widthInches: 2,
  heightInches: 2,
  image: artwork(64, () => green),
  surface: flatInk,
  ...change,
})

const withPrints = (...prints: readonly Print[]): Look => ({ ...plainLook, prints })
const bare = composeSide(side, plainLook)

/** The box and number of the pixels that a look changes. */
function changedBy(picture: Picture, before = bare) {
  let [left, right, top, bottom, count] = [Infinity, -1, Infinity, -1, 0]
  for (let y = 0; y < picture.height; y++)
    for (let x = 0; x < picture.width; x++) {
      const at = (y * picture.width + x) * 4
      if (picture.rgba.subarray(at, at + 4).every((byte, c) => byte === before.rgba[at + c])) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      count++
    }
  return { left, right, top, bottom, count }
}

/** Picture pixels of a place on the front. */
const atPlace = (u: number, v: number) =>
  [Math.round(u * perInch + 80 - 0.5), Math.round(v * perInch + 10 - 0.5)] as const
const hexAt = (picture: Picture, u: number, v: number) => pixelAt(picture, ...atPlace(u, v)).hex

describe('a print', () => {
  test('is drawn afresh when it, or the cloth below it, has changed', () => {
    const kept = drawSide()
    const looks = [
      withPrints(print()),
      withPrints(print({ centerU: 1 })),
      withPrints(print({ centerU: 1, rotation: 30 })),
      withPrints(),
      {
        ...withPrints(print()),
        cloths: withCloth('body/body/body', { hex: '#102030', fabric: 'fleece' }).cloths,
      },
      withPrints(print({ image: artwork(16, () => blue) })),
    ]
    for (const look of looks) {
      expect(composeSide(kept, look).rgba).toEqual(composeSide(drawSide(), look).rgba)
    }
  })

  test.each([
    [2, 2, 0, 3],
    [4, 1, -0.5, 4],
    [1, 3, 1.25, 2.5],
    [0.5, 0.5, -2, 5],
  ])('of %d by %d inches covers as many, about (%d, %d)', (width, height, u, v) => {
    const { left, right, top, bottom, count } = changedBy(
      composeSide(
        side,
        withPrints(print({ widthInches: width, heightInches: height, centerU: u, centerV: v })),
      ),
    )
    expect((right + left + 1) / 2).toBeCloseTo(80 + u * perInch, 0)
    expect((bottom + top + 1) / 2).toBeCloseTo(10 + v * perInch, 0)
    expect(Math.abs(right + 1 - left - width * perInch)).toBeLessThanOrEqual(2)
    expect(Math.abs(bottom + 1 - top - height * perInch)).toBeLessThanOrEqual(2)
    expect(count).toBeLessThanOrEqual((width * perInch + 2) * (height * perInch + 2))
  })

  test('follows its cloth: where a pixel spans twice the cloth it is half as wide', () => {
    const base = side.bakes[0]!
    const bake = drawBake(bodyBox, [0], (x, y) => {
      const { u, v } = frontPlace(x, y)
      return { chart: 1, u: 2 * u, v }
    })
    const squeezed = sideOf({ base: bake }, [base.entry], side.manifest.regions)
    const { left, right, top, bottom } = changedBy(
      composeSide(squeezed, withPrints(print())),
      composeSide(squeezed, plainLook),
    )
    expect(Math.abs(right + 1 - left - perInch)).toBeLessThanOrEqual(2)
    expect(Math.abs(bottom + 1 - top - 2 * perInch)).toBeLessThanOrEqual(2)
  })

  test('has its own colour at light 1, and less light where there is less', () => {
    const lit = composeSide(side, withPrints(print()))
    expect(hexAt(lit, 0, 3)).toBe('#50c850')
    const dim = composeSide(
      drawSide(() => 0.4),
      withPrints(print()),
    )
    expect(Number.parseInt(hexAt(dim, 0, 3).slice(3, 5), 16)).toBeLessThan(160)
  })

  const corners = artwork(64, (x, y) => (x < 0.5 && y < 0.5 ? blue : green))

  test.each([
    [0, [-0.5, -0.5]],
    [90, [0.5, -0.5]],
    [180, [0.5, 0.5]],
    [270, [-0.5, 0.5]],
    [-90, [-0.5, 0.5]],
  ] as const)(
    'turned by %d degrees has its upper left corner where a clock’s hand would take it',
    (rotation, [u, v]) => {
      const picture = composeSide(side, withPrints(print({ image: corners, rotation })))
      for (const du of [-0.5, 0.5])
        for (const dv of [-0.5, 0.5])
          expect(hexAt(picture, du, 3 + dv)).toBe(du === u && dv === v ? '#506edc' : '#50c850')
    },
  )

  test('lies on those before it', () => {
    const lower = print({ image: artwork(16, () => blue), widthInches: 3 })
    const picture = composeSide(side, withPrints(lower, print()))
    expect(hexAt(picture, 0, 3)).toBe('#50c850')
    expect(hexAt(picture, -1.3, 3)).toBe('#506edc')
  })

  test('is on the outside of its own panel only', () => {
    const everywhere = print({ widthInches: 20, heightInches: 20 })
    const picture = composeSide(side, withPrints(everywhere))
    expect(pixelAt(picture, 150, 60)).toEqual(pixelAt(bare, 150, 60))
    // The lining's pixels are the inside of the same panel.
    expect(pixelAt(picture, 80, 12)).toEqual(pixelAt(bare, 80, 12))
    expect(hexAt(picture, -2, 4)).toBe('#50c850')
  })

  test('shows the cloth between its inks', () => {
    const stripes = artwork(64, x => (x < 0.5 ? green : [0, 0, 0, 0]))
    const picture = composeSide(side, withPrints(print({ image: stripes })))
    expect(hexAt(picture, -0.5, 3)).toBe('#50c850')
    expect(hexAt(picture, 0.5, 3)).toBe(bodyHex)
  })

  test.each(['#ffffff', '#f5f5f2', '#c86450', '#808080'])(
    'with hardly any ink leaves cloth of %s as it is (RD3)',
    hex => {
      const cloths = { ...plainLook.cloths, 'body/body/body': { hex, fabric: 'thread' as const } }
      const ink = [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]
      const faint = artwork(64, () => [...ink, 3])
      const without = composeSide(side, { ...plainLook, cloths })
      const withInk = composeSide(side, { ...plainLook, cloths, prints: [print({ image: faint })] })
      const most = withInk.rgba.reduce(
        (worst, byte, i) => Math.max(worst, Math.abs(byte - without.rgba[i]!)),
        0,
      )
      expect(most).toBeLessThanOrEqual(2)
    },
  )

  test('of dots finer than a pixel shows the mean of their light', () => {
    const dots = artwork(256, (x, y) =>
      (Math.floor(x * 256) + Math.floor(y * 256)) % 2 ? [235, 235, 235, 255] : [90, 90, 90, 255],
    )
    const shown = Number.parseInt(
      hexAt(composeSide(side, withPrints(print({ image: dots }))), 0, 3).slice(1, 3),
      16,
    )
    // Half the light of 235 and half that of 90; half their bytes is 163.
    expect(Math.abs(shown - 181)).toBeLessThanOrEqual(4)
  })

  test('enlarged has edges as sharp as its artwork', () => {
    const viewport = { x: 70, y: 60, width: 20, height: 20 }
    const halves = artwork(512, x => (x < 0.5 ? green : blue))
    const zoomed = composeSide(side, withPrints(print({ image: halves })), { viewport, scale: 6 })
    const row = Array.from({ length: zoomed.width }, (_, x) => pixelAt(zoomed, x, 60).hex)
    expect(row.filter(hex => hex !== '#50c850' && hex !== '#506edc').length).toBeLessThanOrEqual(3)
    expect(row[0]).toBe('#50c850')
    expect(row.at(-1)).toBe('#506edc')
  })
})

test('an inch of cloth is 512 steps', () => {
  expect(clothSteps).toBe(512)
})

test('artwork whose bytes do not match its size is refused', () => {
  expect(() => flatImage(new Uint8Array(15), 2, 2)).toThrow('artwork bytes')
})
