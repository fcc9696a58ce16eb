import type { Cut, Piece } from '@teamloom/pattern/pattern.ts'
import { crossingsOf } from '@teamloom/shape/crossings.ts'
import { pointAt } from '@teamloom/shape/curve.ts'
import { boundsOf, type Edge, outlineOf, type Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { findEdge, splitEdgeName } from '@teamloom/shape/seam.ts'
import type { Direction, ReferenceName } from './placement-words.ts'

/** An upright of a piece that lies as far from its panel's middle in every size, and where one gets to from there. */
export type Upright = {
  readonly name: ReferenceName
  readonly u: number
  readonly towards: { readonly minus: Direction; readonly plus: Direction }
}

/** Nearer to it than this a place is in it. */
const same = 1 / 16

const leftwards = { minus: 'right', plus: 'left' } as const
const rightwards = { minus: 'left', plus: 'right' } as const

/** Undefined of a piece that has none: its prints lie between its seams. */
export function findUpright(cut: Cut, panel: Panel, piece: Piece | undefined): Upright | undefined {
  if (!piece) return isSymmetric(panel) ? ofLaid(cut, panel) : undefined
  switch (piece.wrap.kind) {
    case 'torso': {
      const isFront = piece.wrap.half === 'front'
      return {
        name: isFront ? 'centreFront' : 'centreBack',
        u: 0,
        towards: isFront ? leftwards : rightwards,
      }
    }
    case 'arm':
      return { name: 'sleeveMiddle', u: 0, towards: roundArm(cut, piece) }
    case 'head':
      return piece.wrap.turn === 0
        ? { name: 'centreFront', u: 0, towards: leftwards }
        : piece.wrap.turn === 180
          ? { name: 'centreBack', u: 0, towards: rightwards }
          : undefined
    case 'foot': {
      const isBelow = piece.wrap.part === 'heel' || piece.wrap.part === 'sole'
      return { name: 'frontLine', u: 0, towards: isBelow ? rightwards : leftwards }
    }
    case 'band':
      return ofBand(cut, piece)
    default:
      return undefined
  }
}

/** In the directions of what it is sewn on. */
function ofLaid(cut: Cut, panel: Panel): Upright {
  const laid = cut.trims.find(trim => trim.kind === 'laid' && trim.panel.name === panel.name)
  const carrier = laid?.kind === 'laid' && cut.pieces.find(({ name }) => name === laid.seat.on)
  const towards = (carrier && findUpright(cut, carrier, carrier)?.towards) || leftwards
  return { name: 'pieceMiddle', u: 0, towards }
}

function isSymmetric(panel: Panel): boolean {
  const { left, right } = boundsOf(outlineOf(panel))
  return Math.abs(left + right) < 0.05
}

function roundArm(cut: Cut, arm: Piece): Upright['towards'] {
  const front = arm.edges.find(edge => partnerOf(cut, arm, edge)?.half === 'front')
  return front && middleOf(front)[0] > 0 ? { minus: 'back', plus: 'front' } : { minus: 'front', plus: 'back' }
}

function middleOf({ curve }: Edge): Point {
  return pointAt(curve, 0.5)
}

type Partner = { readonly piece: Piece; readonly edge: string; readonly half: 'front' | 'back' | undefined }

function partnerOf(cut: Cut, { name }: Piece, edge: Edge): Partner | undefined {
  for (const { a, b } of cut.seams) {
    const other = a === `${name}.${edge.name}` ? b : b === `${name}.${edge.name}` ? a : undefined
    if (other === undefined) continue
    const { panel, edge: otherEdge } = splitEdgeName(other)
    const piece = cut.pieces.find(each => each.name === panel)
    if (!piece || piece.name === name) continue
    const { wrap } = piece
    return { piece, edge: otherEdge, half: 'half' in wrap ? halfOf(wrap.half) : undefined }
  }
  return undefined
}

function halfOf(half: string): Partner['half'] {
  return half === 'front' || half === 'back' ? half : undefined
}

/** What meets it where it begins (u = 0): it grows from there to both ends, and so is as far from there in every size. */
function ofBand(cut: Cut, band: Piece): Upright | undefined {
  const sewn = band.edges.flatMap(edge => {
    const partner = partnerOf(cut, band, edge)
    return partner ? [{ edge, partner, ...boundsOf(edge.curve) }] : []
  })
  const across = sewn.find(({ left, right }) => left < -same && right > same)
  if (across) {
    const at = metAt(cut, across.partner, across.edge)
    const upright = findUpright(cut, across.partner.piece, across.partner.piece)
    return upright && Math.abs(at[0] - upright.u) < same ? { ...upright, u: 0 } : undefined
  }
  const before = sewn.find(({ right }) => Math.abs(right) < same)?.partner
  const after = sewn.find(({ left }) => Math.abs(left) < same)?.partner
  if (!before || !after) return undefined
  if (before.half === after.half)
    return before.half === 'back'
      ? { name: 'centreBack', u: 0, towards: rightwards }
      : { name: 'centreFront', u: 0, towards: leftwards }
  // The band of a front that lies before its seam lies on the wearer's left of it.
  const isLeft = before.half === 'front'
  return {
    name: isLeft ? 'leftSideSeam' : 'rightSideSeam',
    u: 0,
    towards: isLeft ? { minus: 'front', plus: 'back' } : { minus: 'back', plus: 'front' },
  }
}

/** Where the band's u = 0 is sewn to: sewn edges run against each other. */
function metAt(cut: Cut, { piece, edge }: Partner, own: Edge): Point {
  const [from, to] = [own.curve[0]![0], own.curve.at(-1)![0]]
  return pointAt(findEdge(cut.pieces, `${piece.name}.${edge}`), 1 - (0 - from) / (to - from))
}

/** A seam or edge beside a place: across from it, at the same height. */
export type Side = { readonly name: ReferenceName; readonly u: number }

/** The nearest of those that a piece has beside a place. */
export function nearestSide(panel: Panel, piece: Piece | undefined, [u, v]: Point): Side {
  const { left, right } = boundsOf(outlineOf(panel))
  // Half a pocket: its other side is the slanted opening.
  if (!piece) return { name: 'innerEdge', u: Math.abs(left) < Math.abs(right) ? left : right }
  const met = panel.edges.flatMap(edge =>
    crossingsOf(edge.curve, v, 1).map(at => ({ name: nameOfSide(piece, edge), u: at })),
  )
  const beyond = [left, right].map((at): Side => ({ name: 'edge', u: at }))
  return (met.length > 0 ? met : beyond).reduce((best, side) =>
    Math.abs(side.u - u) < Math.abs(best.u - u) ? side : best,
  )
}

function nameOfSide(piece: Piece, { name }: Edge): ReferenceName {
  switch (piece.wrap.kind) {
    case 'leg':
      if (name === 'centre') return piece.wrap.half === 'front' ? 'centreFrontSeam' : 'centreBackSeam'
      return name === 'side' ? 'sideSeam' : name === 'inseam' ? 'inseam' : 'edge'
    case 'face':
      return name === 'centre' ? 'noseSeam' : name === 'side' ? 'earEdge' : 'edge'
    default:
      return 'edge'
  }
}
