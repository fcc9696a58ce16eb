import type { FabricName } from '@teamloom/layers/fabric.ts'
import { type Knit, knitTile } from './knit-tile.ts'
import { levelTile, type TileLevel } from './levelled-tile.ts'
import { tileNoise } from './tile-noise.ts'

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

/** How a fabric's surface is built, in stitches to the inch and shares of the light. */
type Weave = {
  readonly wales: number
  readonly courses: number
  /** Light and dark of a single stitch: seen when zoomed in. */
  readonly stitch: number
  /** Unevenness of the yarn: seen at any distance. */
  readonly yarn: number
  /** Raised fibres: soft blotches. */
  readonly fuzz: number
  /** Grooves that run across the cloth at 45 degrees (twill, braid), to the inch. */
  readonly twill?: number
}

const plain: Weave = { wales: 30, courses: 40, stitch: 0.1, yarn: 0.06, fuzz: 0.03 }
const weaves: Partial<Record<FabricName, Weave>> = {
  jersey: plain,
  printedJersey: plain,
  fleece: { wales: 22, courses: 28, stitch: 0.11, yarn: 0.075, fuzz: 0.045 },
  ribbing: { wales: 26, courses: 34, stitch: 0.08, yarn: 0.06, fuzz: 0.03 },
  polar: { wales: 26, courses: 18, stitch: 0, yarn: 0.05, fuzz: 0.035 },
  twill: { wales: 60, courses: 60, stitch: 0.02, yarn: 0.04, fuzz: 0.01, twill: 36 },
  webbing: { wales: 24, courses: 48, stitch: 0.1, yarn: 0.05, fuzz: 0.02, twill: 16 },
  polyester: { wales: 32, courses: 32, stitch: 0.16, yarn: 0.11, fuzz: 0.03 },
  elastic: { wales: 18, courses: 40, stitch: 0.14, yarn: 0.05, fuzz: 0.02 },
  cord: { wales: 24, courses: 24, stitch: 0.02, yarn: 0.06, fuzz: 0.02 },
  taslan: { wales: 56, courses: 56, stitch: 0.05, yarn: 0.05, fuzz: 0.01 },
  bubble: { wales: 64, courses: 64, stitch: 0.015, yarn: 0.02, fuzz: 0.008 },
  pom: { wales: 60, courses: 60, stitch: 0, yarn: 0, fuzz: 0 },
  thread: { wales: 60, courses: 60, stitch: 0, yarn: 0.04, fuzz: 0 },
  zipper: { wales: 48, courses: 56, stitch: 0.04, yarn: 0.03, fuzz: 0.01 },
  snap: { wales: 60, courses: 60, stitch: 0, yarn: 0, fuzz: 0 },
  rubber: { wales: 60, courses: 60, stitch: 0, yarn: 0, fuzz: 0 },
  metal: { wales: 60, courses: 60, stitch: 0, yarn: 0, fuzz: 0 },
}

const knits: Partial<Record<FabricName, Knit>> = {
  knit: { wales: 32, courses: 44, stitchDepth: 4.2, grooves: 0.16, uneven: 0.09, fuzz: 0.05 },
  ribKnit: {
    wales: 48,
    courses: 40,
    stitchDepth: 5.2,
    grooves: 0.2,
    uneven: 0.14,
    fuzz: 0.08,
    rib: { knit: 2, purl: 1, depth: 8 },
  },
  chunkyKnit: {
    wales: 24,
    courses: 26,
    stitchDepth: 7,
    grooves: 0.14,
    uneven: 0.14,
    fuzz: 0.09,
    rib: { knit: 2, purl: 1, depth: 9 },
  },
  sockKnit: { wales: 56, courses: 76, stitchDepth: 3.4, grooves: 0.34, uneven: 0.05, fuzz: 0.03 },
  sockRib: {
    wales: 80,
    courses: 88,
    stitchDepth: 1.5,
    grooves: 0.14,
    uneven: 0.08,
    fuzz: 0.05,
    rib: { knit: 3, purl: 1, depth: 4.5 },
  },
  sportRib: {
    wales: 80,
    courses: 76,
    stitchDepth: 1.8,
    grooves: 0.08,
    uneven: 0.12,
    fuzz: 0.06,
    rib: { knit: 3, purl: 2, depth: 5.5 },
  },
  sockMesh: {
    wales: 64,
    courses: 88,
    stitchDepth: 1.4,
    grooves: 0.24,
    uneven: 0.05,
    fuzz: 0.02,
    mesh: { across: 24, down: 40, depth: 3.4 },
  },
  terry: {
    wales: 64,
    courses: 72,
    stitchDepth: 0.4,
    grooves: 0.1,
    uneven: 0.05,
    fuzz: 0.05,
    loops: { across: 88, down: 72, depth: 2.6 },
  },
  waffle: {
    wales: 80,
    courses: 88,
    stitchDepth: 1.6,
    grooves: 0.1,
    uneven: 0.1,
    fuzz: 0.07,
    waffle: { across: 20, down: 22, depth: 4.2 },
  },
}

const tiles = new Map<FabricName, FabricTile>()

export function getFabricTile(fabric: FabricName): FabricTile {
  const known = tiles.get(fabric)
  if (known) return known
  const knit = knits[fabric]
  const light = knit ? knitTile(knit, finest) : weaveTile(weaves[fabric] ?? plain)
  const tile = { levels: levelTile(light, coarsest, grainStep) }
  tiles.set(fabric, tile)
  return tile
}

function weaveTile(weave: Weave): Float32Array {
  const light = new Float32Array(finest * finest)
  const wales = weave.wales * tileInches
  const courses = weave.courses * tileInches
  for (let y = 0; y < finest; y++)
    for (let x = 0; x < finest; x++) {
      const u = x / finest
      const v = y / finest
      let value = weave.stitch * stitchLight(u * wales, v * courses)
      // Yarns run along the courses: their unevenness is wider than it is high.
      value +=
        weave.yarn * (tileNoise(u, v, wales, courses * 1.5, 1) + 0.7 * tileNoise(u, v, wales / 2, courses, 2))
      value += weave.fuzz * (tileNoise(u, v, 64, 64, 3) + 0.6 * tileNoise(u, v, 28, 28, 4))
      if (weave.twill) value += 0.12 * Math.cos(2 * Math.PI * weave.twill * tileInches * (u + v))
      light[y * finest + x] = value
    }
  return light
}

/** A knit stitch is a V: two legs that lean to the middle of their wale. */
function stitchLight(wale: number, course: number): number {
  const across = wale - Math.floor(wale) - 0.5
  const leg = Math.cos(2 * Math.PI * (course + Math.abs(across) * 1.1))
  const groove = Math.cos(2 * Math.PI * across)
  return 0.55 * leg + 0.45 * groove
}
