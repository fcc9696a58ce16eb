import { type Pixels, rgbOfHex } from './pixels.ts'

/** A place of the artwork, measured in shares of the artwork's width; its middle from 0 to 1 across and down. */
export type DetailSpot = {
  readonly u: number
  readonly v: number
  readonly width: number
  readonly height: number
  /** How thick the line or gap is, how large the speck. */
  readonly size: number
}

/** What is finest in flat artwork; null: nothing that is fine. */
export type ArtDetails = {
  /** How much of what is seen has each of the artwork's colours, in their order: 0 to 1. */
  readonly shares: readonly number[]
  readonly line: DetailSpot | null
  readonly gap: DetailSpot | null
  readonly speck: DetailSpot | null
}

/** Labels beside the colours, which count from 1. */
const [clear, unknown] = [0, 255]

/** As near to a colour as the noise of a JPEG: squared steps of red, green and blue. */
const sameColor = 3 * 10 ** 2

/** A line is at least so many times as long as it is thick: what is shorter is a corner or a tip. */
const leastLength = 4
const leastLengthPixels = 8
/** Thicknesses that are looked for, in pixels; thicker is not fine at any size. */
const steps = [1.5, 2.5, 3.5, 5, 7, 10, 14, 19, 25, 32, 40, 50]
/** Pixels; less is noise. */
const leastSpeck = 6

/** `hexes`: the colours that were found in it; `isFlat`: of tones only the shares are told. */
export function measureDetails(pixels: Pixels, hexes: readonly string[], isFlat: boolean): ArtDetails {
  const labels = labelPixels(pixels, hexes)
  const shares = sharesOf(labels, hexes.length)
  if (!isFlat) return { shares, line: null, gap: null, speck: null }
  const { width, height } = pixels
  const thickness = thicknessOf(labels, width, height)
  const thinnest = (isWanted: (label: number) => boolean) =>
    thinnestOf({ labels, thickness, width, height }, isWanted)
  return {
    shares,
    line: thinnest(label => label !== clear),
    gap: thinnest(label => label === clear),
    speck: smallestSpeck(labels, width, height),
  }
}

/** Each pixel's colour; an edge's blend goes with a neighbour. */
function labelPixels({ width, height, rgba }: Pixels, hexes: readonly string[]): Uint8Array {
  const colors = hexes.map(rgbOfHex)
  const labels = new Uint8Array(width * height)
  const known = new Map<number, number>()
  for (let i = 0; i < labels.length; i++) {
    if (rgba[4 * i + 3]! < 128) continue
    const [red, green, blue] = [rgba[4 * i]!, rgba[4 * i + 1]!, rgba[4 * i + 2]!]
    const key = (red << 16) | (green << 8) | blue
    let label = known.get(key)
    if (label === undefined) {
      const apart = colors.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2)
      const least = Math.min(...apart)
      label = least <= sameColor ? apart.indexOf(least) + 1 : unknown
      known.set(key, label)
    }
    labels[i] = label
  }
  for (let round = 0; round < 4; round++) if (!settle(labels, width, height)) break
  // Far from every colour: with the first.
  for (let i = 0; i < labels.length; i++) if (labels[i] === unknown) labels[i] = 1
  return labels
}

/** Whether some are still unknown. */
function settle(labels: Uint8Array, width: number, height: number): boolean {
  const before = labels.slice()
  let isLeft = false
  for (let i = 0; i < labels.length; i++) {
    if (before[i] !== unknown) continue
    const x = i % width
    const around = [
      x > 0 ? before[i - 1]! : unknown,
      x + 1 < width ? before[i + 1]! : unknown,
      i >= width ? before[i - width]! : unknown,
      i + width < width * height ? before[i + width]! : unknown,
    ].filter(label => label !== unknown && label !== clear)
    if (around[0] === undefined) isLeft = true
    else labels[i] = around[0]
  }
  return isLeft
}

function sharesOf(labels: Uint8Array, count: number): number[] {
  const counts = new Array<number>(count).fill(0)
  let all = 0
  for (const label of labels) {
    if (label === clear) continue
    counts[label - 1] = (counts[label - 1] ?? 0) + 1
    all += 1
  }
  return counts.map(each => Math.round((1000 * each) / Math.max(1, all)) / 1000)
}

