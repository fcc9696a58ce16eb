import { leastArea } from './measures.ts'
import { type Found, findRegions, type Region } from './regions.ts'

/** A seam narrower than this between two threads is none: it comes of soft edges. Millimetres. */
const seam = 0.3

/** What is too small to be sewn goes to the thread beside it, or is left out where there is none. */
export function dissolveSpecks(found: Found): Found {
  const { cells, regions, regionOf } = found
  const { width, millimetres } = cells
  const steps = [1, -1, width, -width]
  const lost = new Uint8Array(regions.length)
  for (const region of regions) if (isLost(region)) lost[region.id] = 1
  if (!lost.includes(1)) return found
  const threads = cells.threads.slice()
  let waiting: number[] = []
  for (const region of regions) if (lost[region.id]) for (const i of region.cells) waiting.push(i)
  for (const i of waiting) threads[i] = unknown
  for (let pass = 0; waiting.length > 0 && pass < 40; pass++) {
    const settled = waiting.map(i => {
      for (const step of steps) if (threads[i + step] !== unknown) return threads[i + step]!
      return unknown
    })
    for (const [n, i] of waiting.entries()) threads[i] = settled[n]!
    waiting = waiting.filter(i => threads[i] === unknown)
  }
  for (const i of waiting) threads[i] = 0
  return findRegions({ ...cells, threads })

  function isLost({ id, cells: own, meanHalf }: Region): boolean {
    if (own.length * millimetres ** 2 < leastArea) return true
    if (2 * meanHalf * millimetres > seam) return false
    let beside = 0
    let sides = 0
    for (const i of own)
      for (const step of steps) {
        const next = regionOf[i + step]!
        if (next === id) continue
        sides++
        if (next >= 0) beside++
      }
    return beside > 0.7 * sides
  }
}

const unknown = 255
