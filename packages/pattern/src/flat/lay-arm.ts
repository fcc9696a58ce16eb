import { must } from '@teamloom/kit/assert.ts'
import { type Curve, lengthOf, pointAt } from '@teamloom/shape/curve.ts'
import { boundsOf, getEdge, outlineOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { splitEdgeName } from '@teamloom/shape/seam.ts'
import type { Piece } from '../pattern.ts'
import { type Border, bordersOf, type LayPiece, partnersOf, type Table } from './lay.ts'

/** Degrees below level at which sleeves lie, from short and wide to long and slim ones (length to width). */
const hang = { short: 40, long: 62, from: 1.35, to: 2.1 }
/** Inches between the lower corner of a sleeve and the upright below the underarm. */
const clearance = 1
/** Share of the sleeve over which it bends down from the shoulder. */
const bending = 0.34

/** A sleeve folded along its middle: half of it is seen, sewn to the armhole as that lies. */
export const layArm: LayPiece = (piece, depth, table) => {
  if (depth === 'far') return undefined
  const sewn = findArmhole(piece, table)
  if (!sewn) return undefined
  const { armhole, cap } = sewn
  const out = Math.sign(armhole[0]![0])
  const half = Math.sign(cap.at(-1)![0])
  const outline = outlineOf(piece)
  const { bottom: length, right: width } = boundsOf(outline)
  const [wide, capHeight] = [Math.abs(cap.at(-1)![0]), cap.at(-1)![1]]
  const opening = Math.max(...outline.filter(([, v]) => v > length - 1e-6).map(([u]) => u))
  const across = (v: number) => wide + ((opening - wide) * (v - capHeight)) / (length - capHeight)
  const slope = shoulderSlope(table, out)
  const foldAt = (angle: number) => bendFold(armhole[0]!, out, length, slope, angle)
  const clears = (angle: number) =>
    out * (foldAt(angle)([opening, length])[0] - armhole.at(-1)![0]) >= clearance
  let angle = hangOf(length / width)
  while (angle > slope && !clears(angle)) angle -= 0.01
  const fold = foldAt(angle)
  const measureAt = ([u, v]: Point): Point => fold([u * half, v])
  // The cap's shares and heights, by how far from fold to underarm they lie.
  const along = cap.map(([u, v], i): { reach: number; v: number; share: number } => ({
    reach: Math.abs(u) / across(v),
    v,
    share: lengthOf(cap.slice(0, i + 1)) / lengthOf(cap),
  }))
  const at = (point: Point): Point => {
    const reach = Math.abs(point[0]) / across(point[1])
    const { v, share } = lookUp(along, reach)
    const from = measureAt(pointAt(cap, share))
    const to = pointAt(armhole, share)
    const left = Math.max(0, Math.min(1, (length - point[1]) / (length - v)))
    const [x, y] = measureAt(point)
    return [x + (to[0] - from[0]) * left, y + (to[1] - from[1]) * left]
  }
  const shows = ([u]: Point) => u * half
  return {
    piece,
    depth,
    borders: bordersOf(piece, at, shows),
    at,
    measureAt,
    shows,
    ribs: [],
    seams: [],
    takes: [],
  }
}

/** The armhole as it lies and the cap that is sewn to it, both from the shoulder down. */
function findArmhole(piece: Piece, { cut, find }: Table): { armhole: Curve; cap: Curve } | undefined {
  const torsos = cut.pieces.filter(({ wrap }) => wrap.kind === 'torso').map(({ name }) => name)
  for (const edge of piece.edges)
    for (const partner of partnersOf(cut, `${piece.name}.${edge.name}`)) {
      const { panel } = splitEdgeName(partner)
      if (!torsos.includes(panel)) continue
      const border = find(panel, 'near')?.borders.find(one => one.edge === partner)
      if (border) return { armhole: downwards(border.curve), cap: downwards(getEdge(piece, edge.name)) }
    }
  return undefined
}

function downwards(curve: Curve): Curve {
  return curve[0]![1] < curve.at(-1)![1] ? curve : curve.toReversed()
}

/** Radians below level of the border that ends where the armhole begins. */
function shoulderSlope({ cut, side, find }: Table, out: number): number {
  const borders = cut.pieces.flatMap((piece): readonly Border[] =>
    piece.wrap.kind === 'torso' && piece.wrap.half === side ? (find(piece.name, 'near')?.borders ?? []) : [],
  )
  const shoulder = must(
    borders.find(({ edge, curve }) => edge?.includes('.shoulder') && Math.sign(curve[0]![0]) === out),
    'shoulder',
  ).curve
  const [high, tip] = [shoulder[0]!, shoulder.at(-1)!].toSorted((a, b) => a[1] - b[1]) as [Point, Point]
  return Math.atan2(tip[1] - high[1], Math.abs(tip[0] - high[0]))
}

/** Radians below level at which a sleeve of this length to its width lies. */
function hangOf(slimness: number): number {
  const share = Math.max(0, Math.min(1, (slimness - hang.from) / (hang.to - hang.from)))
  return ((hang.short + (hang.long - hang.short) * share) * Math.PI) / 180
}

/**
 * From inches off and along the fold to the drawing. The fold leaves the shoulder between its slope and
 * the hang, and bends down to the hang; it keeps its length.
 */
function bendFold(tip: Point, out: number, length: number, slope: number, end: number) {
  const start = slope + (end - slope) * 0.45
  const reach = length * bending
  const angleAt = (v: number) => {
    const t = Math.max(0, Math.min(1, v / reach))
    return start + (end - start) * t * (2 - t)
  }
  const steps = 80
  const spine: Point[] = [tip]
  for (let i = 0; i < steps; i++) {
    const angle = angleAt(((i + 0.5) * length) / steps)
    const [x, y] = spine[i]!
    spine.push([x + (out * Math.cos(angle) * length) / steps, y + (Math.sin(angle) * length) / steps])
  }
  return ([off, v]: Point): Point => {
    const place = Math.max(0, Math.min(steps - 1e-9, (v / length) * steps))
    const [from, to] = [spine[Math.floor(place)]!, spine[Math.floor(place) + 1]!]
    const angle = angleAt(v)
    // Cuffs go on past the end.
    const rest = place - Math.floor(place) + Math.max(0, v / length - 1) * steps
    return [
      from[0] + (to[0] - from[0]) * rest - out * Math.sin(angle) * off,
      from[1] + (to[1] - from[1]) * rest + Math.cos(angle) * off,
    ]
  }
}

function lookUp(along: readonly { reach: number; v: number; share: number }[], reach: number) {
  const next = along.findIndex(entry => entry.reach >= reach)
  if (next <= 0) return next === 0 ? along[0]! : along.at(-1)!
  const [a, b] = [along[next - 1]!, along[next]!]
  const t = (reach - a.reach) / (b.reach - a.reach)
  return { v: a.v + (b.v - a.v) * t, share: a.share + (b.share - a.share) * t }
}
