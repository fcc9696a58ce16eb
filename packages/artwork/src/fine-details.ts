import type { DetailSpot } from './art-details.ts'
import { clear } from './label-pixels.ts'
import { type Cluster, forClusters, type Measured, reachedFrom } from './pixel-clusters.ts'
import { pointAt, rounded } from './point-of-pixel.ts'

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

/** Pixels that may be of something fine: most of an artwork is not, and is not looked at again. */
export function finePixels(
  { labels, thickness }: Measured,
  isWanted: (label: number) => boolean,
): Int32Array {
  const fine = new Int32Array(labels.length)
  let count = 0
  for (let i = 0; i < labels.length; i++)
    if (thickness[i]! <= thickestFine && isWanted(labels[i]!)) fine[count++] = i
  return fine.subarray(0, count)
}

type IsWanted = (cluster: Cluster, step: number) => boolean

/** The first step at which pixels so thin make a line, and where the longest of them is. */
export function thinnestOf(measured: Measured, fine: Int32Array, isWanted: IsWanted): DetailSpot | null {
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
export function isNotch(measured: Measured, cluster: Cluster, step: number): boolean {
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

/** The smallest that stands alone in its colour. */
export function smallestSpeck(measured: Measured, fine: Int32Array): DetailSpot | null {
  let smallest: Cluster | undefined
  forClusters(measured, fine, thickestFine, cluster => {
    const { pixels, isWhole } = cluster
    if (!isWhole || pixels.length < leastSpeck) return
    if (!smallest || pixels.length < smallest.pixels.length) smallest = cluster
  })
  return smallest ? spotOf(measured, smallest, Math.sqrt(smallest.pixels.length)) : null
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
