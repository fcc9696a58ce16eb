import type { Label, Locale } from '@teamloom/kit/label.ts'
import { type Curve, line } from '@teamloom/shape/curve.ts'
import { type Bounds, boundsOf } from '@teamloom/shape/panel.ts'
import { distance, type Point } from '@teamloom/shape/point.ts'
import { pathData } from '@teamloom/shape/svg.ts'
import { grainOf } from './cut-note.ts'
import type { CutPiece } from './cut-pieces.ts'
import { escapeText } from './films.ts'
import { lineLabels } from './pieces/line-labels.ts'
import type { InnerLine } from './pieces/sewn-piece.ts'
import { wordPlace } from './pieces/word-place.ts'

/** Inches between pieces, and of the widest row. */
const gap = 1.5
const widest = 120

const scaleWords: Label = {
  en: '1 in. Net sewing lines, without allowances. Arrow: straight grain, aslant on a piece that is cut on the bias; tape has none. Dashed: opened, folded or sewn on within the piece. Dotted: quilted. Dashed and dotted: decorations, by their numbers. Short strokes: notches; two of one number meet, one without meets a seam.',
  fr: '1\u00a0po. Lignes de couture nettes, sans marges. Flèche\u00a0: droit fil, oblique sur une pièce taillée dans le biais; un ruban n’en a pas. Tirets\u00a0: ouvert, plié ou cousu dans la pièce. Pointillé\u00a0: matelassé. Tirets et points\u00a0: décorations, par leurs numéros. Traits courts\u00a0: crans; deux d’un même numéro se rencontrent, un sans numéro rencontre une couture.',
}

/** Sewing lines of the pieces, side by side at true size: an inch of the drawing is an inch of cloth. */
export function writePatternSheet(pieces: readonly CutPiece[], title: string, locale: Locale): string {
  let [x, y, rowHeight, width] = [gap, 4, 0, 40]
  const drawn = pieces.map((piece, i) => {
    const { left, top, right, bottom } = boundsOf(piece.outline)
    const laid = layPiece(piece, i + 1, locale)
    const across = Math.max(
      right - left,
      laid.words.width,
      Math.max(...laid.grain.map(([u]) => u)) + 0.2 - left,
    )
    if (x + across > widest && x > gap) [x, y, rowHeight] = [gap, y + rowHeight + gap, 0]
    const svg = drawPiece(piece, laid, [x - left, y - top])
    x += across + gap
    width = Math.max(width, x)
    rowHeight = Math.max(rowHeight, bottom - top, laid.box.bottom + 0.1 - top)
    return svg
  })
  const height = y + rowHeight + gap
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}in" height="${height}in" viewBox="0 0 ${width} ${height}" font-family="sans-serif"><g fill="none" stroke="#000" stroke-width="0.03"><path d="M${gap} 2.2h1"/>${drawn.join('')}</g>${textAt([gap, 1.2], title, 0.7, 'start')}${textAt([gap + 1.3, 2.35], scaleWords[locale], 0.5, 'start')}</svg>`
}

/** Inches. */
const notchLetter = 0.25
const lineLetter = 0.35
/** A letter's width as a share of its height, about. */
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

/** What is written and drawn on a piece, in its own inches: its words stand where nothing is drawn, else below it. */
export function layPiece(
  { outline, lines, notches, label, note, grain: lay, quilting, prints }: CutPiece,
  number: number,
  locale: Locale,
) {
  const words = wordsOf(`${number}. ${label[locale]}`, note[locale])
  const labels = lineLabels(lines, outline, lineLetter, locale)
  const printed = prints.map(print => printLabel(print, locale))
  const numbers = notches.flatMap(({ from, to, number: told }) => {
    const at: Point = [2.2 * to[0] - 1.2 * from[0], 2.2 * to[1] - 1.2 * from[1] + 0.1]
    const text = String(told)
    return told === null ? [] : [{ text, at, box: boxOf(at, text.length * notchLetter * letterWidth) }]
  })
  const straight = grainOf(
    outline,
    [...labels, ...printed, ...numbers].map(({ box }) => box),
  )
  const grain = lay === 'bias' ? aslant(straight) : straight
  const place = wordPlace(words, outline, [
    ...(lay ? [grain] : []),
    ...lines.map(({ curve }) => curve),
    ...quilting,
    ...prints.map(({ curve }) => curve),
    ...[...labels, ...printed].map(({ box }) => cornersOf(box)),
  ])
  const { left, right, bottom } = boundsOf(outline)
  const lowest = Math.max(bottom, ...[...labels, ...printed].map(({ box }) => box.bottom))
  const [u, v]: Point = place ?? [
    Math.max((left + right) / 2, left + words.width / 2),
    lowest + 0.3 + words.height / 2,
  ]
  const box = {
    left: u - words.width / 2,
    right: u + words.width / 2,
    top: v - words.height / 2,
    bottom: v + words.height / 2,
  }
  return { words, labels, printed, numbers, grain, hasGrain: lay !== null, box }
}

