import { line } from '@teamloom/shape/curve.ts'
import type { Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { Face, LaidTrim, SnapTrim, Trim } from '../trim.ts'
import { edgesOfTrim, topstitch } from './topstitch.ts'

/** A stretch of the placket, from `top` to `bottom` down a piece along u, and where on it (v) its studs sit. */
export type PlacketStretch = {
  readonly on: string
  readonly u: number
  readonly top: number
  readonly bottom: number
  readonly snapsAt: readonly number[]
  readonly fabric: LaidTrim['fabric']
}

export type PlacketFaces = { readonly placket: Face; readonly snap: Face; readonly thread: Face }

export type Placket = {
  readonly trims: readonly Trim[]
  /** Names of the strips of cloth. */
  readonly strips: readonly string[]
  /** Names of the studs in a shape. */
  readonly snapsIn: (shape: SnapTrim['shape']) => readonly string[]
  readonly thread: string
}

/** Inches. */
const width = 1.4
const thickness = 0.07
const diameter = 0.5
const insets = [0.1, 0.26]

/**
 * A closed placket: the wearer's left over the right, its free edge on the right; `boxed` when it ends above the
 * hem. `name` tells plackets of one garment apart.
 */
export function sewSnapPlacket(
  name: string,
  stretches: readonly PlacketStretch[],
  faces: PlacketFaces,
  end: 'open' | 'boxed',
): Placket {
  const strips = stretches.map((stretch, i) =>
    cutStrip(name, stretch, faces.placket, end === 'boxed' && i === stretches.length - 1),
  )
  const snaps = (['ring', 'cap'] as const).flatMap(shape =>
    stretches.flatMap(({ on, u, snapsAt }) =>
      snapsAt.map(
        (v, i): SnapTrim => ({
          kind: 'snap',
          name: `${name}-${shape}-${on}${i}`,
          seat: { on, face: 'outside', at: [u, v] },
          lift: 0.035 + thickness,
          diameter,
          shape,
          outside: faces.snap,
        }),
      ),
    ),
  )
  const thread = `${name}Thread`
  return {
    trims: [...strips, ...snaps, topstitch(thread, strips.flatMap(edgesOfTrim), faces.thread)],
    strips: strips.map(strip => strip.name),
    snapsIn: shape => snaps.filter(snap => snap.shape === shape).map(snap => snap.name),
    thread,
  }
}

function cutStrip(
  name: string,
  { on, u, top, bottom, fabric }: PlacketStretch,
  outside: Face,
  isBoxed: boolean,
): LaidTrim {
  const [left, right] = [u - width / 2, u + width / 2]
  const corners: [string, Point][] = [
    ['upper', [left, top]],
    ['sewn', [right, top]],
    ['lower', [right, bottom]],
    ['free', [left, bottom]],
  ]
  const panel: Panel = {
    name: `${name}-${on}`,
    edges: corners.map(([edge, from], i) => ({
      name: edge,
      curve: line(from, corners[(i + 1) % 4]![1]),
    })),
  }
  return {
    kind: 'laid',
    name: panel.name,
    panel,
    seat: { on, face: 'outside', at: [0, 0] },
    outside,
    fabric,
    thickness,
    puff: 0.012,
    open: [],
    stitching: [
      { edge: 'free', insets },
      { edge: 'sewn', insets },
      ...(isBoxed ? [{ edge: 'lower', insets: [0.1, 1] }] : []),
    ],
    fold: { edge: 'free', rise: 0.04, reach: 0.5 },
  }
}

/** Places down a stretch, evenly, the first and last `from` its ends. */
export function spreadSnaps(top: number, bottom: number, from: number, count: number): number[] {
  return Array.from(
    { length: count },
    (_, i) => top + from + ((bottom - top - 2 * from) * i) / Math.max(1, count - 1),
  )
}
