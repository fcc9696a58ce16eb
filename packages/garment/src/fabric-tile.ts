import type { FabricName } from '@teamloom/bakes/fabric.ts'
import { fabricLooks } from './fabric-looks.ts'
import { type Knit, knitTile } from './knit-tile.ts'
import { levelTile, type TileLevel } from './levelled-tile.ts'
import { type Weave, weaveTile } from './weave-tile.ts'

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

/** By what they are built of: several fabrics have the same surface. */
const tiles = new Map<Weave | Knit, FabricTile>()

export function getFabricTile(fabric: FabricName): FabricTile {
  const look = fabricLooks[fabric]
  const surface = 'knit' in look ? look.knit : look.weave
  const known = tiles.get(surface)
  if (known) return known
  const light = 'knit' in look ? knitTile(look.knit, finest) : weaveTile(look.weave, finest, tileInches)
  const tile = { levels: levelTile(light, coarsest, grainStep) }
  tiles.set(surface, tile)
  return tile
}
