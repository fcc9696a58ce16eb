import { type Bake, clearedChart, clothSteps, type GrayMap, mixedChart } from '@teamloom/bakes/bake.ts'
import type { Box } from '@teamloom/bakes/manifest.ts'
import { codeOfLight } from '@teamloom/bakes/shade-code.ts'
import { type Charts, findCharts, listPatches } from './find-charts.ts'
import type { Patch, ShadedPicture } from './shaded-picture.ts'

/** Charts smaller than this many pixels are specks: their pixels go to their neighbours. */
const speck = 0.4

/** A shaded side as a bake. `exposure` turns its light into shares of the chest's; `cleared` pixels are empty. */
export function makeBake(
  picture: ShadedPicture,
  regionOfSheet: (sheet: number) => number,
  exposure: number,
  ground: GrayMap | null,
  cleared: ReadonlySet<number> = new Set(),
): Bake {
  const charts = findCharts(picture)
  const box = boxOf(picture, cleared)
  const count = box.width * box.height
  const numbers = numberCharts(charts)
  const chart = new Uint16Array(count)
  const shade = new Uint8Array(count)
  const u = new Int16Array(count)
  const v = new Int16Array(count)
  const mixed: { pixel: number; patches: Patch[] }[] = []
  for (let y = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++) {
      const from = (box.y - picture.box.y + y) * picture.box.width + box.x - picture.box.x + x
      const pixel = picture.pixels[from]!
      const at = y * box.width + x
      const patches = mergeSpecks(listPatches(pixel), charts, numbers)
      const [only] = patches
      if (cleared.has(from)) chart[at] = clearedChart
      if (!only) continue
      if (patches.length === 1 && only.coverage === 16) {
        chart[at] = numbers.get(charts.chartOf.get(only)!)!
        shade[at] = codeOfLight(only.light * exposure)
        u[at] = Math.round(only.u * clothSteps)
        v[at] = Math.round(only.v * clothSteps)
      } else {
        chart[at] = mixedChart
        mixed.push({ pixel: at, patches })
      }
    }
  const samples = mixed.flatMap(one => one.patches)
  const first = new Uint32Array(mixed.length + 1)
  mixed.forEach((one, i) => {
    first[i + 1] = first[i]! + one.patches.length
  })
  return {
    box,
    chartRegions: Uint16Array.from([...numbers.keys()].map(key => regionOfSheet(charts.sheets[key]!))),
    chart,
    shade,
    u,
    v,
    mixed: {
      pixel: Uint32Array.from(mixed, one => one.pixel),
      first,
      chart: Uint16Array.from(samples, patch => numbers.get(charts.chartOf.get(patch)!)!),
      coverage: Uint8Array.from(samples, patch => patch.coverage),
      shade: Uint8Array.from(samples, patch => codeOfLight(patch.light * exposure)),
      u: Int16Array.from(samples, patch => Math.round(patch.u * clothSteps)),
      v: Int16Array.from(samples, patch => Math.round(patch.v * clothSteps)),
    },
    shadow: null,
    ground,
  }
}

/** Chart numbers of a bake, from 1, the largest first: small numbers pack best. */
function numberCharts(charts: Charts): Map<number, number> {
  const kept = charts.sizes.flatMap((size, chart) => (size > speck ? [chart] : []))
  kept.sort((a, b) => charts.sizes[b]! - charts.sizes[a]!)
  return new Map(kept.map((chart, i) => [chart, i + 1]))
}

function mergeSpecks(
  patches: readonly Patch[],
  charts: Charts,
  numbers: ReadonlyMap<number, number>,
): Patch[] {
  const kept = patches.filter(patch => numbers.has(charts.chartOf.get(patch)!))
  if (kept.length === patches.length || kept.length === 0) return kept
  const largest = kept.reduce((best, patch) => (patch.coverage > best.coverage ? patch : best))
  for (const patch of patches) if (!kept.includes(patch)) largest.coverage += patch.coverage
  return kept
}

function boxOf({ box, pixels }: ShadedPicture, cleared: ReadonlySet<number>): Box {
  let [left, right, top, bottom] = [box.width, -1, box.height, -1]
  pixels.forEach((pixel, at) => {
    if (!pixel && !cleared.has(at)) return
    const x = at % box.width
    const y = Math.floor(at / box.width)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  })
  return { x: box.x + left, y: box.y + top, width: right - left + 1, height: bottom - top + 1 }
}
