import { type Pixels, rgbOfHex } from './pixels.ts'

/** Two colours are one within the noise of a JPEG: squared steps of red, green and blue. */
const sameColor = 3 * 6 ** 2

/** Below this share of what is seen, tones are a shine or a blurred edge. */
const leastTones = 0.1

/**
 * Whether artwork is made of a few flat colours; a photograph or a gradient is not. What counts is the share of pixels
 * that neither have one of its colours nor touch one that has: edges do.
 */
export function isFlatArt({ width, height, rgba }: Pixels, hexes: readonly string[]): boolean {
  const colors = hexes.map(rgbOfHex)
  const isSeen = (i: number) => rgba[4 * i + 3]! >= 128
  const isPlain = new Uint8Array(width * height)
  // Flat artwork repeats few colours: what was found of one serves all.
  const known = new Map<number, 0 | 1>()
  let [lastKey, last]: [number, 0 | 1] = [-1, 0]
  for (let i = 0; i < isPlain.length; i++) {
    if (!isSeen(i)) {
      isPlain[i] = 1
      continue
    }
    const [red, green, blue] = [rgba[4 * i]!, rgba[4 * i + 1]!, rgba[4 * i + 2]!]
    const key = (red << 16) | (green << 8) | blue
    if (key === lastKey) {
      isPlain[i] = last
      continue
    }
    let plain = known.get(key)
    if (plain === undefined) {
      plain = colors.some(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2 <= sameColor)
        ? 1
        : 0
      known.set(key, plain)
    }
    isPlain[i] = plain
    lastKey = key
    last = plain
  }
  let seen = 0
  let tones = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (!isSeen(i)) continue
      seen += 1
      if (!isPlain[i] && !touchesPlain(isPlain, width, height, x, y)) tones += 1
    }
  }
  return tones <= leastTones * seen
}

function touchesPlain(isPlain: Uint8Array, width: number, height: number, x: number, y: number): boolean {
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      if (isPlain[row * width + column]) return true
    }
  }
  return false
}
