import { lightnessOf } from './lightness.ts'
import { type Pixels, type Rgb, rgbOfHex } from './pixels.ts'

/** Range of lightness below which artwork is taken for a single shade, 0 to 1. */
const leastRange = 0.2

/**
 * Artwork in one ink: as much of it as the artwork is dark, its darkest parts in full; `printsLight`, as much as it is
 * light, for ink that is lighter than its cloth. Artwork of a single shade is ink wherever it covers. Null: no ink,
 * nothing is seen.
 */
export function inOneTone({ width, height, rgba }: Pixels, ink: string | null, printsLight = false): Pixels {
  const printed = new Uint8Array(rgba.length)
  if (ink === null) return { width, height, rgba: printed }
  const [red, green, blue] = rgbOfHex(ink)
  const toneOf = toneReader({ width, height, rgba }, printsLight)
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at + 3] === 0) continue
    printed[at] = red
    printed[at + 1] = green
    printed[at + 2] = blue
    printed[at + 3] = Math.round(rgba[at + 3]! * toneOf([rgba[at]!, rgba[at + 1]!, rgba[at + 2]!]))
  }
  return { width, height, rgba: printed }
}

/** How much of its one ink artwork has where it is of a colour, 0 to 1. */
export function toneReader({ rgba }: Pixels, printsLight = false): (color: Rgb) => number {
  const shareOf = shareReader(printsLight)
  const toneOf = toneScale(rgba, at => shareOf([rgba[at]!, rgba[at + 1]!, rgba[at + 2]!]))
  return color => toneOf(shareOf(color))
}

/** From a pixel's share to ink: the few in a hundred with the largest are solid. */
function toneScale(rgba: Uint8Array, shareAt: (at: number) => number): (share: number) => number {
  const counts = new Float64Array(256)
  let all = 0
  for (let at = 0; at < rgba.length; at += 4) {
    const step = Math.round(255 * shareAt(at))
    counts[step] = counts[step]! + rgba[at + 3]!
    all += rgba[at + 3]!
  }
  const most = shareBelow(counts, 0.97 * all)
  const least = shareBelow(counts, 0.03 * all)
  return most - least < leastRange ? () => 1 : share => Math.min(1, share / most)
}

function shareBelow(counts: Float64Array, part: number): number {
  let sum = 0
  const step = counts.findIndex(count => {
    sum += count
    return sum >= part
  })
  return Math.max(0, step) / 255
}

/** How dark a pixel is, or how light: 0 to 1, even to the eye. Flat artwork has the same colour many times in a row. */
function shareReader(isOfLight: boolean): (color: Rgb) => number {
  let [red, green, blue, share] = [-1, -1, -1, 0]
  return color => {
    if (color[0] !== red || color[1] !== green || color[2] !== blue) {
      ;[red, green, blue] = color
      const darkness = 1 - lightnessOf([red, green, blue]) / 100
      share = isOfLight ? 1 - darkness : darkness
    }
    return share
  }
}
