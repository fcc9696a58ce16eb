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

/** The least white that the noise of a JPEG leaves, of 255. */
const leastWhite = 243

/**
 * What of a picture of pixels is drawn on, as `drawnPart` tells. A picture may also stand on white: where nothing but
 * white runs along all of its edges, that is its margin. Any other colour may be meant.
 */
export function drawnPartOfPicture(pixels: Pixels): DrawnPart | undefined {
  return drawnPart(isFramedInWhite(pixels) ? withoutWhite(pixels) : pixels)
}

function isFramedInWhite({ width, height, rgba }: Pixels): boolean {
  const last = width * (height - 1)
  for (let x = 0; x < width; x++) if (!isWhite(rgba, x) || !isWhite(rgba, last + x)) return false
  for (let y = 0; y < height; y++)
    if (!isWhite(rgba, y * width) || !isWhite(rgba, (y + 1) * width - 1)) return false
  return true
}

function isWhite(rgba: Uint8Array, i: number): boolean {
  const [red, green, blue, alpha] = [rgba[4 * i]!, rgba[4 * i + 1]!, rgba[4 * i + 2]!, rgba[4 * i + 3]!]
  return alpha === 255 && Math.min(red, green, blue) >= leastWhite
}

function withoutWhite({ width, height, rgba }: Pixels): Pixels {
  const left = new Uint8Array(rgba)
  for (let i = 0; i < width * height; i++) if (isWhite(rgba, i)) left[4 * i + 3] = 0
  return { width, height, rgba: left }
}
