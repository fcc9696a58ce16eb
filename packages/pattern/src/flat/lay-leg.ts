import { must } from '@teamloom/kit/assert.ts'
import { type Curve, lengthOf, line, pointAt } from '@teamloom/shape/curve.ts'
import { boundsOf, getEdge, outlineOf, spanAt } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { splitEdgeName } from '@teamloom/shape/seam.ts'
import { shareGathered } from '../gathers.ts'
import type { Cut, Piece } from '../pattern.ts'
import { bordersOf, everywhere, type LayPiece, partnersOf } from './lay.ts'

/** The share of the thigh's width that lies on top: the rest turns under between the legs. */
const onTop = 0.88
/** Inches by which the foot lies further in than the thigh. */
const lean = 1.5
/** Inches above the elastic in a hem in which cloth is drawn in, and between the gathers that are drawn on it. */
const puffed = 2.4
const gathersApart = 0.3
/** Inches down from the waist in which its rise towards the middle is rounded. */
const rounding = 6

/**
 * Above the crotch a leg fills what lies between the middle and a side that swells from the waist to the
 * thigh; below, it narrows down to the foot from both sides. Front and back share one silhouette.
 */
export const layLeg: LayPiece = (piece, depth, { cut, side }) => {
  if (piece.wrap.kind !== 'leg' || depth === 'far' || piece.wrap.half !== side) return undefined
  const outline = outlineOf(piece)
  const own = sizesOf(piece)
  const other = sizesOf(otherHalf(piece, cut))
  const out = own.isToTheRight ? -1 : 1
  const wide = (onTop * (own.thigh + other.thigh)) / 2
  const waist = (own.waist + other.waist) / 2
  const { crotch, top, length } = own
  /** Inches from the middle at which the side lies, and by how much the cloth there is narrowed. */
  const sideAt = (v: number): { x: number; narrowed: number | null } => {
    const height = Math.max(0, v / crotch)
    if (height < 1) return { x: waist + (wide - waist) * height * (2 - height), narrowed: null }
    const depth = Math.min(1, (v - crotch) / (length - crotch))
    return { x: wide - lean * depth ** 1.5, narrowed: 1 - (1 - wide / own.thigh) * (1 - depth) ** 2 }
  }
  const gathered = shareGathered(puff(piece), 0)
  const at = ([u, v]: Point): Point => {
    const span = spanAt(outline, Math.max(top + 1e-6, Math.min(length - 1e-6, v)))
    const cloth = Math.max(span.right, -span.left)
    const { x: side, narrowed } = sideAt(v)
    const width = narrowed === null ? side : cloth * narrowed
    // Near the middle cloth lies as it is cut; the side takes up the difference.
    const off = 1 - Math.abs(u) / cloth
    const x = side - width + cloth * off + (width - cloth) * off ** 2
    // Elastic draws a hem in from both sides.
    const middle = side - width / 2
    const drawn = middle + (x - middle) * gathered.across(v)
    const rounded = top * (Math.sin(((1 - off) * Math.PI) / 2) - 1 + off)
    return [out * drawn, v + rounded * Math.max(0, 1 - Math.max(0, v) / rounding)]
  }
  return {
    piece,
    depth,
    borders: bordersOf(piece, at, everywhere),
    at,
    measureAt: ([u, v]) => [u + out * own.thigh, v],
    shows: everywhere,
    ribs: gathersOf(piece).map(line => line.map(at)),
    seams: [],
    takes: [],
  }
}

/** Drawn, its folds end sooner than they lie. */
function puff({ gathered, ...piece }: Piece): Piece {
  return gathered ? { ...piece, gathered: { ...gathered, fading: puffed } } : piece
}

/** Short and long by turns, up from the hem. */
function gathersOf({ gathered, ...piece }: Piece): Curve[] {
  if (!gathered) return []
  const hem = getEdge(piece, gathered.edge)
  const count = Math.round((lengthOf(hem) * gathered.to) / gathersApart)
  return Array.from({ length: count - 1 }, (_, i): Curve => {
    const [u, v] = pointAt(hem, (i + 1) / count)
    return line([u, v], [u, v - gathered.within * (i % 2 === 0 ? 0.8 : 1.5)])
  })
}

function sizesOf(leg: Piece) {
  const { left, right, bottom: length } = boundsOf(outlineOf(leg))
  const { top, bottom: crotch } = boundsOf(getEdge(leg, 'centre'))
  const waist = Math.max(...getEdge(leg, 'waist').map(([u]) => Math.abs(u)))
  return { isToTheRight: right > -left, thigh: Math.max(right, -left), waist, top, crotch, length }
}

/** What it is sewn to at its side. */
function otherHalf(leg: Piece, cut: Cut): Piece {
  const [partner] = partnersOf(cut, `${leg.name}.side`)
  const name = partner && splitEdgeName(partner).panel
  return must(
    cut.pieces.find(piece => piece.name === name),
    `other half of ${leg.name}`,
  )
}
