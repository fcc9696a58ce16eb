import type { MotifName } from '@teamloom/bakes/motif.ts'
import { levelTile, type TileLevel, tileValueAt } from './levelled-tile.ts'
import { mixSteps } from './mix-steps.ts'
import { motifs } from './motifs.ts'

const finest = 512
const shareStep = 1 / 1024

const tiles = new Map<MotifName, readonly TileLevel[]>()

/** Which mix of ground and print shows at a place (inches), seen by a pixel that spans `inches` of it. */
export function printStepAt(motif: MotifName, u: number, v: number, inches: number): number {
  const { repeat } = motifs[motif]
  const share = shareStep * tileValueAt(getPrintTile(motif), u / repeat, v / repeat, inches / repeat)
  return Math.round(share * (mixSteps - 1))
}

function getPrintTile(motif: MotifName): readonly TileLevel[] {
  const known = tiles.get(motif)
  if (known) return known
  const { repeat, shareAt } = motifs[motif]
  const place = (texel: number) => ((texel + 0.5) / finest) * repeat
  const shares = Float32Array.from({ length: finest * finest }, (_, at) =>
    shareAt(place(at % finest), place(Math.floor(at / finest))),
  )
  const tile = levelTile(shares, 1, shareStep)
  tiles.set(motif, tile)
  return tile
}
