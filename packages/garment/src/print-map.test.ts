import type { SeenPlace } from '@teamloom/bakes/manifest.ts'
import { drawBake } from '@teamloom/bakes/testing/draw-bake.ts'
import { flatInk } from '@teamloom/catalog/decorations/surface.ts'
import { describe, expect, test } from 'vitest'
import { composeSide } from './compose-side.ts'
import type { DecodedSide } from './decoded-side.ts'
import type { Look, Picture, Print } from './look.ts'
import { pickAt } from './pick.ts'
import { screenOfPrint } from './place.ts'
import { flatImage } from './print-image.ts'
import {
  bodyBox,
  drawSide,
  frontPlace,
  middlePlace,
  perInch,
  plainLook,
  sideOf,
} from './testing/draw-side.ts'

type ClothAt = (u: number, v: number) => { u: number; v: number }

/** The drawn side with cloth that hangs otherwise than it is seen, and a place on it. */
function hang(clothAt: ClothAt, change: Partial<SeenPlace> = {}): DecodedSide {
  const base = drawSide().bakes[0]!
  const bake = drawBake(bodyBox, [0], (x, y) => {
    const { u, v } = frontPlace(x, y)
    return { chart: 1, ...clothAt(u, v) }
  })
  const side = sideOf({ base: bake }, [base.entry], drawSide().manifest.regions)
  return { ...side, manifest: { ...side.manifest, places: { chest: [{ ...middlePlace, ...change }] } } }
}

const print: Print = {
  panel: 'front',
  place: 'chest',
  centerU: 0,
  centerV: 3,
  widthInches: 2,
  heightInches: 2,
  image: flatImage(new Uint8Array(4 * 256 * 256).fill(255), 256, 256),
  surface: flatInk,
}
const printed: Look = { ...plainLook, prints: [print] }

/** The box of the pixels that the print changes. */
function inkOf(side: DecodedSide, look = printed, scale = 1) {
  const draw = (one: Look): Picture => composeSide(side, one, { scale })
  const [picture, bare] = [draw(look), draw({ ...look, prints: [] })]
  let [left, right, top, bottom] = [Infinity, -1, Infinity, -1]
  for (let at = 0; at < picture.width * picture.height; at++) {
    if (Math.abs(picture.rgba[4 * at]! - bare.rgba[4 * at]!) < 40) continue
    left = Math.min(left, at % picture.width)
    right = Math.max(right, at % picture.width)
    top = Math.min(top, Math.floor(at / picture.width))
    bottom = Math.max(bottom, Math.floor(at / picture.width))
  }
  return { left, right, top, bottom }
}

const straight = { left: 60, right: 99, top: 50, bottom: 89 }
const sheared: ClothAt = (u, v) => ({ u: u + 0.3 * (v - 3), v: v + 0.2 * u })
const shearedSlopes = [1, 0.3, 0.2, 1] as const

describe('a print at a measured place', () => {
  test('lies upright and straight where its cloth hangs askew', () => {
    expect(inkOf(hang(sheared, { slopes: shearedSlopes }))).toEqual(straight)
  })

  test('does so enlarged too', () => {
    const { left, right, top, bottom } = inkOf(hang(sheared, { slopes: shearedSlopes }), printed, 3)
    expect([left, top]).toEqual([3 * straight.left, 3 * straight.top])
    expect([right, bottom]).toEqual([3 * straight.right + 2, 3 * straight.bottom + 2])
  })

  test('is as large as the place makes it', () => {
    expect(inkOf(hang(sheared, { slopes: shearedSlopes, across: 0.9, down: 1.1 }))).toEqual({
      left: 62,
      right: 97,
      top: 48,
      bottom: 91,
    })
  })

  test('without a name, or where nothing was measured, goes with its cloth', () => {
    const askew = inkOf(hang(sheared), { ...printed, prints: [{ ...print, place: 'elsewhere' }] })
    expect(askew.right - askew.left).toBeGreaterThan(straight.right - straight.left + 5)
    const { place: _, ...unnamed } = print
    expect(inkOf(hang(sheared), { ...printed, prints: [unnamed] })).toEqual(askew)
  })

  test('takes a little of a fold, and never jumps with it', () => {
    const side = hang((u, v) => ({ u, v: u < 0 ? v : v + 0.5 }))
    const { top, bottom } = inkOf(side)
    const moved = [straight.top - top, bottom - straight.bottom].map(Math.abs)
    expect(Math.max(...moved)).toBeLessThanOrEqual(1)
    expect(inkOf(side)).not.toEqual(straight)
  })

  test('leaves the cloth where it is for who picks a spot', () => {
    const side = hang(sheared, { slopes: shearedSlopes })
    const { u, v } = frontPlace(90, 80)
    const cloth = sheared(u, v)
    expect(pickAt(side, printed, 90.5, 80.5)).toMatchObject({
      u: expect.closeTo(cloth.u, 2),
      v: expect.closeTo(cloth.v, 2),
    })
  })

  test('is found where it is drawn', () => {
    const side = hang(sheared, { slopes: shearedSlopes, turned: 90, across: 0.9 })
    const corner = screenOfPrint(side, printed, print, 1, 2)!
    expect(corner.x).toBeCloseTo(80 + perInch, 5)
    expect(corner.y).toBeCloseTo(70 + 0.9 * perInch, 5)
  })
})

describe('seen from another side, a print', () => {
  const flat: ClothAt = (u, v) => ({ u, v })
  /** Softly kept under 0.6 in, it comes to a quarter of an inch. */
  const leaves = { u: [0.275, 0, 0, 0, 0, 0], v: [0, 0, 0, 0, 0, 0] }

  test('lies on its cloth, moved to where it ends in its own picture', () => {
    const ink = inkOf(hang(flat, { side: 'left', leaves }))
    const pixels = perInch / 4
    expect(ink).toEqual({ ...straight, left: straight.left - pixels, right: straight.right - pixels })
    expect(screenOfPrint(hang(flat, { side: 'left', leaves }), printed, print, 0, 3)!.x).toBeCloseTo(
      80 - pixels,
      1,
    )
  })

  test('never goes further than six tenths of an inch', () => {
    const { left } = inkOf(hang(flat, { side: 'left', leaves: { ...leaves, u: [9, 0, 0, 0, 0, 0] } }))
    expect(straight.left - left).toBe(12)
  })
})
