import type { Cells } from './cells.ts'
import { satinNarrowest } from './measures.ts'
import type { Found } from './regions.ts'
import type { Ways } from './ways.ts'

/**
 * Thin strokes come out at the least width of satin: they grow over cloth and fills, never into each other, and gaps
 * keep half of their width. Undefined where nothing is thin.
 */
export function thickenStrokes(
  { cells, regions, regionOf, toEdge, half }: Found,
  ways: Ways,
): Cells | undefined {
  const { width, threads, millimetres } = cells
  const least = satinNarrowest / 2 / millimetres
  const givesWay = new Uint8Array(regions.length)
  for (const { id } of ways.fills) givesWay[id] = 1
  let grown: Uint8Array | undefined
  // What sticks out of a wide stroke by a cell or two is its edge, not a stroke of its own.
  const around = [-4, 0, 4].flatMap(dy => [-4, 0, 4].map(dx => dy * width + dx))
  const isNub = (i: number) =>
    around.some(step => regionOf[i + step] === regionOf[i] && half[i + step]! >= least)
  // A gap is four times as wide as what either bank may take of it.
  const isClothOn = (i: number) => (threads[i] ?? 0) === 0
  for (const { cells: own, thread } of ways.satins)
    for (const i of own) {
      const by = least - half[i]!
      if (by < 0.4 || toEdge[i]! > 1.6) continue
      if (isNub(i)) continue
      grown ??= threads.slice()
      const reach = Math.min(3, Math.ceil(by))
      for (let dy = -reach; dy <= reach; dy++)
        for (let dx = -reach; dx <= reach; dx++) {
          if (dx * dx + dy * dy > by * by + 0.3) continue
          const step = dy * width + dx
          const at = i + step
          const isOpen =
            threads[at] === 0
              ? isClothOn(at + step) && isClothOn(at + 2 * step) && isClothOn(at + 3 * step)
              : givesWay[regionOf[at]!] === 1 && toEdge[at]! < half[at]! * 0.5
          if (isOpen) grown[at] = thread
        }
    }
  return grown && { ...cells, threads: grown }
}
