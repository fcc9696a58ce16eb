import { clear } from './label-pixels.ts'

/** The pixels of an artwork by rows: each one's label, and how thick its colour is there. */
export type Measured = {
  readonly labels: Uint8Array
  readonly thickness: Float32Array
  readonly width: number
  readonly height: number
}

/** The shortest way across each pixel's own colour, of four; a clear one that reaches the picture's edge has no end. */
export function thicknessOf(labels: Uint8Array, width: number, height: number): Float32Array {
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

/** Pixels of one colour that hang together, by their indices, and what they reach. */
export type Cluster = {
  readonly pixels: Int32Array
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Nothing of its colour goes on beside it. */
  readonly isWhole: boolean
}

/**
 * Goes through clusters of pixels of one colour that hang together, of pixels at most so thick. `fine`: the pixels in
 * question, thicker ones too.
 */
export function forClusters(
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

/** The nearest pixels of a cluster's colour that hang together with it and are at most so thick: at most so many. */
export function reachedFrom(
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
