import type { Plates } from '@teamloom/artwork/plates.ts'
import { cellsOf } from './cells.ts'
import { dissolveSpecks } from './dissolve-specks.ts'
import { closeGrounds } from './grounds.ts'
import { rowGap as usualGap } from './measures.ts'
import { wideParts, withoutLetters } from './parts.ts'
import { type Found, findRegions, type Region, splitRegions } from './regions.ts'
import { sewFill } from './sew-fill.ts'
import { sewRun } from './sew-run.ts'
import { sewSatin } from './sew-satin.ts'
import type { Sewing, Strand } from './strand.ts'
import { thickenStrokes } from './thicken.ts'
import { chooseWays, type Ways } from './ways.ts'

/** Far from each other in the order in which areas come. */
const fillDegrees = [160, 25, 112, 70, 135, 45]

export type SewingDetail = {
  readonly isCoarse?: boolean | undefined
  /** Between rows, and between throws. Millimetres. */
  readonly rowGap?: number | undefined
}

/** Artwork as it is sewn at a size; `threadOf` names the thread of each plate, 0 for one that is left out. */
export function sew(
  plates: Plates,
  threadOf: readonly number[],
  widthInches: number,
  heightInches: number,
  { isCoarse, rowGap = usualGap }: SewingDetail = {},
): Sewing {
  let found = dissolveSpecks(findRegions(cellsOf(plates, threadOf, widthInches, heightInches, isCoarse)))
  const thick = thickenStrokes(found, chooseWays(found))
  if (thick) found = findRegions(thick)
  const closed = closeGrounds(found, chooseWays(found).fills)
  let grounds = closed && findRegions(closed)
  const parts = wideParts(grounds ?? found)
  if (parts) {
    found = splitRegions(found, grounds ? withoutLetters(parts, found, grounds) : parts)
    grounds &&= splitRegions(grounds, parts)
  }
  const ways = chooseWays(found)
  const strands: Strand[] = []
  sewFills(found, grounds, ways, rowGap, strands)
  const isSewn = (region: Region) => !isGround(region, grounds, ways)
  for (const satin of ways.satins.filter(isSewn)) sewSatin(found, satin, rowGap, strands)
  for (const run of ways.runs.filter(isSewn)) sewRun(found, run, strands)
  return { strands, threadOfRegion: Uint8Array.from(found.regions, ({ thread }) => thread) }
}

function sewFills(found: Found, grounds: Found | undefined, ways: Ways, rowGap: number, out: Strand[]): void {
  const order = new Int32Array(found.regions.length).fill(-1)
  for (const [n, { id }] of [...ways.fills, ...ways.satins, ...ways.runs].entries()) order[id] = n
  const groundOf = grounds ? groundsOf(grounds, ways.fills) : new Map<Region, Region>()
  for (const [n, fill] of ways.fills.entries()) {
    const ground = groundOf.get(fill)
    const isOnGround = grounds !== undefined && grounds.cells.threads[fill.cells[0]!] !== fill.thread
    const isBelow = (cell: number) => {
      const beside = found.regionOf[cell] ?? -1
      return beside >= 0 && order[beside]! > n
    }
    const plan = {
      rowGap,
      degrees: fillDegrees[n % fillDegrees.length]!,
      base: 0.28 + 0.05 * Math.min(4, n) + (isOnGround ? 0.3 : 0),
      isBelow,
    }
    const from = out.length
    if (ground && grounds) sewFill(grounds, ground, plan, out)
    else sewFill(found, fill, plan, out)
    if (ground) for (let i = from; i < out.length; i++) out[i] = { ...out[i]!, region: fill.id }
  }
}

/** What is seen of a ground within a letter on it, as in an O: that runs on there. */
function isGround({ thread, cells }: Region, grounds: Found | undefined, { fills }: Ways): boolean {
  const ground = grounds?.regions[grounds.regionOf[cells[0]!]!]
  return ground?.thread === thread && fills.some(fill => ground.id === grounds!.regionOf[fill.cells[0]!])
}

/** The area that each fill has become with what is sewn on it closed: of the largest one in it, no other's. */
function groundsOf(grounds: Found, fills: readonly Region[]): ReadonlyMap<Region, Region> {
  const grown = new Map<Region, Region>()
  for (const fill of fills.toSorted((a, b) => a.cells.length - b.cells.length)) {
    const ground = grounds.regions[grounds.regionOf[fill.cells[0]!]!]
    if (ground && ground.thread === fill.thread) grown.set(ground, fill)
  }
  return new Map([...grown].map(([ground, fill]) => [fill, ground]))
}