/** Within a decoration's outline, from its upper left corner; below one that is too narrow for it. */
function printLabel({ label, curve }: InnerLine, locale: Locale) {
  const { left, right, top, bottom } = boundsOf(curve)
  const text = label[locale]
  const width = text.length * lineLetter * letterWidth
  const isWithin = width + 0.2 < right - left
  const base = (isWithin ? top + 0.1 : bottom + 0.05) + lineLetter
  const start = isWithin ? left + 0.1 : left
  const box = { left: start, right: start + width, top: base - lineLetter, bottom: base + 0.1 }
  return { text, from: [start, base] satisfies Point, box }
}

function boxOf([x, y]: Point, width: number): Bounds {
  return { left: x - width / 2, right: x + width / 2, top: y - notchLetter, bottom: y }
}

function drawPiece(
  { outline, lines, notches, quilting, prints }: CutPiece,
  { words, labels, printed, numbers, grain, hasGrain, box }: ReturnType<typeof layPiece>,
  [dx, dy]: Point,
): string {
  const laid = (curve: Curve) => curve.map(([u, v]): Point => [u + dx, v + dy])
  const at: Point = [(box.left + box.right) / 2 + dx, box.top + dy]
  return [
    `<path d="${pathData([laid(outline)], true)}"/>`,
    ...words.lines.map(({ text, size, below }) => textAt([at[0], at[1] + below], text, size)),
    hasGrain ? arrow(laid(grain)) : '',
    ...notches.map(({ from, to }) => `<path d="${pathData([laid([from, to])], false)}"/>`),
    ...numbers.map(({ text, at: [x, y] }) => textAt([x + dx, y + dy], text, notchLetter)),
    ...lines.map(({ curve }) => `<path d="${pathData([laid(curve)], false)}" stroke-dasharray="0.3 0.2"/>`),
    ...quilting.map(
      curve =>
        `<path d="${pathData([laid(curve)], false)}" stroke-width="0.02" stroke-dasharray="0.05 0.1"/>`,
    ),
    ...prints.map(
      ({ curve }) => `<path d="${pathData([laid(curve)], false)}" stroke-dasharray="0.3 0.1 0.05 0.1"/>`,
    ),
    ...[...labels, ...printed].map(({ text, from: [x, y] }) =>
      textAt([x + dx, y + dy], text, lineLetter, 'start'),
    ),
  ].join('')
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

/** Turned by 45° about its middle. */
function aslant(along: Curve): Curve {
  const [from, to] = [along[0]!, along.at(-1)!]
  const [u, v] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const half = (distance(from, to) / 2) * Math.SQRT1_2
  return line([u - half, v + half], [u + half, v - half])
}

/** An arrow with a head at both ends. */
function arrow(along: Curve): string {
  const [from, to] = [along[0]!, along.at(-1)!]
  const length = distance(from, to)
  const head = Math.min(0.3, length / 4)
  const [du, dv] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const ends = [
    [from, head],
    [to, -head],
  ] as const
  const heads = ends.map(
    ([[x, y], by]): Curve => [
      [x + du * by - (dv * head) / 2, y + dv * by + (du * head) / 2],
      [x, y],
      [x + du * by + (dv * head) / 2, y + dv * by - (du * head) / 2],
    ],
  )
  return `<path d="${pathData([along, ...heads], false)}"/>`
}

function textAt([x, y]: Point, words: string, size: number, anchor = 'middle'): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${size}" fill="#000" stroke="none">${escapeText(words)}</text>`
}
