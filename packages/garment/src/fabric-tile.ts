import type { FabricName } from '@teamloom/bakes/fabric.ts'
import { fabricLooks } from './fabric-looks.ts'
import { knitTile } from './knit-tile.ts'
import { levelTile, type TileLevel } from './levelled-tile.ts'
import { weaveTile } from './weave-tile.ts'

/** A square of fabric, as brighter and darker than its mean; repeats in both directions. */
export type FabricTile = {
  /** Finest first, each level half as fine as the one before. */
  readonly levels: readonly TileLevel[]
}

export const tileInches = 4
/** Texels across the finest level: 128 to the inch. */
const finest = 512
const coarsest = 32
/** A grain value of 1 changes the light by 1/400. */
export const grainStep = 1 / 400

const tiles = new Map<FabricName, FabricTile>()

export function getFabricTile(fabric: FabricName): FabricTile {
  const known = tiles.get(fabric)
  if (known) return known
  const made = fabricLooks[fabric]
  const light = 'knit' in made ? knitTile(made.knit, finest) : weaveTile(made.weave, finest, tileInches)
  const tile = { levels: levelTile(light, coarsest, grainStep) }
  tiles.set(fabric, tile)
  return tile
}
