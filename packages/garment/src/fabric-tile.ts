import type { FabricName } from '@teamloom/bakes/fabric.ts'
import { fabricLooks } from './fabric-looks.ts'
import { type Knit, knitTile } from './knit-tile.ts'
import { levelTile, type TileLevel } from './levelled-tile.ts'
import { weaveMiddle } from './stitch-legs.ts'
import { stitchTile } from './stitch-tile.ts'
import { type Weave, weaveTile } from './weave-tile.ts'

/** A square of fabric, as brighter and darker than its mean; repeats in both directions. */
export type FabricTile = {
  /** Finest first, each level half as fine as the one before. */
  readonly levels: readonly TileLevel[]
  /** What is seen of a knit from near. */
  readonly near: (() => NearTile) | null
}

/** Two parts of the light that add up. */
type NearTile = {
  /** Unevenness of the yarn and raised fibres, over a tile as large as the fabric's. */
  readonly uneven: TileLevel
  /** Stitches, over an inch: three levels. */
  readonly stitches: readonly TileLevel[]
}

export const tileInches = 4
/** Texels across the finest level: 128 to the inch. */
const finest = 512
const coarsest = 32
/** Texels across the finest and the coarsest level of an inch of stitches. */
const [finestStitch, coarsestStitch] = [512, 128]
/** A grain value of 1 changes the light by 1/400. */
export const grainStep = 1 / 400

/** By what they are built of: several fabrics have the same surface. */
const tiles = new Map<Weave | Knit, FabricTile>()
const tileOfFabric = new Map<FabricName, FabricTile>()

export function getFabricTile(fabric: FabricName): FabricTile {
  const known = tileOfFabric.get(fabric)
  if (known) return known
  const look = fabricLooks[fabric]
  const surface = 'knit' in look ? look.knit : look.weave
  const tile = tiles.get(surface) ?? ('knit' in look ? tileOfKnit(look.knit) : tileOfWeave(look.weave))
  tiles.set(surface, tile)
  tileOfFabric.set(fabric, tile)
  return tile
}

function tileOfKnit(knit: Knit): FabricTile {
  return { levels: levelTile(knitTile(knit, finest), coarsest, grainStep), near: null }
}

function tileOfWeave(weave: Weave): FabricTile {
  const levels = levelTile(weaveTile(weave, finest, tileInches), coarsest, grainStep)
  return { levels, near: nearTileOf(weave) }
}

/** Made when somebody is near for the first time. */
function nearTileOf(weave: Weave): FabricTile['near'] {
  const { near } = weave
  if (!near) return null
  const counts = { ...weave, middle: weaveMiddle }
  let made: NearTile | null = null
  return () =>
    (made ??= {
      uneven: levelTile(weaveTile({ ...weave, stitch: 0 }, finest, tileInches), finest, grainStep)[0]!,
      stitches: levelTile(stitchTile(counts, near, finestStitch), coarsestStitch, grainStep),
    })
}
