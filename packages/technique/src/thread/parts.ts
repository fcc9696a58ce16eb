import { distanceToMarked } from '@teamloom/artwork/distance-map.ts'
import { satinWidest } from './measures.ts'
import { type Found, splitRegions } from './regions.ts'

/** A stroke that runs out of a wide area is sewn apart from it when it is this many times longer than wide. */
const leastSlender = 2
const leastStrokeArea = 6
/** A part that is joined to another at one end touches it along so many of its own widths at most. */
const mostJoined = 1.7

/**
 * Marks the wide areas, apart from the slender strokes that run out of them, so that each is sewn in its own way;
 * undefined where nothing is wide.
 */
export function wideParts(found: Found): Uint8Array | undefined {
  const { cells, regions, toEdge, half } = found
  const wide = satinWidest / 2 / cells.millimetres
  const isWide = regions.map(({ deepest }) => deepest >= wide)
  if (!isWide.includes(true)) return undefined
  const deep = new Uint8Array(toEdge.length)
  for (let i = 0; i < deep.length; i++) if (cells.threads[i] !== 0 && toEdge[i]! >= wide) deep[i] = 1
  const fromDeep = distanceToMarked(deep, cells.width, cells.height)
  const parts = new Uint8Array(toEdge.length)
  for (const { id, cells: own } of regions)
    for (let n = 0; n < own.length; n++) if (!isWide[id] || fromDeep[own[n]!]! <= wide + 1) parts[own[n]!] = 1
  for (const { cells: own } of splitRegions(found, parts).regions) {
    if (parts[own[0]!]) continue
    let halves = 0
    let joined = 0
    for (let n = 0; n < own.length; n++) {
      const i = own[n]!
      halves += half[i]!
      for (const next of [i - 1, i + 1, i - cells.width, i + cells.width])
        if (parts[next] === 1 && cells.threads[next] === cells.threads[i]) joined++
    }
    const width = (2 * halves) / own.length
    // What leads from one wide area to another is no stroke, nor are corners.
    const isStroke =
      joined < mostJoined * width &&
      own.length > leastSlender * width * width &&
      own.length * cells.millimetres ** 2 > leastStrokeArea
    if (!isStroke) for (let n = 0; n < own.length; n++) parts[own[n]!] = 1
  }
  return parts
}

/** Letters are no parts of the ground that they lie on. */
export function withoutLetters(parts: Uint8Array, found: Found, grounds: Found): Uint8Array {
  return parts.map((part, i) => (found.cells.threads[i] === grounds.cells.threads[i] ? part : 1))
}
