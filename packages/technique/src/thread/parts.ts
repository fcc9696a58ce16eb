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
  const isWide = regions.map(({ cells: own }) => isWideAnywhere(own, toEdge, wide))
  if (!isWide.includes(true)) return found
  const deep = new Uint8Array(toEdge.length)
  for (let i = 0; i < deep.length; i++) if (cells.threads[i] !== 0 && toEdge[i]! >= wide) deep[i] = 1
  const fromDeep = distanceToMarked(deep, cells.width, cells.height)
  const parts = new Uint8Array(toEdge.length)
  for (const { id, cells: own } of regions)
    for (let n = 0; n < own.length; n++)
      if (!isWide[id] || fromDeep[own[n]!]! <= wide + 1) parts[own[n]!] = 1
  // Corners stay with what they are corners of.
  for (const { cells: own } of splitRegions(found, parts).regions) {
    if (parts[own[0]!]) continue
    let halves = 0
    for (let n = 0; n < own.length; n++) halves += half[own[n]!]!
    const width = (2 * halves) / own.length
    const isStroke =
      own.length > leastSlender * width * width && own.length * cells.millimetres ** 2 > leastStrokeArea
    if (!isStroke) for (const i of own) parts[i] = 1
  }
  return splitRegions(found, parts)
}

function isWideAnywhere(own: Int32Array, toEdge: Float32Array, wide: number): boolean {
  for (let n = 0; n < own.length; n++) if (toEdge[own[n]!]! >= wide) return true
  return false
}
