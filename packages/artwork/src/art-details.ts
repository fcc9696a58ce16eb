import { type Pixels, rgbOfHex } from './pixels.ts'

/** A place of the artwork, measured in shares of the artwork's width; its middle from 0 to 1 across and down. */
export type DetailSpot = {
  readonly u: number
  readonly v: number
  readonly width: number
  readonly height: number
  /** How thick the line or gap is, how large the speck. */
  readonly size: number
  /** Which of the artwork's colours it is in; none of a gap, nor of what was measured before that was told. */
  readonly color?: number | undefined
}

/** Words: in `size` how high their letters are. */
export type WordSpot = DetailSpot & { readonly text: string }

/** What is finest in flat artwork; null: nothing that is fine. */
export type ArtDetails = {
  /** How much of what is seen has each of the artwork's colours, in their order: 0 to 1. */
  readonly shares: readonly number[]
  /** A point in the thickest of each of them, from 0 to 1 across and down; null: nowhere. */
  readonly middles?: readonly ({ readonly u: number; readonly v: number } | null)[] | undefined
  readonly line: DetailSpot | null
  readonly gap: DetailSpot | null
  readonly speck: DetailSpot | null
  /** How high the capitals are of words that were written here, in shares of the artwork's width. */
  readonly capital?: number | undefined
  /** Of the words of a drawing those with the smallest letters. */
  readonly words?: WordSpot | undefined
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
  const measured = { labels, thickness: thicknessOf(labels, width, height), width, height }
  const middles = middlesOf(measured, hexes.length)
  const inked = finePixels(measured, label => label !== clear)
  return {
    shares,
    middles,
    line: thinnestOf(measured, inked),
    gap: thinnestOf(
      measured,
      finePixels(measured, label => label === clear),
    ),
    speck: smallestSpeck(measured, inked),
  }
}

