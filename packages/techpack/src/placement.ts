import { toldInches } from '@teamloom/kit/length.ts'
import { restOf } from '@teamloom/pattern/at-rest.ts'
import type { BodySide, Cut, FootWrap, Piece } from '@teamloom/pattern/pattern.ts'
import { printFit } from '@teamloom/pattern/print-fit.ts'
import { crossingsOf } from '@teamloom/shape/crossings.ts'
import { type Curve, lengthOf } from '@teamloom/shape/curve.ts'
import { boundsOf, getEdge, outlineOf, type Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { wrappedAt } from './bands.ts'
import type { Direction, PrintMark, ReferenceName } from './placement-words.ts'
import { findUpright, nearestSide } from './rules-across.ts'

/** Where a print lies on its panel; inches, degrees clockwise. */
export type LaidPrint = {
  readonly panel: string
  readonly centerU: number
  readonly centerV: number
  readonly planeAngle: number
  readonly widthInches: number
  readonly heightInches: number
  /** The print is measured from the lower end of its piece, which it is as far from in every size. */
  readonly hangs?: true | undefined
}

/** A distance as a printer lays the rule. */
export type PlacedMeasure = {
  readonly way: 'down' | 'across'
  readonly from: ReferenceName
  readonly to: PrintMark
  /** Below it, or beside it, of the piece lying flat; negative where a print begins above it. */
  readonly inches: number
  /** Null: in it, or as one sees where it leads. */
  readonly towards: Direction | null
  /** On the panel. */
  readonly line: readonly [Point, Point]
}

export type Placement = {
  readonly down: PlacedMeasure
  readonly across: PlacedMeasure
  /** The print lies on its panel altogether. */
  readonly fits: boolean
}

/** Nearer to the middle than this a print is said to be in it. */
const centred = 1 / 16

/** TP8: measured on the pattern of one size. Undefined when these styles have no such panel. */
export function placePrint(cut: Cut, print: LaidPrint): Placement | undefined {
  const piece = cut.pieces.find(({ name }) => name === print.panel)
  const panel = piece ?? findLaid(cut, print.panel)
  if (!panel) return undefined
  const fit = printFit(panel, {
    ...print,
    maxWidthInches: print.widthInches,
    maxHeightInches: print.heightInches,
  })
  const across = measureAcross(cut, panel, piece, print)
  return { across, down: measureDown(cut, panel, piece, print, toldU(print, across)), fits: fit >= 0.999 }
}

/** The middle as the words have it. What is slanted above it is met there. */
function toldU({ centerU }: LaidPrint, { inches, line }: PlacedMeasure): number {
  const [[from], [to]] = line
  return inches === 0 ? centerU : centerU + (to - from) * (toldInches(inches) / inches - 1)
}

export function findLaid(cut: Cut, name: string): Panel | undefined {
  return cut.trims.flatMap(trim => (trim.kind === 'laid' && trim.panel.name === name ? [trim.panel] : []))[0]
}

/** One that is turned has no side that lies level: its middle is measured. */
function isTurned({ planeAngle }: LaidPrint): boolean {
  return Math.abs(planeAngle) > 0.5
}

function measureDown(
  cut: Cut,
  panel: Panel,
  piece: Piece | undefined,
  print: LaidPrint,
  toldU: number,
): PlacedMeasure {
  const { centerU, centerV, heightInches } = print
  const [to, at] = isTurned(print)
    ? (['middle', centerV] as const)
    : (['top', centerV - heightInches / 2] as const)
  const from =
    (print.hangs && piece && referenceBelow(cut, piece, toldU)) || referenceAbove(cut, panel, piece, toldU)
  return {
    way: 'down',
    from: from.name,
    to,
    inches: at - from.v,
    towards: null,
    line: [
      [centerU, from.v],
      [centerU, at],
    ],
  }
}

/** Below its cuff. */
function isLeg({ part, held }: FootWrap): boolean {
  return part === 'leg' && !held
}

/** What a rule is laid on, and where that is on the panel. */
export type Reference = { readonly name: ReferenceName; readonly v: number }

/** The edge or seam above a place, at its height on the panel. */
export function referenceAbove(cut: Cut, panel: Panel, piece: Piece | undefined, u: number): Reference {
  const { top } = boundsOf(outlineOf(panel))
  const above = Math.min(...crossings(outlineOf(panel), u))
  const v = Number.isFinite(above) ? above : top
  // Of a piece that is sewn on: its openings slant.
  if (!piece) return { name: 'upperEdge', v: top }
  switch (piece.wrap.kind) {
    case 'torso': {
      // Of a print beside the middle a larger neck would turn the one rule into the other.
      if (Math.abs(u) < centred && pointsOf(panel, 'neck').length > 0) return { name: 'collarSeam', v }
      const shoulder = pointsOf(panel, 'shoulder')
      return shoulder.length > 0
        ? { name: 'shoulderPoint', v: boundsOf(shoulder).top }
        : { name: 'upperEdge', v }
    }
    case 'arm':
      return isRaglan(cut, piece.wrap.arm)
        ? { name: 'raglanNeck', v: top - shoulderInches(cut, piece.wrap.arm) }
        : { name: 'shoulderSeam', v: top }
    case 'leg':
      return { name: 'waistSeam', v }
    case 'foot':
      return {
        name: isLeg(piece.wrap) ? 'cuffEdge' : piece.wrap.part === 'top' ? 'ankleLine' : 'upperEdge',
        v,
      }
    case 'head':
      // Beside the middle its seam slants away from the crown's.
      return isRing(piece) ? { name: 'turnUpEdge', v } : { name: 'crownTop', v: top }
    case 'band':
      return { name: isSewnAbove(cut, panel) ? 'bandSeam' : 'upperEdge', v }
    default:
      return { name: 'upperEdge', v }
  }
}

/** Undefined of a band, whose seam is as far from its end in every size. */
function referenceBelow(cut: Cut, piece: Piece, u: number): Reference | undefined {
  const v = endOf(piece, u)
  const hem = `${piece.name}.hem` as const
  switch (piece.wrap.kind) {
    case 'torso':
      return { name: wrappedAt(cut, hem) > 0 ? 'hemBinding' : 'hemEnd', v }
    case 'arm':
      return { name: cut.seams.some(({ a, b }) => [a, b].includes(hem)) ? 'cuffSeam' : 'sleeveEnd', v }
    default:
      return undefined
  }
}

/** The lower end of a panel, down an upright of it (v). */
export function endOf(panel: Panel, u: number): number {
  const below = Math.max(...crossings(outlineOf(panel), u))
  return Number.isFinite(below) ? below : boundsOf(outlineOf(panel)).bottom
}

const shoulderOf = (arm: BodySide) => (arm === 'left' ? 'shoulderLeft' : 'shoulderRight')

/** Its sleeve goes on to the neck: there is no seam at the shoulder. */
function isRaglan({ seamless }: Cut, arm: BodySide): boolean {
  return seamless.includes(`front.${shoulderOf(arm)}`)
}

/** From the neck to where a sleeve that is set in would begin. */
function shoulderInches({ pieces }: Cut, arm: BodySide): number {
  const front = pieces.find(({ name }) => name === 'front')
  return front ? lengthOf(getEdge(front, shoulderOf(arm))) : 0
}

function isRing({ edges }: Piece): boolean {
  return edges.some(({ name }) => name === 'end')
}

/** A band that hangs on what it is sewn to, as a hem and a cuff do. */
function isSewnAbove({ seams }: Cut, { name, edges }: Panel): boolean {
  const { top } = boundsOf(edges.flatMap(({ curve }) => curve))
  return edges.some(
    edge =>
      boundsOf(edge.curve).bottom - top < 0.01 &&
      seams.some(({ a, b }) => [a, b].includes(`${name}.${edge.name}`)),
  )
}

/** The points of the edges whose names begin so. */
function pointsOf(panel: Panel, name: string): Curve {
  return panel.edges.filter(edge => edge.name.startsWith(name)).flatMap(edge => edge.curve)
}

function measureAcross(cut: Cut, panel: Panel, piece: Piece | undefined, print: LaidPrint): PlacedMeasure {
  const { centerU, centerV, widthInches } = print
  const upright = findUpright(cut, panel, piece)
  if (upright) {
    const off = centerU - upright.u
    const inches = Math.abs(off) < centred ? 0 : Math.abs(off) * (piece ? restOf(piece) : 1)
    return {
      way: 'across',
      from: upright.name,
      to: 'middle',
      inches,
      towards: inches === 0 ? null : off < 0 ? upright.towards.minus : upright.towards.plus,
      line: [
        [upright.u, centerV],
        [centerU, centerV],
      ],
    }
  }
  const side = nearestSide(panel, piece, [centerU, centerV])
  const half = isTurned(print) ? 0 : (Math.sign(side.u - centerU) * widthInches) / 2
  return {
    way: 'across',
    from: side.name,
    to: half === 0 ? 'middle' : 'edge',
    inches: Math.abs(centerU + half - side.u),
    towards: null,
    line: [
      [side.u, centerV],
      [centerU + half, centerV],
    ],
  }
}

/** Where the outline, closed, is crossed by an upright. */
function crossings(outline: readonly Point[], u: number): number[] {
  return crossingsOf([outline.at(-1)!, ...outline], u, 0)
}
