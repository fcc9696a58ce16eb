import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { Knit } from './knit-tile.ts'
import type { Weave } from './weave-tile.ts'

/** How a fabric is drawn: what its surface is built of, and how it answers light. */
type FabricLook = ({ readonly weave: Weave } | { readonly knit: Knit }) & {
  /** Light that a dark cloth's fibres throw back without taking its colour, at light 1. */
  readonly sheen: number
  /** Light that a smooth shell mirrors besides where it is turned to a lamp, above light 1. */
  readonly gloss: number
}

const jersey: Weave = {
  wales: 30,
  courses: 40,
  stitch: 0.1,
  yarn: 0.06,
  fuzz: 0.03,
  near: { depth: 0.34, hairs: 0 },
}
const smooth: Weave = { wales: 60, courses: 60, stitch: 0, yarn: 0, fuzz: 0 }
/** The light of yarn that is neither raised nor smoothed. */
const yarn = { sheen: 0.0032, gloss: 0 }

export const fabricLooks: Readonly<Record<FabricName, FabricLook>> = {
  jersey: { weave: jersey, ...yarn },
  polyesterJersey: { weave: jersey, ...yarn },
  printedJersey: { weave: jersey, ...yarn },
  fleece: {
    weave: {
      wales: 22,
      courses: 28,
      stitch: 0.11,
      yarn: 0.075,
      fuzz: 0.045,
      near: { depth: 0.25, hairs: 0.14 },
    },
    sheen: 0.0042,
    gloss: 0,
  },
  ribbing: {
    weave: {
      wales: 26,
      courses: 34,
      stitch: 0.08,
      yarn: 0.06,
      fuzz: 0.03,
      near: { depth: 0.28, hairs: 0.05 },
    },
    ...yarn,
  },
  twill: { weave: { wales: 60, courses: 60, stitch: 0.02, yarn: 0.04, fuzz: 0.01, twill: 36 }, ...yarn },
  webbing: { weave: { wales: 24, courses: 48, stitch: 0.1, yarn: 0.05, fuzz: 0.02, twill: 16 }, ...yarn },
  cord: { weave: { wales: 24, courses: 24, stitch: 0.02, yarn: 0.06, fuzz: 0.02 }, ...yarn },
  thread: { weave: { wales: 60, courses: 60, stitch: 0, yarn: 0.04, fuzz: 0 }, ...yarn },
  metal: { weave: smooth, sheen: 0.05, gloss: 0 },
  rubber: { weave: smooth, sheen: 0.02, gloss: 0 },
  zipper: { weave: { wales: 48, courses: 56, stitch: 0.04, yarn: 0.03, fuzz: 0.01 }, sheen: 0.009, gloss: 0 },
  snap: { weave: smooth, sheen: 0.03, gloss: 0 },
  polar: { weave: { wales: 26, courses: 18, stitch: 0, yarn: 0.05, fuzz: 0.035 }, sheen: 0.005, gloss: 0 },
  waffle: {
    knit: {
      wales: 80,
      courses: 88,
      stitchDepth: 1.6,
      grooves: 0.1,
      uneven: 0.1,
      fuzz: 0.07,
      waffle: { across: 20, down: 22, depth: 4.2 },
    },
    ...yarn,
  },
  taslan: {
    weave: { wales: 56, courses: 56, stitch: 0.05, yarn: 0.05, fuzz: 0.01 },
    sheen: 0.006,
    gloss: 0.05,
  },
  bubble: {
    weave: { wales: 64, courses: 64, stitch: 0.015, yarn: 0.02, fuzz: 0.008 },
    sheen: 0.006,
    gloss: 0.25,
  },
  knit: {
    knit: { wales: 32, courses: 44, stitchDepth: 4.2, grooves: 0.16, uneven: 0.09, fuzz: 0.05 },
    ...yarn,
  },
  ribKnit: {
    knit: {
      wales: 48,
      courses: 40,
      stitchDepth: 5.2,
      grooves: 0.2,
      uneven: 0.14,
      fuzz: 0.08,
      rib: { knit: 2, purl: 1, depth: 8 },
    },
    ...yarn,
  },
  chunkyKnit: {
    knit: {
      wales: 24,
      courses: 26,
      stitchDepth: 7,
      grooves: 0.14,
      uneven: 0.14,
      fuzz: 0.09,
      rib: { knit: 2, purl: 1, depth: 9 },
    },
    ...yarn,
  },
  pom: { weave: smooth, ...yarn },
  sockKnit: {
    knit: { wales: 56, courses: 76, stitchDepth: 3.4, grooves: 0.34, uneven: 0.05, fuzz: 0.03 },
    ...yarn,
  },
  sockRib: {
    knit: {
      wales: 80,
      courses: 88,
      stitchDepth: 1.5,
      grooves: 0.14,
      uneven: 0.08,
      fuzz: 0.05,
      rib: { knit: 3, purl: 1, depth: 4.5 },
    },
    ...yarn,
  },
  sportRib: {
    knit: {
      wales: 80,
      courses: 76,
      stitchDepth: 1.8,
      grooves: 0.08,
      uneven: 0.12,
      fuzz: 0.06,
      rib: { knit: 3, purl: 2, depth: 5.5 },
    },
    ...yarn,
  },
  sockMesh: {
    knit: {
      wales: 64,
      courses: 88,
      stitchDepth: 1.4,
      grooves: 0.24,
      uneven: 0.05,
      fuzz: 0.02,
      mesh: { across: 24, down: 40, depth: 3.4 },
    },
    ...yarn,
  },
  terry: {
    knit: {
      wales: 64,
      courses: 72,
      stitchDepth: 0.4,
      grooves: 0.1,
      uneven: 0.05,
      fuzz: 0.05,
      loops: { across: 88, down: 72, depth: 2.6 },
    },
    ...yarn,
  },
  polyester: { weave: { wales: 32, courses: 32, stitch: 0.16, yarn: 0.11, fuzz: 0.03 }, ...yarn },
  elastic: { weave: { wales: 18, courses: 40, stitch: 0.14, yarn: 0.05, fuzz: 0.02 }, ...yarn },
}
