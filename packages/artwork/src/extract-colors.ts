import { type Lab, labDifference, labOf } from './color-difference.ts'
import { hexOfRgb, type Pixels, type Rgb } from './pixels.ts'

/** Colours closer than this to the eye (CIEDE2000) are one ink. */
export const sameInk = 8

/** An ink covers at least this share of the artwork; what is less is an edge's blend. */
const leastShare = 0.004

const noBin = { count: 0, red: 0, green: 0, blue: 0 }
type Bin = { count: number; red: number; green: number; blue: number }

/**
 * The few colours that artwork is made of, most used first, as hex. Pixels inside flat areas decide: those on edges
 * are blends of two inks, not inks. A photograph, which has no flat areas, gives its most common colours.
 */
export function extractColors(pixels: Pixels, most: number): string[] {
  const flat = countColors(pixels, true)
  const every = countColors(pixels, false)
  const bins = total(flat) >= 0.05 * total(every) ? flat : every
  const all = total(bins)
  if (all === 0) return []
  const inks: { hex: string; lab: Lab; count: number }[] = []
  for (const bin of bins.sort((a, b) => b.count - a.count)) {
    const hex = hexOfRgb(meanOf(bin))
    const lab = labOf(hex)
    const near = inks.find(ink => labDifference(ink.lab, lab) < sameInk)
    if (near) near.count += bin.count
    else if (inks.length < 4 * most) inks.push({ hex, lab, count: bin.count })
  }
  return inks
    .filter(ink => ink.count >= leastShare * all)
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
    .map(ink => ink.hex)
}

function total(bins: readonly { count: number }[]): number {
  return bins.reduce((sum, bin) => sum + bin.count, 0)
}

function meanOf({ count, red, green, blue }: Bin): Rgb {
  return [red / count, green / count, blue / count]
}

/**
 * The most opaque pixels by their colour in steps of eight; `flatOnly`: those whose neighbours have the same. Artwork
 * that is see-through everywhere has its colours too.
 */
function countColors({ width, height, rgba }: Pixels, flatOnly: boolean): Bin[] {
  const bins = new Map<number, Bin>()
  let mostAlpha = 0
  for (let at = 3; at < rgba.length; at += 4) mostAlpha = Math.max(mostAlpha, rgba[at]!)
  const leastAlpha = Math.max(1, Math.min(250, mostAlpha))
  // Most pixels are as the one before.
  let [lastKey, bin] = [-1, noBin]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      if (rgba[at + 3]! < leastAlpha) continue
      if (flatOnly) {
        const right = x + 1 < width ? at + 4 : at - 4
        const below = y + 1 < height ? at + 4 * width : at - 4 * width
        if (!isAlike(rgba, at, right) || !isAlike(rgba, at, below)) continue
      }
      const key = ((rgba[at]! >> 3) << 10) | ((rgba[at + 1]! >> 3) << 5) | (rgba[at + 2]! >> 3)
      if (key !== lastKey) {
        bin = bins.get(key) ?? { ...noBin }
        bins.set(key, bin)
        lastKey = key
      }
      bin.count += 1
      bin.red += rgba[at]!
      bin.green += rgba[at + 1]!
      bin.blue += rgba[at + 2]!
    }
  }
  return [...bins.values()]
}

function isAlike(rgba: Uint8Array, a: number, b: number): boolean {
  return (
    b >= 0 &&
    b + 3 < rgba.length &&
    rgba[a + 3] === rgba[b + 3] &&
    Math.abs(rgba[a]! - rgba[b]!) <= 3 &&
    Math.abs(rgba[a + 1]! - rgba[b + 1]!) <= 3 &&
    Math.abs(rgba[a + 2]! - rgba[b + 2]!) <= 3
  )
}
