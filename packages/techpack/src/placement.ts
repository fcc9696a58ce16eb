import type { Cut, FootWrap, Piece } from '@teamloom/pattern/pattern.ts'
import { printFit } from '@teamloom/pattern/print-fit.ts'
import { crossingsOf } from '@teamloom/shape/crossings.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import { boundsOf, outlineOf, type Panel } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { PrintMark, ReferenceName } from './placement-words.ts'

/** Where a print lies on its panel; inches, degrees clockwise. */
export type LaidPrint = {
  readonly panel: string
  readonly centerU: number
  readonly centerV: number
  readonly planeAngle: number
  readonly widthInches: number
  readonly heightInches: number
}

/** A distance as a printer lays the rule. */
export type PlacedMeasure = {
  readonly way: 'down' | 'across'
  readonly from: ReferenceName
  readonly to: PrintMark
  /** Below it, or beside it; negative where a print begins above it. */
  readonly inches: number
  /** Of the centre line, as the piece is seen. */
  readonly beside: 'left' | 'right' | null
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
  const half = halfExtent(print)
  const fit = printFit(panel, {
    ...print,
    maxWidthInches: print.widthInches,
    maxHeightInches: print.heightInches,
  })
  return {
    down: measureDown(panel, piece, print, half),
    across: measureAcross(panel, piece, print, half),
    fits: fit >= 0.999,
  }
}

export function findLaid(cut: Cut, name: string): Panel | undefined {
  return cut.trims.flatMap(trim => (trim.kind === 'laid' && trim.panel.name === name ? [trim.panel] : []))[0]
}

/** Half of the upright box that holds the print as it is turned. */
export function halfExtent({ planeAngle, widthInches, heightInches }: LaidPrint): Point {
  const turn = (planeAngle * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  return [(widthInches * cos + heightInches * sin) / 2, (widthInches * sin + heightInches * cos) / 2]
}

function measureDown(
  panel: Panel,
  piece: Piece | undefined,
  { centerU, centerV }: LaidPrint,
  [, halfHeight]: Point,
): PlacedMeasure {
  const top = centerV - halfHeight
  const from = referenceAbove(panel, piece, centerU)
  return {
    way: 'down',
    from: from.name,
    to: 'top',
    inches: top - from.v,
    beside: null,
    line: [
      [centerU, from.v],
      [centerU, top],
    ],
  }
}

/** Below its cuff. */
function isLeg({ part, held }: FootWrap): boolean {
  return part === 'leg' && !held
}

type Reference = { readonly name: ReferenceName; readonly v: number }

function referenceAbove(panel: Panel, piece: Piece | undefined, u: number): Reference {
  const above = Math.min(...crossings(outlineOf(panel), u, 0))
  const v = Number.isFinite(above) ? above : boundsOf(outlineOf(panel)).top
  switch (piece?.wrap.kind) {
    case 'torso': {
      // Of a print beside the middle a larger neck would turn the one rule into the other.
      if (Math.abs(u) < centred && pointsOf(panel, 'neck').length > 0) return { name: 'collarSeam', v }
      const shoulder = pointsOf(panel, 'shoulder')
      return shoulder.length > 0
        ? { name: 'shoulderPoint', v: boundsOf(shoulder).top }
        : { name: 'upperEdge', v }
    }
    case 'arm':
      return { name: 'shoulderSeam', v: boundsOf(outlineOf(panel)).top }
    case 'leg':
      return { name: 'waistSeam', v }
    case 'foot':
      return { name: isLeg(piece.wrap) ? 'cuffEdge' : 'upperEdge', v }
    default:
      return { name: 'upperEdge', v }
  }
}

/** Of the edges whose names begin so. */
function pointsOf(panel: Panel, name: string): Curve {
  return panel.edges.filter(edge => edge.name.startsWith(name)).flatMap(edge => edge.curve)
}

function measureAcross(
  panel: Panel,
  piece: Piece | undefined,
  { centerU, centerV }: LaidPrint,
  [halfWidth]: Point,
): PlacedMeasure {
  const { left, right } = boundsOf(outlineOf(panel))
  const isSymmetric = Math.abs(left + right) < 0.05
  if (isSymmetric) {
    const inches = Math.abs(centerU) < centred ? 0 : Math.abs(centerU)
    return {
      way: 'across',
      from: piece?.wrap.kind === 'foot' ? 'frontLine' : 'centreLine',
      to: 'middle',
      inches,
      beside: inches === 0 ? null : centerU < 0 ? 'left' : 'right',
      line: [
        [0, centerV],
        [centerU, centerV],
      ],
    }
  }
  const hits = crossings(outlineOf(panel), centerV, 1)
  const leftSeam = Math.max(...hits.filter(u => u <= centerU), left)
  const rightSeam = Math.min(...hits.filter(u => u > centerU), right)
  const isLeft = centerU - leftSeam <= rightSeam - centerU
  const [seam, edge] = isLeft ? [leftSeam, centerU - halfWidth] : [rightSeam, centerU + halfWidth]
  return {
    way: 'across',
    from: isLeft ? 'leftSeam' : 'rightSeam',
    to: 'edge',
    inches: Math.abs(edge - seam),
    beside: null,
    line: [
      [seam, centerV],
      [edge, centerV],
    ],
  }
}

/** Where the outline, closed, is crossed. */
function crossings(outline: readonly Point[], at: number, along: 0 | 1): number[] {
  return crossingsOf([outline.at(-1)!, ...outline], at, along)
}
