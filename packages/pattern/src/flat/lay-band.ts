import { type Curve, lengthOf, pointAt } from '@teamloom/shape/curve.ts'
import { leftOf, offsetCurve } from '@teamloom/shape/offset.ts'
import { boundsOf, outlineOf } from '@teamloom/shape/panel.ts'
import { between, distance, type Point } from '@teamloom/shape/point.ts'
import { curveOf, jointsOf, type RowStretch, rowOf, shareAt } from './band-row.ts'
import type { Border, Depth, LayPiece } from './lay.ts'

/** Bands shorter than this share of what they are sewn to draw it in; longer ones lie along it. */
export const drawsIn = 0.85
/** Inches from which a ring on a neck stands upright, and by how much its upper edge is narrower. */
const standsFrom = 1.5
const standIn = 0.93
/** Inches between the wales of a rib, as they are drawn. */
const wale = 0.3
/** Share of a band's length in which it turns up towards its folds. */
const turning = 0.45

/** A strip along the edges that it is sewn to, a neck, hem, waist or cuff; a ring is folded in half. */
export const layBand: LayPiece = (piece, depth, table) => {
  const row = rowOf(piece, depth, table)
  if (row.length === 0) return undefined
  const { left, right, top, bottom } = boundsOf(outlineOf(piece))
  const [whole, height] = [right - left, bottom - top]
  // Panels run clockwise: what is sewn to them lies to the left, or to the right in a mirror.
  const out = depth === 'near' ? height : -height
  const isRing = piece.edges.some(({ name }) => name === 'end')
  const length = isRing ? whole / 2 : row.reduce((sum, { u }) => sum + Math.abs(u[1] - u[0]), 0)
  const isGathered = Math.max(...row.map(({ ratio }) => ratio)) < drawsIn
  const chord = chordOf(curveOf(row))
  const draw = isGathered ? drawIn(chord, length) : (point: Point) => point
  const seam = curveOf(row).map(draw)
  const free = isGathered
    ? seam.map(([x, y]): Point => [x + chord.left[0] * out, y + chord.left[1] * out])
    : isRing && top < -standsFrom
      ? seam.map(([x, y]): Point => [x * standIn, y - height])
      : turnEnds(offsetCurve(seam, out), seam, out, isRing ? rowOf(piece, otherOf(depth), table) : [])
  const across = (share: number): Curve => [pointAt(seam, share), pointAt(free, share)]
  const at = ([u, v]: Point): Point => {
    const [from, to] = across(shareAt(row, u)) as [Point, Point]
    return between(from, to, Math.abs(v) / height)
  }
  const count = piece.fabric === 'ribbing' ? Math.max(2, Math.round(lengthOf(seam) / wale)) : 1
  const drawn = row.map(stretch => ({ ...stretch, curve: stretch.curve.map(draw) }))
  return {
    piece,
    depth,
    borders: [
      ...drawn.map(({ own, curve, from, to }): Border => ({ edge: own, from: 1 - from, to: 1 - to, curve })),
      { edge: null, from: 0, to: 1, curve: [seam.at(-1)!, free.at(-1)!] },
      { edge: `${piece.name}.free`, from: 0, to: 1, curve: free.toReversed() },
      { edge: null, from: 0, to: 1, curve: [free[0]!, seam[0]!] },
    ],
    at,
    measureAt: isGathered ? measureAlong(chord, row, out, whole) : at,
    shows: ([u]) => (row.some(stretch => (u - stretch.u[0]) * (u - stretch.u[1]) <= 1e-9) ? 1 : -1),
    ribs: Array.from({ length: count - 1 }, (_, i) => across((i + 1) / count)),
    seams: jointsOf(row).map(across),
    takes: drawn,
  }
}

function otherOf(depth: Depth): Depth {
  return depth === 'near' ? 'far' : 'near'
}

type Chord = { middle: Point; along: Point; left: Point; length: number }

function chordOf(curve: Curve): Chord {
  const [from, to] = [curve[0]!, curve.at(-1)!]
  const length = distance(from, to)
  return {
    middle: between(from, to, 0.5),
    along: [(to[0] - from[0]) / length, (to[1] - from[1]) / length],
    left: leftOf(from, to),
    length,
  }
}

/** Draws a curve in along its chord, about its middle, to a length. */
function drawIn({ middle, along, length }: Chord, wanted: number): (point: Point) => Point {
  return ([x, y]) => {
    const off = (x - middle[0]) * along[0] + (y - middle[1]) * along[1]
    const step = off * (wanted / length - 1)
    return [x + along[0] * step, y + along[1] * step]
  }
}

/** Inches of the relaxed band, straight along its chord. */
function measureAlong(chord: Chord, row: readonly RowStretch[], out: number, whole: number) {
  const { middle, along, left } = chord
  const [first, last] = [row[0]!, row.at(-1)!]
  const facing = Math.sign(first.u[1] - first.u[0])
  // Halfway round from start to end, also where the band's own ends lie between.
  const half = (((last.u[1] - first.u[0]) * facing + whole) % whole) / 2
  const mid = first.u[0] + facing * half
  return ([u, v]: Point): Point => {
    const round = (((u - mid) * facing + 1.5 * whole) % whole) - whole / 2
    const off = Math.sign(out) * Math.abs(v)
    return [middle[0] + along[0] * round + left[0] * off, middle[1] + along[1] * round + left[1] * off]
  }
}

/** Where a standing ring is folded, its free edges in front and behind meet: halfway between the two. */
function turnEnds(free: Curve, seam: Curve, out: number, behind: readonly RowStretch[]): Curve {
  if (behind.length === 0) return free
  const back = curveOf(behind)
  const backFree = offsetCurve(back, -out)
  const lifts = [0, -1].map((end): Point => {
    const [root, tip] = [seam.at(end)!, free.at(end)!]
    const isSame = distance(root, back[0]!) < distance(root, back.at(-1)!)
    const other = backFree.at(isSame ? 0 : -1)!
    const meeting = between(tip, other, 0.5)
    const stretch = Math.abs(out) / distance(root, meeting)
    return [
      root[0] + (meeting[0] - root[0]) * stretch - tip[0],
      root[1] + (meeting[1] - root[1]) * stretch - tip[1],
    ]
  }) as [Point, Point]
  const whole = lengthOf(free)
  let run = 0
  return free.map((point, i): Point => {
    run += i === 0 ? 0 : distance(free[i - 1]!, point)
    const [start, end] = [run, whole - run].map(inches => Math.max(0, 1 - inches / (whole * turning)) ** 2)
    return [
      point[0] + lifts[0][0] * start! + lifts[1][0] * end!,
      point[1] + lifts[0][1] * start! + lifts[1][1] * end!,
    ]
  })
}
