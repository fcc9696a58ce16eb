import type { FabricName } from '@teamloom/layers/fabric.ts'
import { clothSteps } from '@teamloom/layers/layer.ts'
import { yarnSteps } from './cloth-table.ts'
import { type FabricTile, getFabricTile, grainStep, tileInches } from './fabric-tile.ts'
import { emptyPixel, type Frame, inchesAt, mixedPixel } from './frame.ts'
import { tileNoise } from './tile-noise.ts'

/** Light's factor at a place of the cloth (inches), seen by a pixel that spans `inches` of it. */
export function grainAt(tile: FabricTile, u: number, v: number, inches: number): number {
  const texels = (inches * tile.levels[0]!.size) / tileInches
  const depth = texels <= 1 ? 0 : Math.min(tile.levels.length - 1, Math.round(Math.log2(texels)))
  const { size, grain } = tile.levels[depth]!
  const mask = size - 1
  const x = (u / tileInches) * size
  const y = (v / tileInches) * size
  const left = Math.floor(x)
  const top = Math.floor(y)
  const fx = x - left
  const fy = y - top
  const row = (top & mask) * size
  const next = ((top + 1) & mask) * size
  const upper = grain[row + (left & mask)]! * (1 - fx) + grain[row + ((left + 1) & mask)]! * fx
  const lower = grain[next + (left & mask)]! * (1 - fx) + grain[next + ((left + 1) & mask)]! * fx
  return 1 + (upper * (1 - fy) + lower * fy) * grainStep
}

/** Shade codes of a whole frame with the fabrics' grain in them. */
export type GrainedShade = { readonly plain: Uint8Array; readonly mixed: Uint8Array }

export function grainShade(frame: Frame, fabricOfChart: readonly (FabricName | null)[]): GrainedShade {
  // The level whose texels are about a pixel wide; nearest texel, as grain has no shape at this size.
  const depth = Math.round(
    Math.log2(getFabricTile('jersey').levels[0]!.size / (tileInches * frame.camera.pixelsPerInch)),
  )
  const levels = fabricOfChart.map(fabric => (fabric ? getFabricTile(fabric).levels[depth]! : null))
  const size = levels.find(level => level)?.size ?? 1
  const scale = size / (tileInches * clothSteps)
  const mask = size - 1
  const step = grainStep / 2
  const withGrain = (chart: number, shade: number, u: number, v: number): number => {
    const level = levels[chart]
    if (!level) return shade
    const grain = level.grain[((v * scale) & mask) * size + ((u * scale) & mask)]!
    const code = shade * (1 + grain * step) + 0.5
    return code > 255 ? 255 : code
  }
  // Stitches as large as pixels have a shape: they are looked up smoothly.
  if (depth <= 0) return grainSmoothly(frame, fabricOfChart)
  const { chart, shade, u, v, mixed } = frame
  const plain = new Uint8Array(shade.length)
  for (let at = 0; at < plain.length; at++) {
    const number = chart[at]!
    if (number !== emptyPixel && number !== mixedPixel)
      plain[at] = withGrain(number, shade[at]!, u[at]!, v[at]!)
  }
  const edges = mixed.shade.map((code, k) => withGrain(mixed.chart[k]!, code, mixed.u[k]!, mixed.v[k]!))
  return { plain, mixed: edges }
}

function grainSmoothly(frame: Frame, fabricOfChart: readonly (FabricName | null)[]): GrainedShade {
  const tiles = fabricOfChart.map(fabric => (fabric ? getFabricTile(fabric) : null))
  const { chart, shade, u, v, mixed } = frame
  const withGrain = (number: number, code: number, atU: number, atV: number, inches: number): number => {
    const tile = tiles[number]
    if (!tile) return code
    const light = Math.max(0.02, grainAt(tile, atU / clothSteps, atV / clothSteps, inches))
    return Math.min(255, code * Math.sqrt(light) + 0.5)
  }
  const plain = new Uint8Array(shade.length)
  for (let at = 0; at < plain.length; at++) {
    const number = chart[at]!
    if (number !== emptyPixel && number !== mixedPixel)
      plain[at] = withGrain(number, shade[at]!, u[at]!, v[at]!, inchesAt(frame, at))
  }
  const flat = 1 / frame.camera.pixelsPerInch
  const edges = mixed.shade.map((code, k) =>
    withGrain(mixed.chart[k]!, code, mixed.u[k]!, mixed.v[k]!, 2 * flat),
  )
  return { plain, mixed: edges }
}

const yarnTileInches = 4
const yarnTexels = 256
let yarnTile: Uint8Array | null = null

/** Which of a heather's mixes shows at a place (inches): 0 to `yarnSteps` - 1, evenly often. */
export function yarnStepAt(u: number, v: number): number {
  yarnTile ??= spinYarn()
  const mask = yarnTexels - 1
  const x = Math.floor((u / yarnTileInches) * yarnTexels) & mask
  const y = Math.floor((v / yarnTileInches) * yarnTexels) & mask
  return yarnTile[y * yarnTexels + x]!
}

export function yarnOfFrame(frame: Frame): GrainedShade {
  const { chart, u, v, mixed } = frame
  const plain = new Uint8Array(chart.length)
  for (let at = 0; at < plain.length; at++)
    if (chart[at] !== emptyPixel) plain[at] = yarnStepAt(u[at]! / clothSteps, v[at]! / clothSteps)
  const edges = Uint8Array.from(mixed.u, (place, k) =>
    yarnStepAt(place / clothSteps, mixed.v[k]! / clothSteps),
  )
  return { plain, mixed: edges }
}

/** Short flecks along the courses, each step as frequent as every other. */
function spinYarn(): Uint8Array {
  const noise = new Float32Array(yarnTexels * yarnTexels)
  for (let y = 0; y < yarnTexels; y++)
    for (let x = 0; x < yarnTexels; x++) {
      const u = x / yarnTexels
      const v = y / yarnTexels
      noise[y * yarnTexels + x] =
        tileNoise(u, v, 90, 250, 11) +
        0.8 * tileNoise(u, v, 180, 128, 12) +
        0.45 * tileNoise(u, v, 40, 64, 13)
    }
  const ranked = noise.slice().sort()
  const limits = Array.from(
    { length: yarnSteps - 1 },
    (_, i) => ranked[Math.floor(((i + 1) / yarnSteps) * ranked.length)]!,
  )
  return Uint8Array.from(noise, value => limits.filter(limit => value >= limit).length)
}
