import type { Label, Locale } from '@teamloom/kit/label.ts'
import { boundsOf } from '@teamloom/shape/panel.ts'
import { distance, type Point } from '@teamloom/shape/point.ts'
import { grainOf } from '../../cut-note.ts'
import type { CutPiece } from '../../cut-pieces.ts'
import { cutLineOf } from './cut-line.ts'
import { notchStroke } from './notch-stroke.ts'

/** The pieces of a size. */
export type SizedPieces = { readonly sizeName: string; readonly pieces: readonly CutPiece[] }

/** Layers as ASTM D6673 numbers them. */
const layers = {
  cut: 1,
  turn: 2,
  curve: 3,
  notch: 4,
  grain: 7,
  inner: 8,
  drill: 13,
  sew: 14,
  text: 15,
  cutCheck: 84,
  innerCheck: 85,
  sewCheck: 87,
} as const
type Layer = (typeof layers)[keyof typeof layers]

/** AutoCAD R12. */
const version = `AC${1009}`

/** Inches between the pieces of a size as they are inserted, and between sizes. */
const gap = 2
/** A turn of a line that is sharper than so many degrees is a corner. */
const cornerDegrees = 20
const letter = 0.4

const kinds = { piece: 'Piece Name', size: 'Size', quantity: 'Quantity', material: 'Material' } as const
const yards: Label = { en: 'Annotation', fr: 'Annotation' }

/**
 * MF21: pieces of all sizes as AutoCAD R12 has them in ASCII, by ASTM D6673: a block for each piece and size, inserted
 * once; inches, upwards. `sampleSize`: the one that
 * the others are graded from; `isNested`: sizes of a piece lie on each other.
 */
export function writeDxf(
  sizes: readonly SizedPieces[],
  {
    title,
    sampleSize,
    locale,
    isNested,
  }: {
    readonly title: string
    readonly sampleSize: string
    readonly locale: Locale
    readonly isNested: boolean
  },
): string {
  const blocks: string[] = []
  const entities: string[] = [
    'ASTM/D6673-10',
    'UNITS: ENGLISH',
    `STYLE NAME: ${plain(title)}`,
    `SAMPLE SIZE: ${plain(sampleSize)}`,
  ].flatMap((words, i) => text([0, -2 - i], words, layers.cut))
  let down = 0
  for (const { sizeName, pieces } of sizes) {
    let [across, highest] = [0, 0]
    for (const [i, piece] of pieces.entries()) {
      const name = blockName(i + 1, piece, sizeName)
      const cut = piece.knitOf ? [...piece.outline] : cutLineOf(piece.outline, piece.allowances)
      const { left, right, top, bottom } = boundsOf(cut)
      blocks.push(blockOf(name, piece, cut, sizeName, locale))
      entities.push(insert(name, [across - left, bottom - down]))
      across += right - left + gap
      highest = Math.max(highest, bottom - top)
    }
    if (!isNested) down -= highest + gap
  }
  return [
    ...section('HEADER', ['9', '$ACADVER', '1', version]),
    ...section('TABLES', tableOfLayers()),
    ...section('BLOCKS', blocks),
    ...section('ENTITIES', entities),
    '0',
    'EOF',
    '',
  ].join('\r\n')
}

/** The name of a piece and size, which no other has. */
function blockName(number: number, { name }: CutPiece, sizeName: string): string {
  return `${number}-${name}-${sizeName}`
    .replaceAll(/[^\w-]/g, '_')
    .toUpperCase()
    .slice(0, 31)
}

function blockOf(
  name: string,
  piece: CutPiece,
  cut: readonly Point[],
  sizeName: string,
  locale: Locale,
): string {
  const { outline, lines, quilting, prints, notches, label, note, grain, times } = piece
  const middle = middleOf(outline)
  const straight = grainOf(outline)
  const inner = [...lines.map(({ curve }) => curve), ...quilting]
  const words = [
    `${kinds.piece}: ${plain(label[locale])}`,
    `${kinds.size}: ${plain(sizeName)}`,
    `${kinds.quantity}: ${times}`,
    `${kinds.material}: ${plain(note[locale])}`,
    ...prints.map(print => `${yards[locale]}: ${plain(print.label[locale])}`),
  ]
  return [
    ...rows('0', 'BLOCK', '8', '1', '2', name, '70', '0', '10', '0', '20', '0', '30', '0'),
    ...words.flatMap((line, i) => text([middle[0], middle[1] + 1.5 * letter * i], line, layers.text)),
    ...polyline(cut, layers.cut, true),
    ...pointsOf(cut),
    ...(piece.knitOf ? [] : polyline(outline, layers.sew, true)),
    ...polyline(cut, layers.cutCheck, true),
    ...(piece.knitOf ? [] : polyline(outline, layers.sewCheck, true)),
    ...inner.flatMap(curve => polyline(curve, layers.inner, false)),
    ...inner.flatMap(curve => polyline(curve, layers.innerCheck, false)),
    ...prints.flatMap(({ curve }) => [
      ...polyline(curve, layers.inner, true),
      ...dot(middleOf(curve), layers.drill),
    ]),
    ...(grain === null ? [] : grainLine(straight, grain)),
    ...notches.flatMap(notch => dot(notchStroke(cut, notch)[0], layers.notch)),
    ...rows('0', 'ENDBLK', '8', '1'),
  ].join('\r\n')
}

