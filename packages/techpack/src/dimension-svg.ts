import type { Point } from '@teamloom/shape/point.ts'
import { pathData, type SvgPath } from '@teamloom/shape/svg.ts'
import type { LabelledLine } from './label-places.ts'

/** `letter`: the height of letters, in the drawing's own unit. */

export const dimensionInk = '#2a35c9'

export function writePath({ d, fill = 'none', stroke, strokeWidth, dash }: SvgPath): string {
  const pen = stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth}"` : ''
  return `<path d="${d}" fill="${fill}"${pen}${dash ? ` stroke-dasharray="${dash.join(' ')}"` : ''}/>`
}

/** Where a print ends. */
export function writeOutline(outline: readonly Point[], letter: number, fill = 'none'): string[] {
  const d = pathData([outline], true)
  return [
    writePath({ d, fill, stroke: '#ffffff', strokeWidth: 0.2 * letter }),
    writePath({
      d,
      stroke: dimensionInk,
      strokeWidth: 0.09 * letter,
      dash: [0.3 * letter, 0.2 * letter],
    }),
  ]
}

export function writeLine(line: readonly Point[], letter: number): string[] {
  return [
    writePath({ d: pathData([line], false), stroke: '#ffffff', strokeWidth: 0.28 * letter }),
    writePath({ d: pathData([line], false), stroke: dimensionInk, strokeWidth: 0.1 * letter }),
    ...[line[0]!, line.at(-1)!].map(
      ([x, y]) =>
        `<circle cx="${short(x)}" cy="${short(y)}" r="${short(0.19 * letter)}" fill="${dimensionInk}"/>`,
    ),
  ]
}

export function writeLabel({ label, box, leader }: LabelledLine, letter: number): string[] {
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const d = leader && pathData([leader], false)
  return [
    ...(d
      ? [
          writePath({ d, stroke: '#ffffff', strokeWidth: 0.16 * letter }),
          writePath({ d, stroke: dimensionInk, strokeWidth: 0.06 * letter }),
        ]
      : []),
    `<rect x="${short(box.left)}" y="${short(box.top)}" width="${short(box.right - box.left)}" height="${short(box.bottom - box.top)}" rx="${short(0.25 * letter)}" fill="#ffffff" fill-opacity="0.92"/>`,
    writeText(label, middle, letter, dimensionInk),
  ]
}

/** Its words are ours: figures and units. */
export function writeText(text: string, [x, y]: Point, letter: number, color: string): string {
  return `<text x="${short(x)}" y="${short(y + 0.35 * letter)}" font-family="Inter, sans-serif" font-weight="600" font-size="${short(letter)}" text-anchor="middle" fill="${color}">${text}</text>`
}

export function short(value: number): string {
  return String(Math.round(value * 100) / 100)
}
