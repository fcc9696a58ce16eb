import { must } from '@teamloom/kit/assert.ts'
import { boundsOf, getEdge, outlineOf, spanAt } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { splitEdgeName } from '@teamloom/shape/seam.ts'
import type { Cut, Piece } from '../pattern.ts'
import { bordersOf, everywhere, type LayPiece, partnersOf } from './lay.ts'

/** Of the thigh's width, what lies on top: the rest turns under between the legs. */
const onTop = 0.88
/** Inches by which the foot lies further in than the thigh. */
const lean = 1.5
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
  const at = ([u, v]: Point): Point => {
    const span = spanAt(outline, Math.max(top + 1e-6, Math.min(length - 1e-6, v)))
    const cloth = Math.max(span.right, -span.left)
    const { x: side, narrowed } = sideAt(v)
    const width = narrowed === null ? side : cloth * narrowed
    // Near the middle cloth lies as it is cut; the side takes up the difference.
    const off = 1 - Math.abs(u) / cloth
    const x = side - width + cloth * off + (width - cloth) * off ** 2
    const rounded = top * (Math.sin(((1 - off) * Math.PI) / 2) - 1 + off)
    return [out * x, v + rounded * Math.max(0, 1 - Math.max(0, v) / rounding)]
  }
  return {
    piece,
    depth,
    borders: bordersOf(piece, at, everywhere),
    at,
    measureAt: ([u, v]) => [u + out * own.thigh, v],
    shows: everywhere,
    ribs: [],
    seams: [],
    takes: [],
  }
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
