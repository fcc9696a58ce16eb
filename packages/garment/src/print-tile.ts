import type { PrintPatternName } from '@teamloom/layers/print-pattern.ts'
import { levelTile, type TileLevel, tileValueAt } from './levelled-tile.ts'
import { mixSteps } from './mix-steps.ts'
import { printPatterns } from './print-patterns.ts'

const finest = 512
const shareStep = 1 / 1024

const tiles = new Map<PrintPatternName, readonly TileLevel[]>()

/** Which mix of ground and print shows at a place (inches), seen by a pixel that spans `inches` of it. */
export function printStepAt(pattern: PrintPatternName, u: number, v: number, inches: number): number {
  const { repeat } = printPatterns[pattern]
  const share = shareStep * tileValueAt(getPrintTile(pattern), u / repeat, v / repeat, inches / repeat)
  return Math.round(share * (mixSteps - 1))
}

function getPrintTile(pattern: PrintPatternName): readonly TileLevel[] {
  const known = tiles.get(pattern)
  if (known) return known
  const { repeat, shareAt } = printPatterns[pattern]
  const place = (texel: number) => ((texel + 0.5) / finest) * repeat
  const shares = Float32Array.from({ length: finest * finest }, (_, at) =>
    shareAt(place(at % finest), place(Math.floor(at / finest))),
  )
  const tile = levelTile(shares, 1, shareStep)
  tiles.set(pattern, tile)
  return tile
}
