import { noLabel } from '../art-labels.ts'

/** Connected areas of one colour. */
export type ArtParts = {
  readonly width: number
  /** Which part each pixel belongs to. */
  readonly partOf: Int32Array
  /** Pixels of each part. */
  readonly sizes: readonly number[]
  /** Whether each part is of no colour. */
  readonly isBare: readonly boolean[]
  /** The parts beside each part, with the length of the border in pixels. */
  readonly beside: readonly ReadonlyMap<number, number>[]
}

export function partArt(labels: Uint8Array, width: number): ArtParts {
  const partOf = new Int32Array(labels.length).fill(-1)
  const sizes: number[] = []
  const isBare: boolean[] = []
  const stack = new Int32Array(labels.length)
  for (let start = 0; start < labels.length; start++) {
    if (partOf[start]! >= 0) continue
    isBare.push(labels[start] === noLabel)
    sizes.push(fill(labels, width, partOf, start, sizes.length, stack))
  }
  return { width, partOf, sizes, isBare, beside: bordersOf(partOf, width, sizes.length) }
}

/** Gives all that hangs together with `start` its part; how many pixels. */
function fill(
  labels: Uint8Array,
  width: number,
  partOf: Int32Array,
  start: number,
  part: number,
  stack: Int32Array,
): number {
  const label = labels[start]
  let size = 0
  let top = 0
  const take = (pixel: number) => {
    if (partOf[pixel]! >= 0 || labels[pixel] !== label) return
    partOf[pixel] = part
    stack[top++] = pixel
  }
  take(start)
  while (top > 0) {
    const pixel = stack[--top]!
    size++
    const x = pixel % width
    if (x > 0) take(pixel - 1)
    if (x < width - 1) take(pixel + 1)
    if (pixel >= width) take(pixel - width)
    if (pixel + width < labels.length) take(pixel + width)
  }
  return size
}

function bordersOf(partOf: Int32Array, width: number, count: number): ReadonlyMap<number, number>[] {
  const beside = Array.from({ length: count }, () => new Map<number, number>())
  const meet = (a: number, b: number) => {
    if (a === b) return
    beside[a]!.set(b, (beside[a]!.get(b) ?? 0) + 1)
    beside[b]!.set(a, (beside[b]!.get(a) ?? 0) + 1)
  }
  for (let i = 0; i < partOf.length; i++) {
    if (i % width < width - 1) meet(partOf[i]!, partOf[i + 1]!)
    if (i + width < partOf.length) meet(partOf[i]!, partOf[i + width]!)
  }
  return beside
}
