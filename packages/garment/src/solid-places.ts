import type { Frame } from './frame.ts'
import type { PlacedPrint } from './placed-print.ts'
import { beside, type Lies, liesOf, unknown } from './print-map.ts'

/** Where a print on a part is seen to be one ink all around: what it looks like there is the same from pixel to pixel. */
export type SolidPlaces = {
  readonly lies: Lies
  /** Pixels of a row of the part. */
  readonly across: number
  /** Two to a texel: those of one ink are alike. */
  readonly inks: Int32Array
  /** How it lies, by the numbers below; in an array they are of one kind, whatever they are. */
  readonly numbers: Float64Array
  readonly texelsPerInch: number
}

/** Null of what has none that can be told: patterns, and what pales as its cloth is stretched. */
export function solidPlacesOf({ camera }: Pick<Frame, 'camera'>, placed: PlacedPrint): SolidPlaces | null {
  const { print, map, reach, texelsPerInch, cos, sin } = placed
  const lies = liesOf(map)
  if (print.tile || placed.pales || print.face === 'inside' || reach?.of !== 'picture' || !lies) return null
  const { beside: margin, above, whole } = print.image
  const { width, height, rgba } = whole
  // Texels to an inch of the print.
  const perInch = width / (1 + 2 * margin) / print.widthInches
  const perInchDown = height / (1 + 2 * above) / print.heightInches
  const numbers = [print.centerU, print.centerV, cos, sin, perInch, perInchDown, width, height]
  return {
    lies,
    across: camera.width,
    inks: new Int32Array(rgba.buffer, rgba.byteOffset, rgba.length / 2),
    numbers: Float64Array.from(numbers),
    texelsPerInch,
  }
}

/** What whole ink of a print looks like on one cloth: `seen` by its two shades, 0 where that is not yet painted. */
export type SolidInk = { one: number; two: number; seen: Int32Array }

/** The two shades of each pixel of a part. */
export type Shades = { readonly plain: Uint8Array; readonly smooth: Uint8Array }

/** Where it stopped: the number of a texel that all which the pixel sees are as; `partly` at an edge. */
export const stopped = { texel: -1 }
const partly = -1

/**
 * Puts a whole ink on the pixels of a row from one column to before another, as far as it is known what it looks like.
 * The first column which something else is seen in, or an edge, or what is not painted yet; `to` where there is none.
 */
export function stampSolid(
  { lies, across, inks, numbers, texelsPerInch }: SolidPlaces,
  { one, two, seen }: SolidInk,
  { plain, smooth }: Shades,
  pixels: Int32Array,
  row: number,
  from: number,
  to: number,
): number {
  const { places } = lies
  // One after the other: taken as an array they would be made anew for each edge.
  const centerU = numbers[0]!
  const centerV = numbers[1]!
  const cos = numbers[2]!
  const sin = numbers[3]!
  const perInch = numbers[4]!
  const perInchDown = numbers[5]!
  const wide = numbers[6]!
  const high = numbers[7]!
  const middle = wide / 2 - 0.5
  const middleDown = high / 2 - 0.5
  const lastLeft = wide - 1
  const lastTop = high - 1
  const width = wide | 0
  const start = row * across
  // From farther, a coarser image is seen.
  const isFine = lies.inches * texelsPerInch <= 1
  stopped.texel = partly
  for (let column = from; column < to; column++) {
    const at = start + column
    const u = places[2 * at]!
    if (u === beside) continue
    if (u === unknown) return column
    const right = u - centerU
    const below = places[2 * at + 1]! - centerV
    const x = (right * cos + below * sin) * perInch + middle
    const y = (below * cos - right * sin) * perInchDown + middleDown
    if (!(isFine && x >= 0 && y >= 0 && x < lastLeft && y < lastTop)) {
      if (isFine && (x < -1 || y < -1 || x > wide || y > high)) continue
      return column
    }
    const texel = (y | 0) * width + (x | 0)
    const first = 2 * texel
    const next = first + 2 * width
    const red = inks[first]!
    const blue = inks[first + 1]!
    const unlike =
      (inks[first + 2]! ^ red) |
      (inks[first + 3]! ^ blue) |
      (inks[next]! ^ red) |
      (inks[next + 1]! ^ blue) |
      (inks[next + 2]! ^ red) |
      (inks[next + 3]! ^ blue)
    if (unlike !== 0) return column
    if ((red | blue) === 0) continue
    const pixel = red === one && blue === two ? seen[(plain[at]! << 8) | smooth[at]!]! : 0
    if (pixel === 0) {
      stopped.texel = texel
      return column
    }
    pixels[at] = pixel
  }
  return to
}
