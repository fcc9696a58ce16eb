import { clothSteps } from '@teamloom/bakes/bake.ts'
import type { FabricName } from '@teamloom/bakes/fabric.ts'
import { type FabricTile, getFabricTile, grainStep, tileInches } from './fabric-tile.ts'
import { emptyPixel, type Frame, inchesAt, mixedPixel } from './frame.ts'
import { levelSeen, levelValueAt, type TileLevel } from './levelled-tile.ts'
import { nearnessOf } from './near.ts'

/** Light's factor at a place of the cloth (inches), seen by a pixel that spans `inches` of it. */
export function grainAt(tile: FabricTile, u: number, v: number, inches: number): number {
  return levelGrainAt(levelSeen(tile.levels, inches / tileInches), u, v)
}

/** The grain of the level that is seen. */
export function levelGrainAt(level: TileLevel, u: number, v: number): number {
  return 1 + levelValueAt(level, u / tileInches, v / tileInches) * grainStep
}

/** The level that a spot sees which tells no stitches apart, where they lie `depth` deep; null of one that does. */
export function farLevelOf(tile: FabricTile, inches: number, depth: number): TileLevel | null {
  const isNear = tile.near && depth > 0 && nearnessOf(inches) > 0
  return isNear ? null : levelSeen(tile.levels, inches / tileInches)
}

/** Spots smaller than these (inches) see the finest level of stitches, and the one after it. */
const [finestFrom, finerFrom] = [1 / 290, 1 / 145]

/** The grain where stitches are told apart from near; `depth` is how deep they lie, 0 to 1. */
export function nearGrainAt(tile: FabricTile, u: number, v: number, inches: number, depth: number): number {
  const nearness = tile.near && depth > 0 ? nearnessOf(inches) : 0
  if (nearness === 0) return grainAt(tile, u, v, inches)
  const { uneven, stitches } = tile.near!()
  const level = stitches[inches < finestFrom ? 0 : inches < finerFrom ? 1 : 2]!
  const near = levelValueAt(uneven, u / tileInches, v / tileInches) + depth * levelValueAt(level, u, v)
  const light = 1 + near * grainStep
  return nearness === 1 ? light : light + (1 - nearness) * (grainAt(tile, u, v, inches) - light)
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
    const grain = level.values[((v * scale) & mask) * size + ((u * scale) & mask)]!
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
