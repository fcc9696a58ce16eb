import type { FabricName } from '@teamloom/bakes/fabric.ts'
import { fuzz } from './relief/fuzz.ts'
import type { Relief } from './relief/relief.ts'
import { ribs } from './relief/ribs.ts'

/** Inches: of a surface's swells, and how far they stand out or lie back. */
export type Roughness = { readonly swell: number; readonly height: number }

/** What of a fabric is not flat; how it falls is its hand's business. */
type FabricShape = {
  /** Its own small shape. */
  readonly relief: Relief | null
  /** An uneven surface, so that outlines are not cut with a knife. */
  readonly roughness: Roughness | null
  /** Ribs run along a band of it. */
  readonly isRibbed: boolean
}

/** Taslan's crimped yarns swallow some of the light: it shows its hex where a puffed shell has its own shadows. */
const matte: Relief = (_u, _v, _inches, bump) => {
  bump.light *= 0.88
}

const flat: FabricShape = { relief: null, roughness: null, isRibbed: false }
/** Thick yarn is never knitted evenly. */
const thick: FabricShape = { ...flat, roughness: { swell: 0.7, height: 0.03 } }

export const fabricShapes: Readonly<Record<FabricName, FabricShape>> = {
  jersey: flat,
  printedJersey: flat,
  fleece: flat,
  ribbing: { ...flat, relief: ribs, isRibbed: true },
  twill: flat,
  webbing: flat,
  cord: flat,
  thread: flat,
  metal: flat,
  rubber: flat,
  zipper: flat,
  snap: flat,
  // A pile stands in clumps.
  polar: { ...flat, relief: fuzz, roughness: { swell: 0.24, height: 0.014 } },
  waffle: thick,
  taslan: { ...flat, relief: matte },
  bubble: flat,
  knit: thick,
  ribKnit: thick,
  chunkyKnit: thick,
  pom: flat,
  sockKnit: flat,
  sockRib: flat,
  sportRib: flat,
  sockMesh: flat,
  terry: flat,
  polyester: flat,
  elastic: flat,
  polyesterJersey: flat,
}
