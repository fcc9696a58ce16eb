import type { Flat, FlatLine, FlatMark } from '@teamloom/pattern/flat/flat.ts'
import type { FlatColors } from '@teamloom/pattern/flat/flat-paths.ts'
import { pathsOfFlat } from '@teamloom/pattern/flat/flat-paths.ts'
import { lengthOf, pointAt } from '@teamloom/shape/curve.ts'
import { type Bounds, boundsOf, contains, distanceTo } from '@teamloom/shape/panel.ts'
import { distance, type Point } from '@teamloom/shape/point.ts'
import { pathData, type SvgPath } from '@teamloom/shape/svg.ts'
import {
  dimensionInk,
  short,
  writeLabel,
  writeLine,
  writeOutline,
  writePath,
  writeText,
} from './dimension-svg.ts'
import { type DimensionLine, placeLabels } from './label-places.ts'
import { slotOf } from './slot-of.ts'
import type { SupplyName } from './supplies.ts'

/** What the drawing points to: `part/element/layer` of a material, or how a supply is named. */
export type Numbered = { readonly number: number; readonly slot: string }

/** A number beside the drawing, and what it points to. */
export type Callout = { readonly number: number; readonly at: Point; readonly balloon: Point }

/** The step of a grid that is laid over the drawing, to find where each cloth is seen best. Inches. */
const step = 0.45
const ink = '#1c1a18'

/** The middle of what is seen of each material; undefined where nothing of it is. */
function seenAt(marks: readonly FlatMark[], bounds: Bounds): ReadonlyMap<string, Point> {
  const fills = marks.flatMap(mark => (mark.kind === 'fill' ? [mark] : []))
  const boxes = fills.map(({ lines }) => boundsOf(lines.flat()))
  const best = new Map<string, { at: Point; room: number }>()
  for (let y = bounds.top + step / 2; y < bounds.bottom; y += step) {
    for (let x = bounds.left + step / 2; x < bounds.right; x += step) {
      const at: Point = [x, y]
      const top = fills.findLastIndex(({ lines }, i) => {
        const box = boxes[i]!
        return x > box.left && x < box.right && y > box.top && y < box.bottom && isIn(lines, at)
      })
      const fill = fills[top]
      const slot = fill && slotOf(fill.face)
      if (!fill || slot === undefined) continue
      const above = fills.slice(top + 1).flatMap(({ lines }) => lines)
      const room = Math.min(...[...fill.lines, ...above].map(line => distanceTo(line, at)))
      if (room > (best.get(slot)?.room ?? 0)) best.set(slot, { at, room })
    }
  }
  // Threads and hardware are lines: they are pointed at where they begin to run.
  for (const mark of marks) {
    if (mark.kind !== 'line' || !mark.face) continue
    const slot = slotOf(mark.face)
    const line = mark.lines[0]
    if (slot === undefined || best.has(slot) || !line) continue
    best.set(slot, { at: line[Math.floor(line.length / 3)]!, room: 0 })
  }
  return new Map<string, Point>([
    ...[...best].map(([slot, { at }]) => [slot, at] as const),
    ...supplyPlaces(
      marks,
      [...best.values()].map(({ at }) => at),
    ),
  ])
}

/** A seam, a row of stitches and the label: the lines where nothing else is pointed at. */
function supplyPlaces(marks: readonly FlatMark[], pointed: readonly Point[]): [SupplyName, Point][] {
  const room = (at: Point) => Math.min(...pointed.map(other => distance(at, other)))
  const freest = (role: FlatLine['role']) =>
    marks
      .flatMap(mark => (mark.kind === 'line' && mark.role === role && !mark.face ? mark.lines : []))
      .filter(line => lengthOf(line) > 2)
      .map(line => pointAt(line, 0.4))
      .toSorted((a, b) => room(b) - room(a))[0]
  const label = marks.find(mark => mark.kind === 'fill' && mark.of === 'neckLabel')?.lines[0]
  return [
    ...(['seam', 'stitch'] as const).flatMap((role): [SupplyName, Point][] => {
      const at = freest(role)
      return at ? [[role === 'seam' ? 'seams' : 'topstitching', at]] : []
    }),
    ...(label ? ([['brandLabel', middleOf(label)]] as [SupplyName, Point][]) : []),
  ]
}