/** The shortest way across each pixel's own colour, of four; a clear one that reaches the picture's edge has no end. */
function thicknessOf(labels: Uint8Array, width: number, height: number): Float32Array {
  const least = new Float32Array(labels.length).fill(Number.POSITIVE_INFINITY)
  const measure = (startX: number, startY: number, dx: number, dy: number) => {
    const unit = Math.hypot(dx, dy)
    let [x, y] = [startX, startY]
    const isIn = () => x >= 0 && y >= 0 && x < width && y < height
    while (isIn()) {
      const [fromX, fromY] = [x, y]
      const label = labels[y * width + x]
      let count = 0
      while (isIn() && labels[y * width + x] === label) {
        x += dx
        y += dy
        count += 1
      }
      const isOpen = label === clear && (!isIn() || (fromX === startX && fromY === startY))
      const length = isOpen ? Number.POSITIVE_INFINITY : count * unit
      for (let step = 0, at = fromY * width + fromX; step < count; step++, at += dy * width + dx)
        if (length < least[at]!) least[at] = length
    }
  }
  for (let y = 0; y < height; y++) measure(0, y, 1, 0)
  for (let x = 0; x < width; x++) measure(x, 0, 0, 1)
  for (let x = 0; x < width; x++) {
    measure(x, 0, 1, 1)
    measure(x, 0, -1, 1)
  }
  for (let y = 1; y < height; y++) {
    measure(0, y, 1, 1)
    measure(width - 1, y, -1, 1)
  }
  return least
}

type Measured = {
  readonly labels: Uint8Array
  readonly thickness: Float32Array
  readonly width: number
  readonly height: number
}

/** The first step at which pixels so thin make a line, and where the longest of them is. */
function thinnestOf(measured: Measured, isWanted: (label: number) => boolean): DetailSpot | null {
  const { labels, thickness, width, height } = measured
  for (const step of steps) {
    const found = clusters(
      width,
      height,
      i => isWanted(labels[i]!) && thickness[i]! <= step,
      (i, j) => labels[i] === labels[j],
    ).filter(({ left, right, top, bottom }) => {
      const length = Math.hypot(right - left + 1, bottom - top + 1)
      return length >= Math.max(leastLengthPixels, leastLength * step)
    })
    const largest = found.toSorted((a, b) => b.pixels.length - a.pixels.length)[0]
    if (!largest) continue
    const mean = largest.pixels.reduce((sum, i) => sum + thickness[i]!, 0) / largest.pixels.length
    return spotOf(largest, mean, width, height)
  }
  return null
}

function smallestSpeck(labels: Uint8Array, width: number, height: number): DetailSpot | null {
  const all = clusters(
    width,
    height,
    i => labels[i] !== clear,
    (i, j) => labels[i] === labels[j],
  ).filter(({ pixels }) => pixels.length >= leastSpeck)
  const smallest = all.toSorted((a, b) => a.pixels.length - b.pixels.length)[0]
  return smallest ? spotOf(smallest, Math.sqrt(smallest.pixels.length), width, height) : null
}

type Cluster = {
  readonly pixels: readonly number[]
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Pixels that hang together. */
function clusters(
  width: number,
  height: number,
  isIn: (i: number) => boolean,
  areOne: (i: number, j: number) => boolean,
): Cluster[] {
  const seen = new Uint8Array(width * height)
  const found: Cluster[] = []
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !isIn(start)) continue
    const pixels = [start]
    seen[start] = 1
    let [left, right, top, bottom] = [width, 0, height, 0]
    for (let at = 0; at < pixels.length; at++) {
      const i = pixels[at]!
      const [x, y] = [i % width, Math.floor(i / width)]
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const j = i + dy * width + dx
          if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue
          if (seen[j] || !areOne(i, j) || !isIn(j)) continue
          seen[j] = 1
          pixels.push(j)
        }
    }
    found.push({ pixels, left, right, top, bottom })
  }
  return found
}

function spotOf(
  { left, right, top, bottom, pixels }: Cluster,
  size: number,
  width: number,
  height: number,
): DetailSpot {
  const round = (share: number) => Math.round(10_000 * share) / 10_000
  // A ring's middle is not on it: the mark stands where the line is.
  const on = pixels[Math.floor(pixels.length / 2)] ?? 0
  return {
    u: round(((on % width) + 0.5) / width),
    v: round((Math.floor(on / width) + 0.5) / height),
    width: round((right - left + 1) / width),
    height: round((bottom - top + 1) / width),
    size: round(size / width),
  }
}
