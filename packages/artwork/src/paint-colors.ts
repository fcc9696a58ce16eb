import { colorDifference } from './color-difference.ts'
import { sameInk } from './extract-colors.ts'
import { type Pixels, rgbOfHex } from './pixels.ts'

export type PaintUse = {
  /** Pixels that have it. */
  readonly count: number
  /** Some of them are an area, which no blend at an edge is. */
  readonly isArea: boolean
}

/** How much of a picture is in each of the paints that it was drawn with; of two alike the nearer counts. */
export function measurePaints({ width, height, rgba }: Pixels, hexes: readonly string[]): PaintUse[] {
  const indexOf = indexByColor(hexes)
  const labels = new Int32Array(width * height).fill(-1)
  const counts = new Int32Array(hexes.length)
  const areas = new Uint8Array(hexes.length)
  let [lastKey, lastIndex]: [number, number | undefined] = [-1, undefined]
  for (let i = 0; i < labels.length; i++) {
    if (rgba[4 * i + 3] === 0) continue
    const key = (rgba[4 * i]! << 16) | (rgba[4 * i + 1]! << 8) | rgba[4 * i + 2]!
    const index: number | undefined = key === lastKey ? lastIndex : indexOf.get(key)
    lastKey = key
    lastIndex = index
    if (index === undefined) continue
    labels[i] = index
    counts[index]! += 1
    const isInArea = i % width > 0 && i >= width && labels[i - 1] === index && labels[i - width] === index
    if (isInArea && rgba[4 * i + 3] === rgba[4 * i - 1]) areas[index] = 1
  }
  return hexes.map((_, index) => ({ count: counts[index]!, isArea: areas[index] === 1 }))
}

/** Drawing rounds: a step beside a paint is still that paint. */
function indexByColor(hexes: readonly string[]): ReadonlyMap<number, number> {
  const known = new Map<number, number>()
  const rgbs = hexes.map(rgbOfHex)
  for (const reach of [0, 1]) {
    for (const [index, [red, green, blue]] of rgbs.entries()) {
      for (let r = Math.max(0, red - reach); r <= Math.min(255, red + reach); r++)
        for (let g = Math.max(0, green - reach); g <= Math.min(255, green + reach); g++)
          for (let b = Math.max(0, blue - reach); b <= Math.min(255, blue + reach); b++) {
            const key = (r << 16) | (g << 8) | b
            if (!known.has(key)) known.set(key, index)
          }
    }
  }
  return known
}

/** Paints as they are, then of the colours that were found in pixels those that are another ink than all of them. */
export function joinColors(paints: readonly string[], found: readonly string[]): readonly string[] {
  const others = found.filter(hex => paints.every(paint => colorDifference(paint, hex) >= sameInk))
  return [...paints, ...others]
}
