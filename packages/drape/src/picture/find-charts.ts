import { foldGap, type Patch, type ShadedPicture } from './shaded-picture.ts'

/** Which chart each patch of a picture belongs to. */
export type Charts = {
  /** Sheet of chart 0, 1, 2 ... */
  readonly sheets: readonly number[]
  /** Number of pixels that each chart covers, parts counting as parts. */
  readonly sizes: readonly number[]
  readonly chartOf: ReadonlyMap<Patch, number>
}

/** The patches of a picture in a row, and which of them are neighbours. Pairs lie end to end. */
type Spots = {
  readonly patches: readonly Patch[]
  readonly x: Uint16Array
  readonly y: Uint16Array
  /** Neighbours on one sheet that go on from each other. */
  readonly joined: readonly number[]
  /** Neighbours on one sheet that do not. */
  readonly apart: readonly number[]
}

const mostRounds = 60
/** Inches: a jump from pixel to pixel that is no cloth seen edge on. Slivers of pixels do not count. */
const tearGap = 0.3
const leastCoverage = 7

/**
 * Joins patches of neighbouring pixels that are one stretch of cloth. A chart that a fold slits from
 * one side is cut straight through where the slit ends: within a chart (u, v) never jump.
 */
export function findCharts(picture: ShadedPicture): Charts {
  const spots = listSpots(picture)
  const zones = new Int32Array(spots.patches.length)
  let charts = label(spots, zones)
  for (let round = 0; round < mostRounds; round++) {
    const tears = findTears(spots, charts)
    if (tears.size === 0) break
    cutTorn(spots, charts, tears, zones, round)
    charts = label(spots, zones)
  }
  const sheets: number[] = []
  const sizes: number[] = []
  const chartOf = new Map<Patch, number>()
  spots.patches.forEach((patch, i) => {
    const chart = charts[i]!
    sheets[chart] = patch.sheet
    sizes[chart] = (sizes[chart] ?? 0) + patch.coverage / 16
    chartOf.set(patch, chart)
  })
  return { sheets, sizes, chartOf }
}

export function listPatches(pixel: Patch | readonly Patch[] | null): readonly Patch[] {
  if (!pixel) return []
  return Array.isArray(pixel) ? (pixel as readonly Patch[]) : [pixel as Patch]
}

/** The mean light of what a pixel shows; 0 when that is nothing. */
export function lightOf(pixel: Patch | readonly Patch[] | null): number {
  let light = 0
  let cover = 0
  for (const patch of listPatches(pixel)) {
    light += patch.light * patch.coverage
    cover += patch.coverage
  }
  return cover === 0 ? 0 : light / cover
}

function listSpots({ box: { width }, pixels }: ShadedPicture): Spots {
  const patches: Patch[] = []
  const place: number[] = []
  const first = new Int32Array(pixels.length + 1)
  pixels.forEach((pixel, at) => {
    for (const patch of listPatches(pixel)) {
      patches.push(patch)
      place.push(at)
    }
    first[at + 1] = patches.length
  })
  const joined: number[] = []
  const apart: number[] = []
  const pair = (i: number, other: number) => {
    for (let k = first[other]!; k < first[other + 1]!; k++) {
      const [a, b] = [patches[i]!, patches[k]!]
      if (a.sheet !== b.sheet) continue
      const gap = Math.max(Math.abs(a.u - b.u), Math.abs(a.v - b.v))
      if (gap < foldGap) joined.push(i, k)
      else if (gap > tearGap && Math.min(a.coverage, b.coverage) > leastCoverage) apart.push(i, k)
    }
  }
  place.forEach((at, i) => {
    if (at + width < pixels.length) pair(i, at + width)
    if ((at + 1) % width !== 0) pair(i, at + 1)
  })
  return {
    patches,
    x: Uint16Array.from(place, at => at % width),
    y: Uint16Array.from(place, at => Math.floor(at / width)),
    joined,
    apart,
  }
}

/** Chart of each patch: those that are joined within a zone (union-find). */
function label({ patches, joined }: Spots, zones: Int32Array): Int32Array {
  const parent = Int32Array.from({ length: patches.length }, (_, i) => i)
  const rootOf = (i: number): number => {
    let root = i
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]!]!
      root = parent[root]!
    }
    return root
  }
  for (let k = 0; k < joined.length; k += 2) {
    const [a, b] = [joined[k]!, joined[k + 1]!]
    if (zones[a] === zones[b]) parent[rootOf(a)] = rootOf(b)
  }
  const numbers = new Map<number, number>()
  return parent.map((_, i) => {
    const root = rootOf(i)
    if (!numbers.has(root)) numbers.set(root, numbers.size)
    return numbers.get(root)!
  })
}

type Tear = { left: number; right: number; top: number; bottom: number }

/** Where neighbours of one chart do not go on from each other, by chart. */
function findTears({ x, y, apart }: Spots, charts: Int32Array): Map<number, Tear> {
  const tears = new Map<number, Tear>()
  for (let k = 0; k < apart.length; k += 2) {
    const [a, b] = [apart[k]!, apart[k + 1]!]
    const chart = charts[a]!
    if (chart !== charts[b]) continue
    const tear = tears.get(chart) ?? { left: Infinity, right: -1, top: Infinity, bottom: -1 }
    tear.left = Math.min(tear.left, x[a]!)
    tear.right = Math.max(tear.right, x[b]!)
    tear.top = Math.min(tear.top, y[a]!)
    tear.bottom = Math.max(tear.bottom, y[b]!)
    tears.set(chart, tear)
  }
  return tears
}

/** Parts a torn chart before and behind its tears, across the way that they run. */
function cutTorn(
  { x, y }: Spots,
  charts: Int32Array,
  tears: ReadonlyMap<number, Tear>,
  zones: Int32Array,
  round: number,
): void {
  const fresh = new Map<string, number>()
  const highest = zones.reduce((most, zone) => Math.max(most, zone), 0)
  charts.forEach((chart, i) => {
    const tear = tears.get(chart)
    if (!tear) return
    const upright = tear.bottom - tear.top >= tear.right - tear.left
    // Tears that cross each other are cut the one way and then the other, at last in the middle.
    const byRows = round % 2 === 0 ? upright : !upright
    const [at, from, to] = byRows ? [y[i]!, tear.top, tear.bottom] : [x[i]!, tear.left, tear.right]
    const middle = round % 4 < 2 ? to : (from + to) / 2
    const band = at < from ? 0 : at <= middle ? 1 : at <= to ? 2 : 3
    const key = `${chart} ${band}`
    if (!fresh.has(key)) fresh.set(key, highest + 1 + fresh.size)
    zones[i] = fresh.get(key)!
  })
}
