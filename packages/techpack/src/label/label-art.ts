import { escapeText } from '../films.ts'
import { wovenFlat } from '../woven-flat.ts'
import type { labelData } from './label-data.ts'

type LabelData = Pick<
  ReturnType<typeof labelData>,
  | 'widthInches'
  | 'houseName'
  | 'sections'
  | 'ornament'
  | 'lines'
  | 'symbols'
  | 'careLines'
  | 'isSewn'
  | 'brand'
>

/** Inches: letters of 6 points, whose capitals are a sixteenth high; beside them; what a seam catches. */
const letter = 0.0834
const edge = 0.08
export const caughtInches = 0.25
/** A letter's width as a share of its height, about. */
const letterWidth = 0.6

type Line = { readonly text: string; readonly size: number; readonly isStrong?: boolean }

/** TP55: the label of one size at true size, as it is printed; `symbolOf`: a symbol's own drawing by its file's name. */
export function drawSizeLabel(label: LabelData, size: string, symbolOf: (file: string) => string): string {
  const { widthInches: width, isSewn } = label
  const room = width - 2 * edge
  const above: Line[] = [
    ...wrapped(label.houseName, 1.2 * letter, room, true),
    ...wrapped(size, 1.5 * letter, room, true),
    ...label.sections.flatMap(({ heading, lines }) => [
      ...(heading ? wrapped(heading, letter, room, true) : []),
      ...lines.flatMap(line => wrapped(line, letter, room)),
    ]),
    ...label.ornament.flatMap(line => wrapped(line, letter, room)),
    ...label.lines.flatMap(({ text, isSet }) => wrapped(isSet ? text : `[${text}]`, letter, room)),
  ]
  const below = label.careLines.flatMap(line => wrapped(`${line}.`, letter, room))
  const top = isSewn ? caughtInches : 0
  const first = writeLines(above, top + edge, width)
  const symbol = (room - (label.symbols.length - 1) * edge) / label.symbols.length
  const symbols = label.symbols.map((file, i) =>
    symbolOf(file).replace(
      /^<svg [^>]*>/,
      `<svg x="${units(edge + i * (symbol + edge))}" y="${units(first.end + edge)}" width="${units(symbol)}" height="${units(symbol)}" viewBox="0 0 24 24">`,
    ),
  )
  const last = writeLines(below, first.end + symbol + 2 * edge, width)
  const height = last.end + edge
  const seam = isSewn
    ? `<path d="M0 ${units(top)}h${units(width)}" fill="none" stroke="#000" stroke-dasharray="6 4"/>`
    : ''
  return inInches(
    width,
    height,
    `<rect x="0.5" y="0.5" width="${units(width - 0.01)}" height="${units(height - 0.01)}" fill="#fff" stroke="#000"/>${seam}${first.svg}${symbols.join('')}${last.svg}`,
  )
}

/** A brand label as it is woven, its folds dashed, in every size; null of what has none. */
export function drawBrandLabel({ brand, houseName }: LabelData): string | null {
  if (!brand) return null
  const { widthInches: folded, heightInches: height } = brand
  const [width] = wovenFlat('straight', folded, height)
  const under = (width - folded) / 2
  const size = Math.min(height / 2, (folded - 2 * edge) / (houseName.length * letterWidth))
  return inInches(
    width,
    height,
    `<rect width="${units(width)}" height="${units(height)}" fill="#efece6"/><path d="M${units(under)} 0v${units(height)}M${units(width - under)} 0v${units(height)}" fill="none" stroke="#000" stroke-dasharray="6 4"/>${writeLines([{ text: houseName, size, isStrong: true }], (height - 1.25 * size) / 2, width).svg}`,
  )
}

/** How wide and high a drawing says that it is. */
export function labelExtent(svg: string): { readonly widthInches: number; readonly heightInches: number } {
  const [, width, height] = /width="([\d.]+)in" height="([\d.]+)in"/.exec(svg) ?? []
  return { widthInches: Number(width), heightInches: Number(height) }
}

/** In as many lines as its words take. */
function wrapped(text: string, size: number, room: number, isStrong = false): Line[] {
  const most = Math.floor(room / (size * letterWidth))
  const lines = text.split(' ').reduce<string[]>((done, word) => {
    const last = done.at(-1)
    return last !== undefined && last.length + 1 + word.length <= most
      ? [...done.slice(0, -1), `${last} ${word}`]
      : [...done, word]
  }, [])
  return lines.map(line => ({
    text: line,
    // A word without an end is as wide as the label.
    size: Math.min(size, room / (line.length * letterWidth)),
    ...(isStrong ? { isStrong } : {}),
  }))
}

function writeLines(lines: readonly Line[], top: number, width: number) {
  let end = top
  const svg = lines.map(({ text, size, isStrong }) => {
    end += 1.25 * size
    return `<text x="${units(width / 2)}" y="${units(end - 0.25 * size)}" font-size="${units(size)}" text-anchor="middle"${isStrong ? ' font-weight="600"' : ''}>${escapeText(text)}</text>`
  })
  return { svg: svg.join(''), end }
}

function inInches(width: number, height: number, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${plain(width)}in" height="${plain(height)}in" viewBox="0 0 ${units(width)} ${units(height)}" font-family="Inter, sans-serif">${drawing}</svg>`
}

/** Hundredths of an inch: letters of less than a unit are not set well by all that draw. */
function units(inches: number): string {
  return String(Math.round(inches * 10_000) / 100)
}

function plain(inches: number): string {
  return String(Math.round(inches * 10_000) / 10_000)
}