function middleOf(line: readonly Point[]): Point {
  const { left, right, top, bottom } = boundsOf(line)
  return [(left + right) / 2, (top + bottom) / 2]
}

function isIn(lines: readonly (readonly Point[])[], at: Point): boolean {
  return lines.filter(line => contains(line, at)).length % 2 === 1
}

/** Inches of the drawing's letters: the same on paper, however large the garment. */
export function letterOf({ left, right, top, bottom }: Bounds): number {
  return 0.0195 * Math.max(right - left, 1.35 * (bottom - top))
}

/** Millimetres of letters on paper, a little over six points as words beside a drawing make it smaller, and how much of them lies round it. */
const onPaper = 2.4
const round = 3.2

/** Inches of the letters of a drawing that lies in a frame of so many millimetres. */
export function letterIn(
  frame: { readonly width: number; readonly height: number },
  { left, right, top, bottom }: Bounds,
): number {
  const along = (inches: number, millimetres: number) => (onPaper * inches) / (millimetres - round * onPaper)
  return Math.max(along(right - left, frame.width), along(bottom - top, frame.height))
}

/** TP9: numbers of the table, left and right of the drawing, in the order in which they point to it. */
export function calloutsOf(flat: Flat, materials: readonly Numbered[]): Callout[] {
  const seen = seenAt(flat.marks, flat.bounds)
  const letter = letterOf(flat.bounds)
  const pointed = materials.flatMap(({ number, slot }) => {
    const at = seen.get(slot)
    return at ? [{ number, at }] : []
  })
  return (['left', 'right'] as const).flatMap(side => {
    const here = pointed
      .filter(({ at }, i) => (Math.abs(at[0]) < 1 ? i % 2 === 0 : at[0] < 0) === (side === 'left'))
      .toSorted((a, b) => a.at[1] - b.at[1])
    const x = side === 'left' ? flat.bounds.left - 2 * letter : flat.bounds.right + 2 * letter
    let free = Number.NEGATIVE_INFINITY
    return here.map(({ number, at }): Callout => {
      const y = Math.max(at[1], free)
      free = y + 1.8 * letter
      return { number, at, balloon: [x, y] }
    })
  })
}

/** A print's outline, by the number of its decoration. */
export type NumberedOutline = { readonly number: number; readonly outline: readonly Point[] }

type Sheet = {
  readonly flat: Flat
  readonly colors?: FlatColors
  readonly callouts?: readonly Callout[]
  readonly dimensions?: readonly DimensionLine[]
  readonly prints?: readonly NumberedOutline[]
  /** Where centre lines lie that something is measured from. */
  readonly centres?: readonly (readonly Point[])[]
  /** Height of its letters, of a part that is drawn larger or smaller than a garment. */
  readonly letter?: number
  /** Whether nothing is drawn of what lies beyond its bounds. */
  readonly isCropped?: boolean
}