/** Each pixel's colour; an edge's blend goes with a neighbour. */
function labelPixels({ width, height, rgba }: Pixels, hexes: readonly string[]): Uint8Array {
  const colors = hexes.map(rgbOfHex)
  const labels = new Uint8Array(width * height)
  for (let i = 0; i < labels.length; i++) {
    if (rgba[4 * i + 3]! < 128) continue
    let least = Number.POSITIVE_INFINITY
    for (let label = 1; label <= colors.length; label++) {
      const [red, green, blue] = colors[label - 1]!
      const apart =
        (red - rgba[4 * i]!) ** 2 + (green - rgba[4 * i + 1]!) ** 2 + (blue - rgba[4 * i + 2]!) ** 2
      if (apart >= least) continue
      least = apart
      labels[i] = label
    }
    if (least > sameColor) labels[i] = unknown
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
  const counts = Array.from({ length: count }, () => 0)
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
  const measure = (x: number, y: number, dx: number, dy: number) => {
    const unit = Math.hypot(dx, dy)
    const across = dx === 0 ? height : dx > 0 ? width - x : x + 1
    const count = Math.min(across, dy === 0 ? width : height - y)
    const [first, step] = [y * width + x, dy * width + dx]
    let from = 0
    while (from < count) {
      const label = labels[first + from * step]
      let to = from + 1
      while (to < count && labels[first + to * step] === label) to++
      const isOpen = label === clear && (from === 0 || to === count)
      const length = (to - from) * unit
      if (!isOpen)
        for (let at = first + from * step, end = first + to * step; at !== end; at += step)
          if (length < least[at]!) least[at] = length
      from = to
    }
  }
  for (let y = 0; y < height; y++) measure(0, y, 1, 0)
  for (let x = 0; x < width; x++) {
    measure(x, 0, 0, 1)
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

/** Pixels that may be of something fine: most of an artwork is not, and is not looked at again. */
function finePixels({ labels, thickness }: Measured, isWanted: (label: number) => boolean): number[] {
  const most = steps.at(-1) ?? 0
  const fine: number[] = []
  for (let i = 0; i < labels.length; i++) if (thickness[i]! <= most && isWanted(labels[i]!)) fine.push(i)
  return fine
}

/** The first step at which pixels so thin make a line, and where the longest of them is. */
function thinnestOf(measured: Measured, fine: readonly number[]): DetailSpot | null {
  const { thickness } = measured
  for (const step of steps) {
    const thin = fine.filter(i => thickness[i]! <= step)
    const found = clusters(measured, thin, step).filter(({ left, right, top, bottom }) => {
      const length = Math.hypot(right - left + 1, bottom - top + 1)
      return length >= Math.max(leastLengthPixels, leastLength * step)
    })
    const largest = found.toSorted((a, b) => b.pixels.length - a.pixels.length)[0]
    if (!largest) continue
    const mean = largest.pixels.reduce((sum, i) => sum + thickness[i]!, 0) / largest.pixels.length
    return spotOf(measured, largest, mean)
  }
  return null
}

/** For each colour one of the pixels where it is about as thick as anywhere, as many of them before it as after. */
function middlesOf({ labels, thickness, width, height }: Measured, count: number) {
  const most = new Float32Array(count)
  for (let i = 0; i < labels.length; i++) {
    const index = labels[i]! - 1
    if (index >= 0 && thickness[i]! > most[index]!) most[index] = thickness[i]!
  }
  const thick: number[][] = Array.from({ length: count }, () => [])
  for (let i = 0; i < labels.length; i++) {
    const index = labels[i]! - 1
    if (index >= 0 && thickness[i]! >= 0.9 * most[index]!) thick[index]!.push(i)
  }
  return thick.map(pixels => {
    const middle = pixels[Math.floor(pixels.length / 2)]
    return middle === undefined ? null : pointAt(middle, width, height)
  })
}

function pointAt(i: number, width: number, height: number): { readonly u: number; readonly v: number } {
  return { u: rounded(((i % width) + 0.5) / width), v: rounded((Math.floor(i / width) + 0.5) / height) }
}

function rounded(share: number): number {
  return Math.round(10_000 * share) / 10_000
}

/** The smallest that stands alone in its colour. */
function smallestSpeck(measured: Measured, fine: readonly number[]): DetailSpot | null {
  const most = steps.at(-1) ?? 0
  const [smallest] = clusters(measured, fine, most)
    .filter(({ pixels, isWhole }) => isWhole && pixels.length >= leastSpeck)
    .toSorted((a, b) => a.pixels.length - b.pixels.length)
  return smallest ? spotOf(measured, smallest, Math.sqrt(smallest.pixels.length)) : null
}

type Cluster = {
  readonly pixels: readonly number[]
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Nothing of its colour goes on beside it. */
  readonly isWhole: boolean
}

/** Of these pixels, those of one colour that hang together; all of them are at most so thick. */
function clusters({ labels, thickness, width, height }: Measured, starts: readonly number[], most: number) {
  const seen = new Uint8Array(labels.length)
  const found: Cluster[] = []
  for (const start of starts) {
    if (seen[start]) continue
    const pixels = [start]
    seen[start] = 1
    let [left, right, top, bottom, isWhole] = [width, 0, height, 0, true]
    for (let at = 0; at < pixels.length; at++) {
      const i = pixels[at]!
      const x = i % width
      const y = (i - x) / width
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++)
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const j = ny * width + nx
          if (seen[j] || labels[j] !== labels[i]) continue
          if (thickness[j]! > most) {
            isWhole = false
            continue
          }
          seen[j] = 1
          pixels.push(j)
        }
    }
    found.push({ pixels, left, right, top, bottom, isWhole })
  }
  return found
}

function spotOf(
  { labels, width, height }: Measured,
  { left, right, top, bottom, pixels }: Cluster,
  size: number,
): DetailSpot {
  // A ring's middle is not on it: the mark stands where the line is.
  const on = pixels[Math.floor(pixels.length / 2)] ?? 0
  const label = labels[on] ?? clear
  return {
    ...pointAt(on, width, height),
    width: rounded((right - left + 1) / width),
    height: rounded((bottom - top + 1) / width),
    size: rounded(size / width),
    ...(label === clear ? {} : { color: label - 1 }),
  }
}
