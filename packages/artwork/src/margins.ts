import type { Pixels } from './pixels.ts'
import { seenBox } from './seen-box.ts'

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
export function drawnPart(pixels: Pixels): DrawnPart | undefined {
  const { width, height } = pixels
  const seen = seenBox(pixels, leastAlpha)
  if (!seen) return undefined
  // Edges may fade out.
  const [from, to] = [Math.max(0, seen.left - 1), Math.min(width, seen.right + 1)]
  const [over, under] = [Math.max(0, seen.top - 1), Math.min(height, seen.bottom + 1)]
  const part = {
    left: from / width,
    top: over / height,
    width: (to - from) / width,
    height: (under - over) / height,
  }
  return part.width >= leastFilled && part.height >= leastFilled ? undefined : part
}
