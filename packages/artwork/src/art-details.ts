import { type Pixels, type Rgb, rgbOfHex } from './pixels.ts'

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

/** A part of the artwork: from 0 to 1 across and down. */
export type ArtBox = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What is finest in flat artwork; null: nothing that is fine. */
export type ArtDetails = {
  /** How much of what is seen has each of the artwork's colours, in their order: 0 to 1. */
  readonly shares: readonly number[]
  /** A point in the thickest of each of them, from 0 to 1 across and down; null: nowhere. */
  readonly middles?: readonly ({ readonly u: number; readonly v: number } | null)[] | undefined
  /** All that is seen of it; absent of what was read before that was looked for. */
  readonly inked?: ArtBox | undefined
  /** What is seen in each of its colours, in their order; null: nothing. */
  readonly inkedIn?: readonly (ArtBox | null)[] | undefined
  /** Which of its colours a raster stands on: along all its edges; absent where it stands on none. */
  readonly ground?: number | undefined
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
/** How much wider than its mean a gap becomes from end to end, where it is the foot of a notch that opens. */
const leastOpening = 0.75
/** Thicknesses that are looked for, in pixels; thicker is not fine at any size. */
const steps = [1.5, 2.5, 3.5, 5, 7, 10, 14, 19, 25, 32, 40, 50]
const thickestFine = steps.at(-1) ?? 0
/** Pixels; less is noise. */
const leastSpeck = 6

/** `hexes`: the colours that were found in it; `isFlat`: of tones only the shares are told. */
export function measureDetails(pixels: Pixels, hexes: readonly string[], isFlat: boolean): ArtDetails {
  const labels = labelPixels(pixels, hexes)
  const shares = sharesOf(labels, hexes.length)
  const { width, height } = pixels
  const boxes = inkedBoxes(pixels, labels, hexes.length)
  if (!isFlat) return { shares, ...boxes, line: null, gap: null, speck: null }
  const measured = { labels, thickness: thicknessOf(labels, width, height), width, height }
  const middles = middlesOf(measured, hexes.length)
  const inked = finePixels(measured, label => label !== clear)
  return {
    shares,
    middles,
    ...boxes,
    line: thinnestOf(measured, inked, () => true),
    gap: thinnestOf(
      measured,
      finePixels(measured, label => label === clear),
      (cluster, step) => !isNotch(measured, cluster, step),
    ),
    speck: smallestSpeck(measured, inked),
  }
}

/** Of 255: what lets more of the cloth through is not seen to end. */
const leastSeen = 16

function inkedBoxes({ width, height, rgba }: Pixels, labels: Uint8Array, count: number) {
  const all = emptyReach(width, height)
  const each = Array.from({ length: count }, () => emptyReach(width, height))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (rgba[4 * i + 3]! < leastSeen) continue
      stretch(all, x, y)
      const own = each[labels[i]! - 1]
      if (own) stretch(own, x, y)
    }
  }
  const inked = boxOf(all, width, height)
  return inked ? { inked, inkedIn: each.map(reach => boxOf(reach, width, height)) } : {}
}

type Reach = { left: number; top: number; right: number; bottom: number }

function emptyReach(width: number, height: number): Reach {
  return { left: width, top: height, right: -1, bottom: -1 }
}

function stretch(reach: Reach, x: number, y: number): void {
  if (x < reach.left) reach.left = x
  if (x > reach.right) reach.right = x
  if (y < reach.top) reach.top = y
  if (y > reach.bottom) reach.bottom = y
}

function boxOf({ left, top, right, bottom }: Reach, width: number, height: number): ArtBox | null {
  if (right < left) return null
  return {
    left: rounded(left / width),
    top: rounded(top / height),
    right: rounded((right + 1) / width),
    bottom: rounded((bottom + 1) / height),
  }
}

