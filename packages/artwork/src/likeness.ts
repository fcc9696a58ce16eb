import type { Pixels } from './pixels.ts'

/** On the longest side, at which two drawings of one thing are held against each other. */
export const comparedPixels = 256

/** More of them is not what edges, hairlines and small type differ by from one program to the other. */
const mostUnlike = 0.03

/** The least step of a channel that counts: edges and roundings differ by less. */
const leastStep = 24

/** Less is not seen. */
const leastAlpha = 8

/** Whether two drawings show the same. */
export function isAlike(one: Pixels, other: Pixels): boolean {
  const { share, hasSpot } = unlikeness(one, other)
  return share <= mostUnlike && !hasSpot
}

/**
 * How much of what is seen of two drawings of one thing is otherwise in the other: 0 to 1, which they are too where
 * their shapes differ. A pixel is held against those around its place, as no two programs lay an edge alike.
 * `hasSpot`: somewhere all that a small square shows is otherwise, which no edge makes.
 */
export function unlikeness(
  one: Pixels,
  other: Pixels,
): { readonly share: number; readonly hasSpot: boolean } {
  const [a, b] = [shrink(one), shrink(other)]
  if (Math.abs(a.width - b.width) > 1 || Math.abs(a.height - b.height) > 1) return { share: 1, hasSpot: true }
  const [first, second] = [compare(a, b), compare(b, a)]
  const seen = first.seen + second.seen
  const share = seen === 0 ? 0 : (first.count + second.count) / seen
  return { share, hasSpot: hasSpot(first.unlike, a.width) || hasSpot(second.unlike, b.width) }
}

/** Pixels a side. */
const spotSide = 3

/** `marks`: 1 where a pixel is otherwise, row by row. */
function hasSpot(marks: Uint8Array, width: number): boolean {
  // How many lie in a row up to a pixel, and how many such rows on each other.
  const deep = new Uint8Array(width)
  for (let row = 0; row < marks.length; row += width) {
    let across = 0
    let wide = 0
    for (let x = 0; x < width; x++) {
      across = marks[row + x] ? across + 1 : 0
      deep[x] = across >= spotSide ? Math.min(deep[x]! + 1, spotSide) : 0
      wide = Math.max(wide, deep[x]!)
    }
    if (wide >= spotSide) return true
  }
  return false
}

/** Shrinks pixels to the size in which they are compared, in colours that are multiplied by their alpha: those of what is not seen do not count. */
function shrink({ width, height, rgba }: Pixels): Pixels {
  const scale = Math.min(1, comparedPixels / Math.max(width, height))
  const [across, down] = [width, height].map(side => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ]
  const sums = new Float64Array(4 * across * down)
  const counts = new Uint32Array(across * down)
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * down) / height) * across
    for (let x = 0; x < width; x++) {
      const to = row + Math.floor((x * across) / width)
      const from = 4 * (y * width + x)
      const alpha = rgba[from + 3]!
      for (let channel = 0; channel < 3; channel++)
        sums[4 * to + channel]! += (rgba[from + channel]! * alpha) / 255
      sums[4 * to + 3]! += alpha
      counts[to]! += 1
    }
  }
  return {
    width: across,
    height: down,
    rgba: Uint8Array.from(sums, (sum, at) => sum / (counts[at >> 2] || 1)),
  }
}

/** How many of the first's pixels are seen, and which are unlike all of the other's around them. */
function compare(
  { width, height, rgba }: Pixels,
  other: Pixels,
): { readonly unlike: Uint8Array; readonly count: number; readonly seen: number } {
  const unlike = new Uint8Array(width * height)
  const rows = Math.min(height, other.height)
  const columns = Math.min(width, other.width)
  let count = 0
  let seen = 0
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const at = 4 * (y * width + x)
      if (rgba[at + 3]! > leastAlpha) seen += 1
      for (let channel = 0; channel < 4; channel++) {
        if (isNear(rgba[at + channel]!, other, x, y, channel)) continue
        unlike[y * width + x] = 1
        count += 1
        break
      }
    }
  }
  return { unlike, count, seen }
}

/** Between what the other has around the place. */
function isNear(value: number, { width, height, rgba }: Pixels, x: number, y: number, channel: number) {
  const there = rgba[4 * (y * width + x) + channel]!
  // Most are, at once.
  if (Math.abs(value - there) <= leastStep) return true
  let [least, most] = [there, there]
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      const near = rgba[4 * (row * width + column) + channel]!
      if (near < least) least = near
      if (near > most) most = near
    }
  }
  return value >= least - leastStep && value <= most + leastStep
}
