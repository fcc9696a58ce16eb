import { distanceToMarked } from '@teamloom/artwork/distance-map.ts'
import type { Cells } from './cells.ts'
import { strokeHalves } from './stroke-width.ts'

/** Connected cells of one thread. Places and lengths in cells. */
export type Region = {
  readonly id: number
  readonly thread: number
  readonly cells: Int32Array
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Half the width of its strokes, on average. */
  readonly meanHalf: number
  readonly deepest: number
}

export type Found = {
  readonly cells: Cells
  readonly regions: readonly Region[]
  /** By cell; -1: none. */
  readonly regionOf: Int32Array
  /** From each cell to the nearest edge between two threads, or thread and cloth. */
  readonly toEdge: Float32Array
  /** Half the width of the stroke that a cell belongs to. */
  readonly half: Float32Array
}

/** The connected areas of each thread; `parts` tells areas of one thread apart that are to be sewn apart. */
export function findRegions(cells: Cells, parts?: Uint8Array): Found {
  const toEdge = distanceToMarked(edgesOf(cells), cells.width, cells.height)
  for (let i = 0; i < toEdge.length; i++) toEdge[i]! += 0.5
  const half = strokeHalves(cells, toEdge)
  return connect(cells, toEdge, half, parts)
}

/** Tells areas apart by `parts` too. */
export function splitRegions({ cells, toEdge, half }: Found, parts: Uint8Array): Found {
  return connect(cells, toEdge, half, parts)
}

function connect(cells: Cells, toEdge: Float32Array, half: Float32Array, parts?: Uint8Array): Found {
  const { width, threads } = cells
  const regionOf = new Int32Array(threads.length).fill(-1)
  const regions: Region[] = []
  const queue = new Int32Array(threads.length)
  const steps = [1, -1, width, -width]
  let tail = 0
  for (let start = 0; start < threads.length; start++) {
    if (threads[start] === 0 || regionOf[start]! >= 0) continue
    const id = regions.length
    const first = tail
    const box = { left: width, right: 0, top: cells.height, bottom: 0 }
    let halves = 0
    let deepest = 0
    queue[tail++] = start
    regionOf[start] = id
    for (let at = first; at < tail; at++) {
      const i = queue[at]!
      const x = i % width
      const y = (i - x) / width
      if (x < box.left) box.left = x
      if (x > box.right) box.right = x
      if (y < box.top) box.top = y
      if (y > box.bottom) box.bottom = y
      halves += half[i]!
      if (toEdge[i]! > deepest) deepest = toEdge[i]!
      for (let k = 0; k < 4; k++) {
        const next = i + steps[k]!
        if (regionOf[next]! >= 0 || threads[next] !== threads[start]) continue
        if (parts && parts[next] !== parts[start]) continue
        regionOf[next] = id
        queue[tail++] = next
      }
    }
    const own = queue.subarray(first, tail)
    regions.push({ id, thread: threads[start]!, cells: own, ...box, meanHalf: halves / own.length, deepest })
  }
  return { cells, regions, regionOf, toEdge, half }
}

function edgesOf({ width, height, threads }: Cells): Uint8Array {
  const edges = new Uint8Array(threads.length)
  for (let y = 1; y < height - 1; y++)
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      const own = threads[i]
      const isEdge =
        threads[i - 1] !== own ||
        threads[i + 1] !== own ||
        threads[i - width] !== own ||
        threads[i + width] !== own
      if (isEdge) edges[i] = 1
    }
  return edges
}

/** Cells from a place to the region's edge: above 0 inside. Smooth between cells. */
export function depthIn({ cells, regionOf, toEdge }: Found, id: number): (x: number, y: number) => number {
  const { width, height } = cells
  const at = (i: number) => (regionOf[i] === id ? toEdge[i]! : -toEdge[i]!)
  return (x, y) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return -1
    const i = top * width + left
    const fx = x - left
    const fy = y - top
    return (
      (at(i) * (1 - fx) + at(i + 1) * fx) * (1 - fy) +
      (at(i + width) * (1 - fx) + at(i + width + 1) * fx) * fy
    )
  }
}