/** Points of a closed line: corners, and those between them. */
function pointsOf(line: readonly Point[]): string[] {
  return line.flatMap((point, i) => {
    const [before, after] = [line.at(i - 1)!, line[(i + 1) % line.length]!]
    const turn = Math.abs(
      ((Math.atan2(after[1] - point[1], after[0] - point[0]) -
        Math.atan2(point[1] - before[1], point[0] - before[0])) *
        180) /
        Math.PI,
    )
    const degrees = turn > 180 ? 360 - turn : turn
    return dot(point, degrees > cornerDegrees ? layers.turn : layers.curve)
  })
}

function grainLine(straight: readonly Point[], grain: 'height' | 'bias'): string[] {
  const [from, to] = [straight[0]!, straight.at(-1)!]
  if (grain === 'height') return line(from, to, layers.grain)
  const [u, v] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const half = (distance(from, to) / 2) * Math.SQRT1_2
  return line([u - half, v + half], [u + half, v - half], layers.grain)
}

function middleOf(curve: readonly Point[]): Point {
  const { left, right, top, bottom } = boundsOf(curve)
  return [(left + right) / 2, (top + bottom) / 2]
}

/** Codes of groups and their values, one after the other. */
function rows(...values: readonly string[]): readonly string[] {
  return values
}

function section(name: string, content: readonly string[]): string[] {
  return ['0', 'SECTION', '2', name, ...content, '0', 'ENDSEC']
}

function tableOfLayers(): string[] {
  const names = Object.values(layers)
  return [
    ...rows('0', 'TABLE', '2', 'LTYPE', '70', '1', '0', 'LTYPE', '2', 'CONTINUOUS', '70', '64'),
    ...rows('3', 'Solid line', '72', '65', '73', '0', '40', '0.0', '0', 'ENDTAB'),
    ...rows('0', 'TABLE', '2', 'LAYER', '70', String(names.length)),
    ...names.flatMap(name => ['0', 'LAYER', '2', String(name), '70', '0', '62', '7', '6', 'CONTINUOUS']),
    ...rows('0', 'ENDTAB'),
  ]
}

function insert(name: string, [x, y]: Point): string {
  return ['0', 'INSERT', '8', '1', '2', name, '10', number(x), '20', number(y), '30', '0'].join('\r\n')
}

function polyline(points: readonly Point[], layer: Layer, isClosed: boolean): string[] {
  return [
    ...rows(
      '0',
      'POLYLINE',
      '8',
      String(layer),
      '66',
      '1',
      '70',
      isClosed ? '1' : '0',
      '10',
      '0',
      '20',
      '0',
      '30',
      '0',
    ),
    ...points.flatMap(point => ['0', 'VERTEX', '8', String(layer), ...at(point)]),
    ...rows('0', 'SEQEND', '8', String(layer)),
  ]
}

function line(from: Point, to: Point, layer: Layer): string[] {
  return ['0', 'LINE', '8', String(layer), ...at(from), '11', number(to[0]), '21', number(-to[1]), '31', '0']
}

function dot(point: Point, layer: Layer): string[] {
  return ['0', 'POINT', '8', String(layer), ...at(point)]
}

function text(point: Point, words: string, layer: Layer): string[] {
  return ['0', 'TEXT', '8', String(layer), ...at(point), '40', String(letter), '1', words]
}

function at([u, v]: Point): string[] {
  return ['10', number(u), '20', number(-v), '30', '0']
}

/** To a hundred-thousandth of an inch, which leaves areas as they are. */
function number(value: number): string {
  return String(Math.round(value * 100_000) / 100_000 || 0)
}

/** R12 has the letters of one byte alone; others stand without their accents. */
function plain(words: string): string {
  return words
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/[^ -~]/g, '?')
}
