import type { FabricName } from '@teamloom/layers/fabric.ts'
import { type Knit, knitTile } from './knit-tile.ts'
import { tileNoise } from './tile-noise.ts'

/** A square of fabric, as brighter and darker than its mean; repeats in both directions. */
export type FabricTile = {
  /** Finest first, each level half as fine as the one before. */
  readonly levels: readonly { readonly size: number; readonly grain: Int16Array }[]
}

export const tileInches = 4
/** Texels across the finest level: 128 to the inch. */
const finest = 512
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
  fleece: { wales: 22, courses: 28, stitch: 0.11, yarn: 0.075, fuzz: 0.045 },
  ribbing: { wales: 26, courses: 34, stitch: 0.08, yarn: 0.06, fuzz: 0.03 },
  polar: { wales: 14, courses: 14, stitch: 0.02, yarn: 0.09, fuzz: 0.16 },
  twill: { wales: 60, courses: 60, stitch: 0.02, yarn: 0.04, fuzz: 0.01, twill: 36 },
  webbing: { wales: 24, courses: 48, stitch: 0.1, yarn: 0.05, fuzz: 0.02, twill: 16 },
  polyester: { wales: 38, courses: 46, stitch: 0.07, yarn: 0.035, fuzz: 0.015 },
  elastic: { wales: 18, courses: 40, stitch: 0.14, yarn: 0.05, fuzz: 0.02 },
  cord: { wales: 24, courses: 24, stitch: 0.02, yarn: 0.06, fuzz: 0.02 },
  taslan: { wales: 56, courses: 56, stitch: 0.05, yarn: 0.05, fuzz: 0.01 },
  pom: { wales: 60, courses: 60, stitch: 0, yarn: 0, fuzz: 0 },
  thread: { wales: 60, courses: 60, stitch: 0, yarn: 0.04, fuzz: 0 },
  zipper: { wales: 48, courses: 56, stitch: 0.04, yarn: 0.03, fuzz: 0.01 },
  snap: { wales: 60, courses: 60, stitch: 0, yarn: 0, fuzz: 0 },
  metal: { wales: 60, courses: 60, stitch: 0, yarn: 0, fuzz: 0 },
}

const knits: Partial<Record<FabricName, Knit>> = {
  knit: { wales: 32, courses: 44, stitchDepth: 4.2, grooves: 0.16, uneven: 0.09, fuzz: 0.05 },
  ribKnit: {
    wales: 48,
    courses: 40,
    stitchDepth: 2.6,
    grooves: 0.11,
    uneven: 0.08,
    fuzz: 0.05,
    rib: { knit: 2, purl: 1, depth: 8 },
  },
  chunkyKnit: {
    wales: 24,
    courses: 26,
    stitchDepth: 5.5,
    grooves: 0.09,
    uneven: 0.09,
    fuzz: 0.06,
    rib: { knit: 2, purl: 1, depth: 12 },
  },
  sockKnit: { wales: 64, courses: 88, stitchDepth: 2, grooves: 0.22, uneven: 0.06, fuzz: 0.03 },
  sockRib: {
    wales: 80,
    courses: 88,
    stitchDepth: 1.5,
    grooves: 0.14,
    uneven: 0.06,
    fuzz: 0.03,
    rib: { knit: 3, purl: 1, depth: 4.5 },
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
  terry: { wales: 56, courses: 60, stitchDepth: 2.6, grooves: 0.2, uneven: 0.16, fuzz: 0.12 },
  waffle: {
    wales: 40,
    courses: 48,
    stitchDepth: 1.6,
    grooves: 0.1,
    uneven: 0.07,
    fuzz: 0.05,
    waffle: { across: 12, down: 16, depth: 11 },
  },
}

const tiles = new Map<FabricName, FabricTile>()

export function getFabricTile(fabric: FabricName): FabricTile {
  const known = tiles.get(fabric)
  if (known) return known
  const knit = knits[fabric]
  const tile = shrinkTile(knit ? knitTile(knit, finest) : weaveTile(weaves[fabric] ?? plain))
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

function shrinkTile(light: Float32Array): FabricTile {
  const levels = []
  for (
    let size = finest, level: Float32Array = light;
    size >= 32;
    size /= 2, level = halve(level, size * 2)
  ) {
    const grain = Int16Array.from(level, value => Math.round(value / grainStep))
    levels.push({ size, grain })
  }
  return { levels }
}

/** A knit stitch is a V: two legs that lean to the middle of their wale. */
function stitchLight(wale: number, course: number): number {
  const across = wale - Math.floor(wale) - 0.5
  const leg = Math.cos(2 * Math.PI * (course + Math.abs(across) * 1.1))
  const groove = Math.cos(2 * Math.PI * across)
  return 0.55 * leg + 0.45 * groove
}

function halve(values: Float32Array, size: number): Float32Array {
  const half = size / 2
  const result = new Float32Array(half * half)
  for (let y = 0; y < half; y++)
    for (let x = 0; x < half; x++) {
      const at = 2 * y * size + 2 * x
      result[y * half + x] = (values[at]! + values[at + 1]! + values[at + size]! + values[at + size + 1]!) / 4
    }
  return result
}
