import type { Frame } from './frame.ts'
import type { PlacedPrint } from './placed-print.ts'
import { beside, liesOf, unknown } from './print-map.ts'
import type { Spot } from './spot.ts'

/** No ink is seen, or that of an edge, which is to be read. */
export const nothing = -1
export const partly = -2

/** Where a print on a part is seen to be one ink all around: what it looks like there is the same from pixel to pixel. */
export type SolidPlaces = {
  /** The number of a texel that all which a pixel sees are as; else `nothing` or `partly`. */
  readonly texelAt: (column: number, row: number) => number
  /** Two to a texel: those of one ink are alike. */
  readonly inks: Int32Array
}

/** Null of what has none that can be told: patterns, and what pales as its cloth is stretched. */
export function solidPlacesOf({ camera }: Pick<Frame, 'camera'>, placed: PlacedPrint): SolidPlaces | null {
  const { print, map, reach, texelsPerInch, cos, sin } = placed
  const [level] = print.image.levels
  const lies = liesOf(map)
  if (print.tile || placed.pales || print.face === 'inside' || reach?.of !== 'picture' || !level || !lies)
    return null
  const { places } = lies
  const { centerU, centerV, widthInches, heightInches } = print
  const { width, height, rgba } = level
  const inks = new Int32Array(rgba.buffer, rgba.byteOffset, rgba.length / 2)
  // Texels to an inch of the print, and the one in its middle.
  const { beside: margin, above } = print.image
  const perInch = width / (1 + 2 * margin) / widthInches
  const perInchDown = height / (1 + 2 * above) / heightInches
  const [middle, middleDown] = [width / 2 - 0.5, height / 2 - 0.5]
  const spot: Spot = { x: 0, y: 0, u: 0, v: 0, pixels: 1, inches: 0 }
  // All numbers of this are its own: millions of them would be made for others to read.
  const texelAt = (column: number, row: number): number => {
    const at = 2 * (row * camera.width + column)
    if (places[at] === unknown) {
      spot.x = column + 0.5
      spot.y = row + 0.5
      map(spot)
    }
    if (places[at] === beside) return nothing
    // From farther, a coarser image is seen.
    if (lies.inches * texelsPerInch > 1) return partly
    const right = places[at]! - centerU
    const below = places[at + 1]! - centerV
    const left = Math.floor((right * cos + below * sin) * perInch + middle)
    const top = Math.floor((below * cos - right * sin) * perInchDown + middleDown)
    if (left < -1 || top < -1 || left > width || top > height) return nothing
    if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return partly
    const texel = top * width + left
    const first = 2 * texel
    const next = first + 2 * width
    const one = inks[first]!
    const two = inks[first + 1]!
    const isOne =
      inks[first + 2] === one &&
      inks[first + 3] === two &&
      inks[next] === one &&
      inks[next + 1] === two &&
      inks[next + 2] === one &&
      inks[next + 3] === two
    if (!isOne) return partly
    return one === 0 && two === 0 ? nothing : texel
  }
  return { texelAt, inks }
}
