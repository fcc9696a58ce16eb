import { smoothStep } from '../grid.ts'
import { noise } from '../noise.ts'
import type { Line } from '../piece-shape.ts'

/** How a label is folded and sewn on. Places are inches from its middle. */
export type Fold = {
  /** Inches inside its outline; below 0 outside. */
  readonly depth: (x: number, y: number) => number
  /** Inches over the cloth, but for its threads. */
  readonly height: (x: number, y: number) => number
  readonly seams: readonly Line[]
}

type Extent = { readonly widthInches: number; readonly heightInches: number }

const millimetre = 1 / 25.4
/** From the edge to the seam. */
const seamInches = 0.085
/** How much is folded under at an end. */
const underInches = 0.21

/** Both ends folded under and sewn down; its long edges are the woven ones. */
export function straightFold({ widthInches, heightInches }: Extent): Fold {
  const seam = widthInches / 2 - seamInches
  const end = heightInches / 2 - 0.02
  const edge = (x: number, y: number) => heightInches / 2 - Math.abs(y) - selvedge(x)
  return {
    depth: (x, y) => Math.min(widthInches / 2 - Math.abs(x), edge(x, y)),
    height: (x, y) => {
      const side = widthInches / 2 - Math.abs(x)
      const under = 0.32 * (1 - smoothStep(underInches, underInches + 0.03, side))
      const lies = 0.55 + 0.45 * smoothStep(0, 0.45 * millimetre, edge(x, y))
      const body = (0.5 + under) * roundOver(side / (0.9 * millimetre)) * lies
      return millimetre * (body + swell(x, y, 0.4 * smoothStep(seamInches, 0.4, side)))
    },
    seams: [
      [-seam, -end, -seam, end],
      [seam, -end, seam, end],
    ],
  }
}

/** Folded once at the bottom, which stands off the cloth; sewn along its top. */
export function loopFold(extent: Extent): Fold {
  return hangingFold(extent, { noseInches: 1.1 * millimetre, beyondInches: 0 })
}

/** Folded over an edge of the garment: its nose is round that, and ends where the cloth is no longer seen. */
export function edgeFold(extent: Extent): Fold {
  return hangingFold(extent, { noseInches: 1.7 * millimetre, beyondInches: 2.4 * millimetre })
}

/**
 * Over an edge above it: its nose lies just below that, as a pocket's opening is seen from above and is too ragged from
 * near to cut it off.
 */
export function upperEdgeFold(extent: Extent): Fold {
  const fold = { noseInches: 1.7 * millimetre, beyondInches: -0.5 * millimetre }
  return upsideDown(hangingFold(extent, fold))
}

function upsideDown({ depth, height, seams }: Fold): Fold {
  return {
    depth: (x, y) => depth(x, -y),
    height: (x, y) => height(x, -y),
    seams: seams.map(([fromX, fromY, toX, toY]): Line => [fromX, -fromY, toX, -toY]),
  }
}

type Nose = { readonly noseInches: number; readonly beyondInches: number }

function hangingFold({ widthInches, heightInches }: Extent, { noseInches, beyondInches }: Nose): Fold {
  const seam = -heightInches / 2 + seamInches
  const end = widthInches / 2 - 0.02
  const bottom = heightInches / 2 + beyondInches
  const side = (x: number, y: number) => widthInches / 2 - Math.abs(x) - selvedge(y)
  return {
    depth: (x, y) => Math.min(side(x, y), heightInches / 2 + y, bottom - y),
    height: (x, y) => {
      const above = heightInches / 2 + y
      const nose = roundOver((bottom - y) / noseInches)
      const lies = 0.4 + 0.6 * roundOver(side(x, y) / (0.7 * millimetre))
      const under = 0.25 * (1 - smoothStep(0.16, 0.19, above))
      const lift = 0.6 + 0.5 * smoothStep(seamInches, heightInches, above)
      const spring = 0.55 * smoothStep(noseInches + 3.2 * millimetre, 0.8 * noseInches, bottom - y)
      return (
        millimetre *
        nose *
        ((lift + under + spring) * lies + swell(x, y, 0.45 * smoothStep(seamInches, 0.4, above)))
      )
    },
    seams: [[-end, seam, end, seam]],
  }
}

/** Its ends turned up behind it, which mitres the lower corners; sewn along its top. */
export function mitredFold({ widthInches, heightInches }: Extent): Fold {
  const mitreInches = Math.min(0.14, heightInches / 3)
  const end = widthInches / 2 - 0.02
  const seam = -heightInches / 2 + seamInches
  const mitre = (x: number, y: number) =>
    (widthInches / 2 + heightInches / 2 - mitreInches - Math.abs(x) - y) * Math.SQRT1_2
  const edge = (x: number, y: number) => heightInches / 2 - Math.abs(y) - selvedge(x)
  return {
    depth: (x, y) => Math.min(widthInches / 2 - Math.abs(x), edge(x, y), mitre(x, y)),
    height: (x, y) => {
      const side = Math.min(widthInches / 2 - Math.abs(x), mitre(x, y))
      const leg = 0.32 * (1 - smoothStep(underInches, underInches + 0.03, side))
      const lies = 0.55 + 0.45 * smoothStep(0, 0.45 * millimetre, edge(x, y))
      const body = (0.6 + leg) * roundOver(side / millimetre) * lies
      return millimetre * (body + swell(x, y, 0.35 * smoothStep(seamInches, 0.3, heightInches / 2 + y)))
    },
    seams: [[-end, seam, end, seam]],
  }
}

/** A woven edge wavers by a thread. */
function selvedge(along: number): number {
  return 0.003 * (noise(18 * along, 3, 71) + 0.5)
}

/** No label lies quite flat. */
function swell(x: number, y: number, millimetres: number): number {
  return millimetres * (0.7 + 0.7 * noise(1.7 * x + 3, 1.9 * y, 76))
}

/** A quarter of a circle, 0 at 0 and 1 from 1. */
function roundOver(share: number): number {
  const rest = 1 - Math.max(0, Math.min(1, share))
  return Math.sqrt(1 - rest * rest)
}
