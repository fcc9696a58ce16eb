import type { Flat, FlatMark } from '@teamloom/pattern/flat/flat.ts'
import type { FlatColors } from '@teamloom/pattern/flat/flat-paths.ts'
import { pathsOfFlat } from '@teamloom/pattern/flat/flat-paths.ts'
import { type Bounds, boundsOf, contains, distanceTo } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { pathData, type SvgPath } from '@teamloom/shape/svg.ts'
import { slotOf } from './consumption.ts'
import type { Material } from './materials.ts'

/** A number beside the drawing, and what it points to. */
export type Callout = { readonly number: number; readonly at: Point; readonly balloon: Point }

/** Of a grid that is laid over the drawing, to find where each cloth is seen best. Inches. */
const step = 0.45
const balloonRadius = 0.62
const gutter = 1.6
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
  return new Map([...best].map(([slot, { at }]) => [slot, at]))
}

function isIn(lines: readonly (readonly Point[])[], at: Point): boolean {
  return lines.filter(line => contains(line, at)).length % 2 === 1
}

/** TP9: numbers of the table, left and right of the drawing, in the order in which they point to it. */
export function calloutsOf(flat: Flat, materials: readonly Material[]): Callout[] {
  const seen = seenAt(flat.marks, flat.bounds)
  const pointed = materials.flatMap(({ number, slot }) => {
    const at = seen.get(slot)
    return at ? [{ number, at }] : []
  })
  return (['left', 'right'] as const).flatMap(side => {
    const here = pointed
      .filter(({ at }, i) => (Math.abs(at[0]) < 1 ? i % 2 === 0 : at[0] < 0) === (side === 'left'))
      .toSorted((a, b) => a.at[1] - b.at[1])
    const x = side === 'left' ? flat.bounds.left - gutter : flat.bounds.right + gutter
    let free = Number.NEGATIVE_INFINITY
    return here.map(({ number, at }): Callout => {
      const y = Math.max(at[1], free)
      free = y + 2.4 * balloonRadius
      return { number, at, balloon: [x, y] }
    })
  })
}

/** A dimension line with its words, in the drawing's inches. */
export type DimensionLine = {
  readonly line: readonly Point[]
  readonly label: string
  readonly labelAt: Point
}

type Sheet = {
  readonly flat: Flat
  readonly colors?: FlatColors
  readonly callouts?: readonly Callout[]
  readonly dimensions?: readonly DimensionLine[]
  /** Outlines of prints. */
  readonly prints?: readonly (readonly Point[])[]
}

const dimensionInk = '#2a35c9'
const letter = 0.85

/** A flat with what is written on it, as an SVG document; its letters need a font named Inter. */
export function writeFlatSheet({ flat, colors, callouts = [], dimensions = [], prints = [] }: Sheet): string {
  const marks: readonly Point[] = [
    ...callouts.map(({ balloon }) => balloon),
    ...dimensions.flatMap(({ line, labelAt }) => [...line, labelAt]),
  ]
  const bounds = boundsOf([
    [flat.bounds.left, flat.bounds.top],
    [flat.bounds.right, flat.bounds.bottom],
    ...marks,
  ])
  const pad = 1.4
  const [left, top] = [bounds.left - pad, bounds.top - pad]
  const [width, height] = [bounds.right - bounds.left + 2 * pad, bounds.bottom - bounds.top + 2 * pad]
  const drawn = [
    ...pathsOfFlat(flat, colors).map(writePath),
    ...prints.flatMap(line => [
      writePath({ d: pathData([line], true), stroke: '#ffffff', strokeWidth: 0.2 }),
      writePath({ d: pathData([line], true), stroke: dimensionInk, strokeWidth: 0.08, dash: [0.25, 0.18] }),
    ]),
    ...dimensions.flatMap(writeDimension),
    ...callouts.flatMap(writeCallout),
  ].join('')
  const viewBox = [left, top, width, height].map(short).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${short(width * 10)}" height="${short(height * 10)}" viewBox="${viewBox}" stroke-linecap="round" stroke-linejoin="round">${drawn}</svg>`
}

function writePath({ d, fill = 'none', stroke, strokeWidth, dash }: SvgPath): string {
  const pen = stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth}"` : ''
  return `<path d="${d}" fill="${fill}"${pen}${dash ? ` stroke-dasharray="${dash.join(' ')}"` : ''}/>`
}

function writeDimension({ line, label, labelAt }: DimensionLine): string[] {
  const ends = [line[0]!, line.at(-1)!]
  const width = label.length * letter * 0.56 + 0.5
  const [x, y] = labelAt
  return [
    writePath({ d: pathData([line], false), stroke: '#ffffff', strokeWidth: 0.24 }),
    writePath({ d: pathData([line], false), stroke: dimensionInk, strokeWidth: 0.09 }),
    ...ends.map(
      ([cx, cy]) => `<circle cx="${short(cx)}" cy="${short(cy)}" r="0.16" fill="${dimensionInk}"/>`,
    ),
    `<rect x="${short(x - width / 2)}" y="${short(y - 0.62)}" width="${short(width)}" height="1.24" rx="0.2" fill="#ffffff"/>`,
    writeText(label, labelAt, dimensionInk),
  ]
}

function writeCallout({ number, at, balloon }: Callout): string[] {
  const [x, y] = balloon
  const [cx, cy] = at
  return [
    writePath({ d: pathData([[at, balloon]], false), stroke: '#ffffff', strokeWidth: 0.16 }),
    writePath({ d: pathData([[at, balloon]], false), stroke: ink, strokeWidth: 0.06 }),
    `<circle cx="${short(cx)}" cy="${short(cy)}" r="0.17" fill="${ink}" stroke="#ffffff" stroke-width="0.06"/>`,
    `<circle cx="${short(x)}" cy="${short(y)}" r="${balloonRadius}" fill="#ffffff" stroke="${ink}" stroke-width="0.08"/>`,
    writeText(String(number), balloon, ink),
  ]
}

/** Its words are ours: figures and units. */
function writeText(text: string, [x, y]: Point, color: string): string {
  return `<text x="${short(x)}" y="${short(y + 0.3)}" font-family="Inter" font-weight="600" font-size="${letter}" text-anchor="middle" fill="${color}">${text}</text>`
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100)
}
