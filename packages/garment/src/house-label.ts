import type { Surface } from '@teamloom/catalog/decorations/surface.ts'
import { distance, type Point } from '@teamloom/shape/point.ts'
import type { Print } from './look.ts'
import { flatImage } from './print-image.ts'

type Thread = { readonly from: Point; readonly to: Point; readonly rgb: readonly [number, number, number] }

const warp = [0x28, 0x36, 0xcf] as const
const weft = [0x1c, 0x1a, 0x18] as const

/** The house's mark in a square of 32, in the order in which its threads are laid: each goes over one and under one. */
const threads: readonly Thread[] = [
  { from: [11, 5], to: [11, 27], rgb: warp },
  { from: [21, 5], to: [21, 27], rgb: warp },
  { from: [5, 11], to: [27, 11], rgb: weft },
  { from: [5, 21], to: [27, 21], rgb: weft },
  { from: [21, 9], to: [21, 13], rgb: warp },
  { from: [11, 19], to: [11, 23], rgb: warp },
]
const square = 32
const halfThread = 2.5

/** Pixels across the mark. */
const across = 128

const woven: Surface = {
  technique: 'woven',
  coverage: 1,
  grain: 1,
  relief: null,
  shine: null,
  isScreened: false,
  misses: null,
}

function drawMark(): Uint8Array {
  const rgba = new Uint8Array(across * across * 4)
  const unit = square / across
  for (let y = 0; y < across; y++)
    for (let x = 0; x < across; x++) {
      const spot: Point = [(x + 0.5) * unit, (y + 0.5) * unit]
      const at = (y * across + x) * 4
      for (const { from, to, rgb } of threads) {
        const cover = Math.max(0, Math.min(1, (halfThread - distanceToThread(spot, from, to)) / unit + 0.5))
        if (cover === 0) continue
        const before = rgba[at + 3]! / 255
        const after = cover + before * (1 - cover)
        rgb.forEach((channel, c) => {
          rgba[at + c] = (channel * cover + rgba[at + c]! * before * (1 - cover)) / after
        })
        rgba[at + 3] = after * 255
      }
    }
  return rgba
}

/** Threads lie along an axis: the nearest of one is the spot held between its ends. */
function distanceToThread([x, y]: Point, from: Point, to: Point): number {
  return distance([x, y], [Math.max(from[0], Math.min(to[0], x)), Math.max(from[1], Math.min(to[1], y))])
}

/** What is woven into the label that the house sews into each neck. */
export const houseLabel: Print = {
  panel: 'neckLabel',
  centerU: 0,
  centerV: 0.525,
  widthInches: 0.66,
  heightInches: 0.66,
  image: flatImage(drawMark(), across, across),
  surface: woven,
}