/** A flat with what is written on it, as an SVG document; its letters need a font named Inter. */
export function writeFlatSheet({
  flat,
  colors,
  callouts = [],
  dimensions = [],
  prints = [],
  centres = [],
  letter = letterOf(flat.bounds),
  isCropped = false,
}: Sheet): string {
  const labelled = placeLabels(
    dimensions,
    letter,
    prints.map(({ outline }) => boundsOf(outline)),
  )
  const marks: readonly Point[] = [
    ...callouts.map(({ balloon }) => balloon),
    ...labelled.flatMap(({ line, box }) => [
      ...line,
      [box.left, box.top] as const,
      [box.right, box.bottom] as const,
    ]),
  ]
  const bounds = boundsOf([
    [flat.bounds.left, flat.bounds.top],
    [flat.bounds.right, flat.bounds.bottom],
    ...marks,
  ])
  const pad = 1.6 * letter
  const [left, top] = [bounds.left - pad, bounds.top - pad]
  const [width, height] = [bounds.right - bounds.left + 2 * pad, bounds.bottom - bounds.top + 2 * pad]
  const paths = pathsOfFlat(flat, colors).map(path => writePath(thinned(path, letter)))
  const drawn = [
    ...(isCropped ? cropped(paths, flat.bounds, letter) : paths),
    ...prints.flatMap(({ outline }) => writeOutline(outline, letter, '#eef0fe')),
    ...centres.map(line => writeCentre(line, letter)),
    ...labelled.flatMap(({ line }) => writeLine(line, letter)),
    ...prints.flatMap(print => writeNumber(print, letter)),
    ...labelled.flatMap(each => writeLabel(each, letter)),
    ...callouts.flatMap(each => writeCallout(each, letter)),
  ].join('')
  const viewBox = [left, top, width, height].map(short).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${short(width * 10)}" height="${short(height * 10)}" viewBox="${viewBox}" stroke-linecap="round" stroke-linejoin="round">${drawn}</svg>`
}

/** From the top to the bottom of what is drawn. */
export function centreAt(x: number, { top, bottom }: Bounds): readonly Point[] {
  return [
    [x, top],
    [x, bottom],
  ]
}

/** In dots and dashes. */
function writeCentre(line: readonly Point[], letter: number): string {
  return writePath({
    d: pathData([line], false),
    stroke: dimensionInk,
    strokeWidth: 0.07 * letter,
    dash: [0.9, 0.3, 0.15, 0.3].map(share => Number(short(share * letter))),
  })
}

/** Within a frame. */
function cropped(paths: readonly string[], { left, top, right, bottom }: Bounds, letter: number): string[] {
  const box = `x="${short(left)}" y="${short(top)}" width="${short(right - left)}" height="${short(bottom - top)}"`
  return [
    `<clipPath id="crop"><rect ${box}/></clipPath><g clip-path="url(#crop)">`,
    ...paths,
    `</g><rect ${box} fill="none" stroke="${ink}" stroke-width="${short(0.08 * letter)}"/>`,
  ]
}

/** The letters of a large garment are an inch high: lines of smaller ones are thinner, as they are. */
function thinned(path: SvgPath, letter: number): SvgPath {
  const { strokeWidth, dash } = path
  return {
    ...path,
    ...(strokeWidth === undefined ? {} : { strokeWidth: Math.round(strokeWidth * letter * 1000) / 1000 }),
    ...(dash ? { dash: dash.map(each => Math.round(each * letter * 1000) / 1000) } : {}),
  }
}

/** In the print where it has room, else beside it. */
function writeNumber({ number, outline }: NumberedOutline, letter: number): string[] {
  const { left, right, top, bottom } = boundsOf(outline)
  const radius = 0.75 * letter
  const hasRoom = Math.min(right - left, bottom - top) > 2.6 * radius
  const at: Point = [hasRoom ? (left + right) / 2 : left - 1.2 * radius, (top + bottom) / 2]
  return [
    `<circle cx="${short(at[0])}" cy="${short(at[1])}" r="${short(radius)}" fill="${dimensionInk}"/>`,
    writeText(String(number), at, letter, '#ffffff'),
  ]
}

function writeCallout({ number, at, balloon }: Callout, letter: number): string[] {
  const [x, y] = balloon
  const [cx, cy] = at
  const line = pathData([[at, balloon]], false)
  return [
    writePath({ d: line, stroke: '#ffffff', strokeWidth: 0.2 * letter }),
    writePath({ d: line, stroke: ink, strokeWidth: 0.07 * letter }),
    `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(0.2 * letter)}" fill="${ink}" stroke="#ffffff" stroke-width="${short(0.08 * letter)}"/>`,
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(0.75 * letter)}" fill="#ffffff" stroke="${ink}" stroke-width="${short(0.1 * letter)}"/>`,
    writeText(String(number), balloon, letter, ink),
  ]
}
