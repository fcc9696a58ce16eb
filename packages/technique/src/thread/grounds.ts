import type { Cells } from './cells.ts'
import type { Found, Region } from './regions.ts'

/** What is sewn on a ground is at most this wide: letters and lines. Millimetres. */
const narrow = 5

/**
 * Grounds run on below letters and lines: cells as they are before those are sewn on them. Undefined where no ground
 * has any on it.
 */
export function closeGrounds(found: Found, fills: readonly Region[]): Cells | undefined {
  const { cells, regionOf, toEdge } = found
  const { threads, millimetres } = cells
  const deep = narrow / 2 / millimetres
  let closed: Uint8Array | undefined
  for (const fill of fills)
    for (const hole of holesIn(found, fill)) {
      if (hole.some(i => regionOf[i]! < 0 || toEdge[i]! > deep)) continue
      closed ??= threads.slice()
      for (const i of hole) closed[i] = fill.thread
    }
  return closed && { ...cells, threads: closed }
}

/** Cells of each hole of an area. */
function holesIn({ cells: { width } }: Found, { cells: own, left, right, top, bottom }: Region): number[][] {
  const columns = right - left + 3
  const seen = new Uint8Array(columns * (bottom - top + 3))
  const inBox = (i: number) => (Math.floor(i / width) - top + 1) * columns + (i % width) - left + 1
  const inCells = (k: number) => (Math.floor(k / columns) + top - 1) * width + (k % columns) + left - 1
  for (const i of own) seen[inBox(i)] = 1
  const flood = (from: number): number[] => {
    const list = [from]
    seen[from] = 1
    for (const k of list)
      for (const next of [
        k - columns,
        k + columns,
        k % columns > 0 ? k - 1 : -1,
        (k + 1) % columns > 0 ? k + 1 : -1,
      ])
        if (next >= 0 && next < seen.length && seen[next] === 0) {
          seen[next] = 1
          list.push(next)
        }
    return list
  }
  flood(0)
  const holes: number[][] = []
  for (let k = 0; k < seen.length; k++) if (seen[k] === 0) holes.push(flood(k).map(inCells))
  return holes
}
