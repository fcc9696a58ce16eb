import { leastArea, runBelow, satinWidest } from './measures.ts'
import type { Found, Region } from './regions.ts'

/** How each area is sewn: in rows, in throws across its strokes, or along its line; wide areas first. */
export type Ways = {
  readonly fills: readonly Region[]
  readonly satins: readonly Region[]
  readonly runs: readonly Region[]
}

export function chooseWays(found: Found): Ways {
  const fills: Region[] = []
  const satins: Region[] = []
  const runs: Region[] = []
  const size = found.cells.millimetres
  for (const region of found.regions) {
    if (region.cells.length * size * size < leastArea) continue
    if (isFill(region, found)) fills.push(region)
    else if (2 * region.meanHalf * size < runBelow) runs.push(region)
    else satins.push(region)
  }
  const widestFirst = (a: Region, b: Region) => b.cells.length - a.cells.length
  return { fills: fills.sort(widestFirst), satins: satins.sort(widestFirst), runs }
}

function isFill({ cells, meanHalf, deepest }: Region, { half, cells: { millimetres } }: Found): boolean {
  const mean = 2 * meanHalf * millimetres
  // A blob has no direction to lie across: stars and discs are filled even where they are not wide.
  if (2 * deepest * millimetres > 5 && cells.length < 10 * deepest * deepest) return true
  let wide = 0
  let spread = 0
  for (let n = 0; n < cells.length; n++) {
    const own = half[cells[n]!]!
    if (2 * own * millimetres > satinWidest) wide++
    spread += (own - meanHalf) * (own - meanHalf)
  }
  if (wide > cells.length * 0.5) return true
  // Nor has an area of changing width: throws would fan out and bunch.
  return mean > 2.4 && Math.sqrt(spread / cells.length) > meanHalf * (mean > 4.5 ? 0.16 : 0.3)
}
