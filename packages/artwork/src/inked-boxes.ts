import type { ArtBox } from './art-details.ts'
import type { Pixels } from './pixels.ts'
import { rounded } from './point-of-pixel.ts'

/** The least cover, of 255: what lets more of the cloth through is not seen to end. */
const leastSeen = 16

/** What is seen of a picture, in all and in each of its `count` colours; nothing where nothing is. */
export function inkedBoxes({ width, height, rgba }: Pixels, labels: Uint8Array, count: number) {
  const all = emptyReach(width, height)
  const each = Array.from({ length: count }, () => emptyReach(width, height))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (rgba[4 * i + 3]! < leastSeen) continue
      stretch(all, x, y)
      const own = each[labels[i]! - 1]
      if (own) stretch(own, x, y)
    }
  }
  const inked = boxOf(all, width, height)
  return inked ? { inked, inkedIn: each.map(reach => boxOf(reach, width, height)) } : {}
}

type Reach = { left: number; top: number; right: number; bottom: number }

function emptyReach(width: number, height: number): Reach {
  return { left: width, top: height, right: -1, bottom: -1 }
}

function stretch(reach: Reach, x: number, y: number): void {
  if (x < reach.left) reach.left = x
  if (x > reach.right) reach.right = x
  if (y < reach.top) reach.top = y
  if (y > reach.bottom) reach.bottom = y
}

function boxOf({ left, top, right, bottom }: Reach, width: number, height: number): ArtBox | null {
  if (right < left) return null
  return {
    left: rounded(left / width),
    top: rounded(top / height),
    right: rounded((right + 1) / width),
    bottom: rounded((bottom + 1) / height),
  }
}
