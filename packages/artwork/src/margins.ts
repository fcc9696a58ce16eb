import type { Pixels } from './pixels.ts'

/** In shares of the whole's width and height. */
export type DrawnPart = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** What leaves less of both sides free has no margins worth a word. */
const leastFilled = 2 / 3

/** Less is not seen. */
const leastAlpha = 8

/** What of a drawing is drawn on, where its margins are a third of a side or more; undefined where they are not, or nothing is seen. */
export function drawnPart({ width, height, rgba }: Pixels): DrawnPart | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (rgba[4 * (y * width + x) + 3]! <= leastAlpha) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  if (right < 0) return undefined
  // Edges may fade out.
  const [from, to] = [Math.max(0, left - 1), Math.min(width, right + 2)]
  const [over, under] = [Math.max(0, top - 1), Math.min(height, bottom + 2)]
  const part = {
    left: from / width,
    top: over / height,
    width: (to - from) / width,
    height: (under - over) / height,
  }
  return part.width >= leastFilled && part.height >= leastFilled ? undefined : part
}
