import type { Label, Locale } from '@teamloom/kit/label.ts'
import type { Curve } from '@teamloom/shape/curve.ts'
import { boundsOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { pathData } from '@teamloom/shape/svg.ts'
import { grainOf } from './cut-note.ts'
import type { CutPiece } from './cut-pieces.ts'
import { escapeText } from './films.ts'
import { pieceLabels } from './placement-words.ts'

/** Inches between pieces, and of the widest row. */
const gap = 1.5
const widest = 120

const scaleWords: Label = {
  en: '1 in. Net sewing lines, without allowances. Arrow: straight grain. Dashed: cut, folded or sewn on within the piece. Short strokes: notches; two of one number meet, one without meets a seam.',
  fr: '1\u00a0po. Lignes de couture nettes, sans marges. Flèche\u00a0: droit fil. Pointillé\u00a0: coupé, plié ou cousu dans la pièce. Traits courts\u00a0: crans; deux d’un même numéro se rencontrent, un sans numéro rencontre une couture.',
}

/** Sewing lines of the pieces, side by side at true size: an inch of the drawing is an inch of cloth. */
export function writePatternSheet(pieces: readonly CutPiece[], title: string, locale: Locale): string {
  let [x, y, rowHeight, width] = [gap, 4, 0, 40]
  const drawn = pieces.map(({ name, note, outline, lines, notches }) => {
    const { left, top, right, bottom } = boundsOf(outline)
    const words = wordsOn(bottom - top, pieceLabels[name]?.[locale] ?? name, note[locale])
    // Small pieces have room for their words beside each other.
    const across = Math.max(right - left, ...words.map(({ text, size }) => text.length * size * letterWidth))
    if (x + across > widest && x > gap) [x, y, rowHeight] = [gap, y + rowHeight + gap, 0]
    const [dx, dy] = [x - left + (across - right + left) / 2, y - top]
    const laid = (curve: Curve) => curve.map(([u, v]): Point => [u + dx, v + dy])
    // Above a line that it is folded along.
    const middle: Point = [x + across / 2, y + (bottom - top) / 2 - 0.15]
    x += across + gap
    width = Math.max(width, x)
    rowHeight = Math.max(rowHeight, bottom - top)
    return [
      `<path d="${pathData([laid(outline)], true)}"/>`,
      ...words.map(({ text, size, below }) => textAt([middle[0], middle[1] + below], text, size)),
      arrow(laid(grainOf(outline))),
      ...notches.map(({ from, to, number }) => {
        const [start, end] = laid([from, to]) as [Point, Point]
        const beyond: Point = [2.2 * end[0] - 1.2 * start[0], 2.2 * end[1] - 1.2 * start[1] + 0.1]
        const told = number === null ? '' : textAt(beyond, String(number), notchLetter)
        return `<path d="${pathData([[start, end]], false)}"/>${told}`
      }),
      ...lines.map(({ label, curve }, i) => {
        const along = laid(curve)
        const [u, v] = along[Math.floor(along.length * wordsAlong[i % wordsAlong.length]!)]!
        const isLevel = Math.abs(along.at(-1)![1] - along[0]![1]) < 0.1
        return `<path d="${pathData([along], false)}" stroke-dasharray="0.3 0.2"/>${textAt([u + 0.2, v + (isLevel ? 0.4 : 0.1)], label[locale], 0.35, 'start')}`
      }),
    ].join('')
  })
  const height = y + rowHeight + gap
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}in" height="${height}in" viewBox="0 0 ${width} ${height}" font-family="sans-serif"><g fill="none" stroke="#000" stroke-width="0.03"><path d="M${gap} 2.2h1"/>${drawn.join('')}</g>${textAt([gap, 1.2], title, 0.7, 'start')}${textAt([gap + 1.3, 2.35], scaleWords[locale], 0.5, 'start')}</svg>`
}

/** Inches. */
const notchLetter = 0.25
/** Where words stand along lines that may lie beside one another. */
const wordsAlong = [1 / 3, 1 / 2, 2 / 3, 1 / 5]
/** Inches that a piece is high whose note has a line of its own. */
const roomy = 2
/** Of a letter's height, about. */
const letterWidth = 0.52

type Words = { readonly text: string; readonly size: number; readonly below: number }

function wordsOn(height: number, name: string, note: string): readonly Words[] {
  if (height < roomy) return [{ text: `${name}: ${note}`, size: 0.35, below: 0 }]
  return [
    { text: name, size: 0.5, below: 0 },
    { text: note, size: 0.35, below: 0.55 },
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
