import { restOf } from '@teamloom/pattern/at-rest.ts'
import type { Lay } from '@teamloom/pattern/flat/lay.ts'
import type { Cut } from '@teamloom/pattern/pattern.ts'
import { boundsOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import type { LaidPrint, PlacedMeasure } from './placement.ts'

/** A print and its distances as the flat of a side shows them. */
export type PrintOnFlat = {
  readonly outline: readonly Point[]
  readonly lines: readonly { readonly measure: PlacedMeasure; readonly line: readonly Point[] }[]
}

const steps = 12

/** Undefined where the side shows less than all of it. */
export function drawPrintOnFlat(
  cut: Cut,
  laid: readonly Lay[],
  print: LaidPrint,
  measures: readonly PlacedMeasure[],
): PrintOnFlat | undefined {
  const laidTrim = cut.trims.find(trim => trim.kind === 'laid' && trim.panel.name === print.panel)
  const seat = laidTrim?.kind === 'laid' ? laidTrim.seat : undefined
  const lay = laid.find(({ piece, depth }) => depth === 'near' && piece.name === (seat?.on ?? print.panel))
  if (!lay) return undefined
  const [offU, offV] = seat?.at ?? [0, 0]
  const toPiece = ([u, v]: Point): Point => [u + offU, v + offV]
  // Its cloth is drawn lying, what is on it is as wide as it is made.
  const widthInches = print.widthInches / restOf(lay.piece)
  const corners = cornersOf({ ...print, widthInches }).map(toPiece)
  if (corners.some(corner => lay.shows(corner) < 0)) return undefined
  return {
    outline: corners.map(lay.at),
    lines: measures.map(measure => {
      const [from, to] = [toPiece(measure.line[0]), toPiece(measure.line[1])]
      const line = Array.from({ length: steps + 1 }, (_, i): Point => {
        const share = i / steps
        return lay.at([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
      })
      return { measure, line }
    }),
  }
}

/** Where the line lies in the middle of the front or back that a distance is measured from; null of what is measured from none. */
export function centreOf({ outline, lines }: PrintOnFlat): number | null {
  const across = lines.find(({ measure: { from } }) => from === 'centreFront' || from === 'centreBack')
  if (!across) return null
  const { left, right } = boundsOf(outline)
  const away = ([x]: Point) => Math.abs(x - (left + right) / 2)
  const [a, b] = [across.line[0]!, across.line.at(-1)!]
  return (away(a) > away(b) ? a : b)[0]
}

/** Clockwise from its upper left, on the panel. */
export function cornersOf({
  centerU,
  centerV,
  planeAngle,
  widthInches,
  heightInches,
}: LaidPrint): readonly Point[] {
  const turn = (planeAngle * Math.PI) / 180
  const corners: readonly Point[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
  return corners.map(([across, down]): Point => {
    const [u, v] = [(across * widthInches) / 2, (down * heightInches) / 2]
    return [
      centerU + u * Math.cos(turn) - v * Math.sin(turn),
      centerV + u * Math.sin(turn) + v * Math.cos(turn),
    ]
  })
}
