import type { Pixels } from './pixels.ts'

/** In pixels; `right` and `bottom` are the first beyond it. */
export type SeenBox = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** All that is more than so much of 255 seen; undefined where nothing is. */
export function seenBox({ width, height, rgba }: Pixels, leastAlpha = 0): SeenBox | undefined {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (rgba[4 * (y * width + x) + 3]! <= leastAlpha) continue
      if (x < left) left = x
      if (x >= right) right = x + 1
      if (y < top) top = y
      bottom = y + 1
    }
  }
  return right === 0 ? undefined : { left, top, right, bottom }
}
