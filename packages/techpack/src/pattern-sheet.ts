import type { Label, Locale } from '@teamloom/kit/label.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import { type Bounds, boundsOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { pathData } from '@teamloom/shape/svg.ts'
import { grainOf } from './cut-note.ts'
import type { CutPiece } from './cut-pieces.ts'
import { escapeText } from './films.ts'
import { lineLabels } from './pieces/line-labels.ts'
import { wordPlace } from './pieces/word-place.ts'

/** Inches between pieces, and of the widest row. */
const gap = 1.5
const widest = 120

const scaleWords: Label = {
  en: '1 in. Net sewing lines, without allowances. Arrow: straight grain. Dashed: opened, folded or sewn on within the piece. Short strokes: notches; two of one number meet, one without meets a seam.',
  fr: '1\u00a0po. Lignes de couture nettes, sans marges. Flèche\u00a0: droit fil. Pointillé\u00a0: ouvert, plié ou cousu dans la pièce. Traits courts\u00a0: crans; deux d’un même numéro se rencontrent, un sans numéro rencontre une couture.',
}

/** Sewing lines of the pieces, side by side at true size: an inch of the drawing is an inch of cloth. */
export function writePatternSheet(pieces: readonly CutPiece[], title: string, locale: Locale): string {
  let [x, y, rowHeight, width] = [gap, 4, 0, 40]
  const drawn = pieces.map((piece, i) => {
    const { left, top, right, bottom } = boundsOf(piece.outline)
    const words = wordsOf(`${i + 1}. ${piece.label[locale]}`, piece.note[locale])
    const across = Math.max(right - left, words.width)
    if (x + across > widest && x > gap) [x, y, rowHeight] = [gap, y + rowHeight + gap, 0]
    const shown = drawPiece(piece, [x - left, y - top], words, locale)
    x += across + gap
    width = Math.max(width, x)
    rowHeight = Math.max(rowHeight, bottom - top + (shown.isBelow ? words.height + 0.4 : 0))
    return shown.svg
  })
  const height = y + rowHeight + gap
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}in" height="${height}in" viewBox="0 0 ${width} ${height}" font-family="sans-serif"><g fill="none" stroke="#000" stroke-width="0.03"><path d="M${gap} 2.2h1"/>${drawn.join('')}</g>${textAt([gap, 1.2], title, 0.7, 'start')}${textAt([gap + 1.3, 2.35], scaleWords[locale], 0.5, 'start')}</svg>`
}

/** Inches. */
const notchLetter = 0.25
const lineLetter = 0.35
/** Of a letter's height, about. */
const letterWidth = 0.52

type Words = { readonly lines: readonly Line[]; readonly width: number; readonly height: number }
type Line = { readonly text: string; readonly size: number; readonly below: number }

/** A piece's name and what it is cut of, below each other; inches below the upper edge of both. */
function wordsOf(name: string, note: string): Words {
  const lines: Line[] = [
    { text: name, size: 0.5, below: 0.42 },
    { text: note, size: 0.35, below: 0.97 },
  ]
  return {
    lines,
    width: Math.max(...lines.map(({ text, size }) => text.length * size * letterWidth)),
    height: 1.05,
  }
}

/** Its words stand where nothing is drawn: on it, else below it. */
function drawPiece(
  { outline, lines, notches }: CutPiece,
  [dx, dy]: Point,
  words: Words,
  locale: Locale,
): { readonly svg: string; readonly isBelow: boolean } {
  const laid = (curve: Curve) => curve.map(([u, v]): Point => [u + dx, v + dy])
  const grain = grainOf(outline)
  const labels = lineLabels(lines, outline, lineLetter, locale)
  const place = wordPlace(words, outline, [
    grain,
    ...lines.map(({ curve }) => curve),
    ...labels.map(({ box }) => cornersOf(box)),
  ])
  const { left, right, bottom } = boundsOf(outline)
  const [u, v]: Point = place ?? [
    Math.max((left + right) / 2, left + words.width / 2),
    bottom + 0.3 + words.height / 2,
  ]
  const at: Point = [u + dx, v + dy - words.height / 2]
  const svg = [
    `<path d="${pathData([laid(outline)], true)}"/>`,
    ...words.lines.map(({ text, size, below }) => textAt([at[0], at[1] + below], text, size)),
    arrow(laid(grain)),
    ...notches.map(({ from, to, number }) => {
      const [start, end] = laid([from, to]) as [Point, Point]
      const beyond: Point = [2.2 * end[0] - 1.2 * start[0], 2.2 * end[1] - 1.2 * start[1] + 0.1]
      const told = number === null ? '' : textAt(beyond, String(number), notchLetter)
      return `<path d="${pathData([[start, end]], false)}"/>${told}`
    }),
    ...lines.map(({ curve }) => `<path d="${pathData([laid(curve)], false)}" stroke-dasharray="0.3 0.2"/>`),
    ...labels.map(({ text, from: [x, y] }) => textAt([x + dx, y + dy], text, lineLetter, 'start')),
  ].join('')
  return { svg, isBelow: place === undefined }
}

function cornersOf({ left, right, top, bottom }: Bounds): Curve {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ]
}

/** With a head at both ends. */
function arrow(along: Curve): string {
  const [from, to] = [along[0]!, along.at(-1)!]
  const head = Math.min(0.3, (to[1] - from[1]) / 4)
  const ends = [
    [from, head],
    [to, -head],
  ] as const
  const heads = ends.map(
    ([[x, y], by]): Curve => [
      [x - head / 2, y + by],
      [x, y],
      [x + head / 2, y + by],
    ],
  )
  return `<path d="${pathData([along, ...heads], false)}"/>`
}

function textAt([x, y]: Point, words: string, size: number, anchor = 'middle'): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${size}" fill="#000" stroke="none">${escapeText(words)}</text>`
}