/** Each pixel's colour; an edge's blend goes with a neighbour. */
function labelPixels({ width, height, rgba }: Pixels, hexes: readonly string[]): Uint8Array {
  const colors = hexes.map(rgbOfHex)
  const labels = new Uint8Array(width * height)
  // Most pixels are as the one before.
  let [lastKey, lastLabel] = [-1, clear]
  for (let i = 0; i < labels.length; i++) {
    if (rgba[4 * i + 3]! < 128) continue
    const [red, green, blue] = [rgba[4 * i]!, rgba[4 * i + 1]!, rgba[4 * i + 2]!]
    const key = (red << 16) | (green << 8) | blue
    if (key !== lastKey) lastLabel = nearestLabel(colors, red, green, blue)
    lastKey = key
    labels[i] = lastLabel
  }
  for (let round = 0; round < 4; round++) if (!settle(labels, width, height)) break
  // Far from every colour: with the first.
  for (let i = 0; i < labels.length; i++) if (labels[i] === unknown) labels[i] = 1
  return labels
}

function nearestLabel(colors: readonly Rgb[], red: number, green: number, blue: number): number {
  let least = Number.POSITIVE_INFINITY
  let nearest = clear
  for (let index = 0; index < colors.length; index++) {
    const color = colors[index]!
    const apart = (color[0] - red) ** 2 + (color[1] - green) ** 2 + (color[2] - blue) ** 2
    if (apart >= least) continue
    least = apart
    nearest = index + 1
  }
  return least > sameColor ? unknown : nearest
}

/** Whether some are still unknown. */
function settle(labels: Uint8Array, width: number, height: number): boolean {
  const before = labels.slice()
  let isLeft = false
  for (let i = 0; i < labels.length; i++) {
    if (before[i] !== unknown) continue
    const x = i % width
    if (x > 0 && isColor(before[i - 1]!)) labels[i] = before[i - 1]!
    else if (x + 1 < width && isColor(before[i + 1]!)) labels[i] = before[i + 1]!
    else if (i >= width && isColor(before[i - width]!)) labels[i] = before[i - width]!
    else if (i + width < width * height && isColor(before[i + width]!)) labels[i] = before[i + width]!
    else isLeft = true
  }
  return isLeft
}

function isColor(label: number): boolean {
  return label !== unknown && label !== clear
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
function finePixels({ labels, thickness }: Measured, isWanted: (label: number) => boolean): Int32Array {
  const fine = new Int32Array(labels.length)
  let count = 0
  for (let i = 0; i < labels.length; i++)
    if (thickness[i]! <= thickestFine && isWanted(labels[i]!)) fine[count++] = i
  return fine.subarray(0, count)
}

type IsWanted = (cluster: Cluster, step: number) => boolean

/** The first step at which pixels so thin make a line, and where the longest of them is. */
function thinnestOf(measured: Measured, fine: Int32Array, isWanted: IsWanted): DetailSpot | null {
  const { thickness } = measured
  for (const step of steps) {
    let largest: Cluster | undefined
    forClusters(measured, fine, step, cluster => {
      const { left, right, top, bottom, pixels } = cluster
      const length = Math.hypot(right - left + 1, bottom - top + 1)
      const isLine = length >= Math.max(leastLengthPixels, leastLength * step)
      if (!isLine || (largest && largest.pixels.length >= pixels.length)) return
      if (isWanted(cluster, step)) largest = cluster
    })
    if (!largest) continue
    const mean = largest.pixels.reduce((sum, i) => sum + thickness[i]!, 0) / largest.pixels.length
    return spotOf(measured, largest, mean)
  }
  return null
}

/** Whether it becomes ever wider along its way where it is up to twice as thick, as within a V or an A. */
function isNotch(measured: Measured, cluster: Cluster, step: number): boolean {
  const { thickness, width } = measured
  // Of a notch twice as long and wide there is four times as much.
  const pixels = reachedFrom(measured, cluster, 2 * step, 5 * cluster.pixels.length)
  const mean = (of: (i: number) => number) => pixels.reduce((sum, i) => sum + of(i), 0) / pixels.length
  const [x, y] = [(i: number) => i % width, (i: number) => Math.floor(i / width)]
  const [midX, midY, midThickness] = [mean(x), mean(y), mean(i => thickness[i]!)]
  const across = mean(i => (x(i) - midX) ** 2)
  const slanted = mean(i => (x(i) - midX) * (y(i) - midY))
  const down = mean(i => (y(i) - midY) ** 2)
  const angle = Math.atan2(2 * slanted, across - down) / 2
  const along = (i: number) => (x(i) - midX) * Math.cos(angle) + (y(i) - midY) * Math.sin(angle)
  let [first, last] = [0, 0]
  for (const i of pixels) {
    first = Math.min(first, along(i))
    last = Math.max(last, along(i))
  }
  const slope = mean(i => along(i) * (thickness[i]! - midThickness)) / mean(i => along(i) ** 2)
  return Math.abs(slope) * (last - first) >= leastOpening * midThickness
}

/** The nearest pixels of a cluster's colour that hang together with it and are at most so thick: at most so many. */
function reachedFrom(
  { labels, thickness, width, height }: Measured,
  { pixels: own }: Cluster,
  most: number,
  mostPixels: number,
): readonly number[] {
  const label = labels[own[0]!]
  const reached = new Set(own)
  // Grows as it is walked.
  for (const i of reached) {
    if (reached.size >= mostPixels) break
    const x = i % width
    const y = (i - x) / width
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++)
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
        const j = ny * width + nx
        if (labels[j] === label && thickness[j]! <= most) reached.add(j)
      }
  }
  return [...reached]
}

