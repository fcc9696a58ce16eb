import { distanceToMarked } from '../distance-map.ts'
import { satinWidest } from './measures.ts'
import { type Found, splitRegions } from './regions.ts'

/** A stroke that runs out of a wide area is sewn apart from it when it is this many times longer than wide. */
const leastSlender = 2
const leastStrokeArea = 6

/**
 * Tells slender strokes from the wide areas that they run out of, so that each is sewn in its own way. `grounds` are
 * the areas before anything is sewn on them: letters do not make strokes of what lies between them.
 */
export function partStrokes(found: Found, { toEdge, half }: Found): Found {
  const { cells, regions } = found
  const wide = satinWidest / 2 / cells.millimetres
  const isWide = regions.map(({ cells: own }) => own.some(i => toEdge[i]! >= wide))
  if (!isWide.includes(true)) return found
  const deep = Uint8Array.from(toEdge, (depth, i) => (cells.threads[i] !== 0 && depth >= wide ? 1 : 0))
  const fromDeep = distanceToMarked(deep, cells.width, cells.height)
  const parts = new Uint8Array(toEdge.length)
  for (const { id, cells: own } of regions)
    for (const i of own) if (!isWide[id] || fromDeep[i]! <= wide + 1) parts[i] = 1
  // Corners stay with what they are corners of.
  for (const { cells: own } of splitRegions(found, parts).regions) {
    if (parts[own[0]!]) continue
    const width = (2 * own.reduce((sum, i) => sum + half[i]!, 0)) / own.length
    const isStroke =
      own.length > leastSlender * width * width && own.length * cells.millimetres ** 2 > leastStrokeArea
    if (!isStroke) for (const i of own) parts[i] = 1
  }
  return splitRegions(found, parts)
}