/** For each colour one of the pixels where it is about as thick as anywhere, as many of them before it as after. */
function middlesOf({ labels, thickness, width, height }: Measured, count: number) {
  const most = new Float32Array(count)
  for (let i = 0; i < labels.length; i++) {
    const index = labels[i]! - 1
    if (index >= 0 && thickness[i]! > most[index]!) most[index] = thickness[i]!
  }
  const isThick = (i: number, index: number) => index >= 0 && thickness[i]! >= 0.9 * most[index]!
  const counts = new Int32Array(count)
  for (let i = 0; i < labels.length; i++) if (isThick(i, labels[i]! - 1)) counts[labels[i]! - 1]! += 1
  const before = counts.map(each => Math.floor(each / 2))
  const middles: (number | undefined)[] = Array.from({ length: count })
  for (let i = 0; i < labels.length; i++) {
    const index = labels[i]! - 1
    if (isThick(i, index) && before[index]!-- === 0) middles[index] = i
  }
  return middles.map(middle => (middle === undefined ? null : pointAt(middle, width, height)))
}

function pointAt(i: number, width: number, height: number): { readonly u: number; readonly v: number } {
  return { u: rounded(((i % width) + 0.5) / width), v: rounded((Math.floor(i / width) + 0.5) / height) }
}

function rounded(share: number): number {
  return Math.round(10_000 * share) / 10_000
}

/** The smallest that stands alone in its colour. */
function smallestSpeck(measured: Measured, fine: Int32Array): DetailSpot | null {
  let smallest: Cluster | undefined
  forClusters(measured, fine, thickestFine, cluster => {
    const { pixels, isWhole } = cluster
    if (!isWhole || pixels.length < leastSpeck) return
    if (!smallest || pixels.length < smallest.pixels.length) smallest = cluster
  })
  return smallest ? spotOf(measured, smallest, Math.sqrt(smallest.pixels.length)) : null
}

type Cluster = {
  readonly pixels: Int32Array
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Nothing of its colour goes on beside it. */
  readonly isWhole: boolean
}

/** Those of one colour that hang together, of pixels at most so thick. `fine`: those in question, thicker ones too. */
function forClusters(
  { labels, thickness, width, height }: Measured,
  fine: Int32Array,
  most: number,
  take: (cluster: Cluster) => void,
): void {
  const seen = new Uint8Array(labels.length)
  // One cluster after the other.
  const pixels = new Int32Array(fine.length)
  let end = 0
  for (const start of fine) {
    if (seen[start] || thickness[start]! > most) continue
    const first = end
    const label = labels[start]!
    pixels[end++] = start
    seen[start] = 1
    let [left, right, top, bottom, isWhole] = [width, 0, height, 0, true]
    for (let at = first; at < end; at++) {
      const i = pixels[at]!
      const x = i % width
      const y = (i - x) / width
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      const [before, after] = [x > 0 ? 1 : 0, x + 1 < width ? 1 : 0]
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        const row = ny * width + x
        for (let j = row - before; j <= row + after; j++) {
          if (seen[j] || labels[j] !== label) continue
          if (thickness[j]! > most) {
            isWhole = false
            continue
          }
          seen[j] = 1
          pixels[end++] = j
        }
      }
    }
    take({ pixels: pixels.subarray(first, end), left, right, top, bottom, isWhole })
  }
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
