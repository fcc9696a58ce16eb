import { fonts } from './fonts.ts'
import { type TextRecipe, textLimits } from './text-recipe.ts'

/** A command of a letter's outline in ems, y up. */
export type OutlineCommand = {
  readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
  readonly args: readonly number[]
}

/** A letter as a font sets it, with its advance in ems. */
export type Letter = { readonly outline: readonly OutlineCommand[]; readonly advance: number }

/** Units of the drawing to an em. */
export const em = 100

const signs = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const

/** Words as they lie, in units of their drawing: one outline, painted once for each ring and for the letters. */
export type LaidWords = {
  readonly path: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** The lowest first; a ring is a line around the letters, of which the half inside is covered. */
  readonly coats: readonly { readonly hex: string; readonly lineWidth: number }[]
  /** How far down the top of its middle is, from 0 to 1: what an arc lifts from its ends. */
  readonly crown: number
}

/** Lines of letters: spaced, aligned, bent around an arc, ringed. Undefined where nothing is to be seen. */
export function layLetters(
  lines: readonly (readonly Letter[])[],
  recipe: TextRecipe,
  lineHeight: number,
): LaidWords | undefined {
  const spaced = lines.map(letters => spaceOut(letters, recipe.letterSpacing))
  const widest = Math.max(...spaced.map(({ width }) => width))
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  const paths: string[] = []
  for (const [index, { letters, width }] of spaced.entries()) {
    const down = (index - (spaced.length - 1) / 2) * lineHeight * recipe.lineSpacing
    const slack = widest - width
    const from = -widest / 2 + slack * { left: 0, center: 0.5, right: 1 }[recipe.alignment]
    for (const { outline, x, advance } of letters) {
      const put = bend(recipe.arcDegrees, widest, { along: from + x + advance / 2, down })
      for (const { command, args } of outline) {
        const points: string[] = []
        for (let at = 0; at + 1 < args.length; at += 2) {
          const [px, py] = put(args[at]! - advance / 2, -args[at + 1]!)
          box.left = Math.min(box.left, px)
          box.right = Math.max(box.right, px)
          box.top = Math.min(box.top, py)
          box.bottom = Math.max(box.bottom, py)
          points.push(`${round(px * em)} ${round(py * em)}`)
        }
        paths.push(signs[command] + points.join(' '))
      }
    }
  }
  if (!(box.right > box.left && box.bottom > box.top)) return undefined
  const coated = coat(recipe, box)
  const above = ((spaced.length - 1) / 2) * lineHeight * recipe.lineSpacing + (capitalOf(recipe.font) ?? 1)
  const crown = Math.min(1, Math.max(0, (-above * em - coated.top) / coated.height))
  return { path: paths.join(''), ...coated, crown }
}

type SpacedLetter = Letter & { readonly x: number }

function spaceOut(letters: readonly Letter[], spacing: number) {
  const placed: SpacedLetter[] = []
  let x = 0
  for (const letter of letters) {
    placed.push({ ...letter, x })
    x += letter.advance + spacing
  }
  return { letters: placed, width: Math.max(0, x - spacing) }
}

/** Nearer than this the letters of an inner line would turn inside out. */
const leastRadius = 0.4

/** Where a point beside the middle of a letter's foot comes to lie, `along` the line and `down` from the middle one. */
function bend(
  arcDegrees: number,
  widest: number,
  { along, down }: { readonly along: number; readonly down: number },
): (x: number, y: number) => readonly [number, number] {
  if (Math.abs(arcDegrees) < 0.5 || widest === 0) return (x, y) => [along + x, down + y]
  const way = Math.sign(arcDegrees)
  const radius = widest / ((Math.abs(arcDegrees) * Math.PI) / 180)
  const own = Math.max(leastRadius, radius - way * down)
  const angle = along / radius
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const [footX, footY] = [own * sin, way * (radius - own * cos)]
  return (x, y) => [footX + x * cos - way * y * sin, footY + way * x * sin + y * cos]
}

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

function coat({ fill, outline, offset }: TextRecipe, box: Box): Omit<LaidWords, 'path' | 'crown'> {
  const inner = outline?.width ?? 0
  const reach = inner + (offset?.width ?? 0)
  return {
    left: round((box.left - reach) * em),
    top: round((box.top - reach) * em),
    width: round((box.right - box.left + 2 * reach) * em),
    height: round((box.bottom - box.top + 2 * reach) * em),
    coats: [
      ...(offset ? [{ hex: offset.hex, lineWidth: round(2 * reach * em) }] : []),
      ...(outline ? [{ hex: outline.hex, lineWidth: round(2 * inner * em) }] : []),
      { hex: fill, lineWidth: 0 },
    ],
  }
}

/**
 * Laid words in a drawing of whole units: what reads files measures in these, and would take the pixels that it draws
 * for the size of a smaller drawing.
 */
export function inWholeUnits(laid: LaidWords): LaidWords {
  const [width, height] = [Math.ceil(laid.width), Math.ceil(laid.height)]
  const left = round(laid.left - (width - laid.width) / 2)
  const top = round(laid.top - (height - laid.height) / 2)
  return { ...laid, left, top, width, height }
}

export function drawingOf({ path, left, top, width, height, coats }: LaidWords): string {
  const painted = coats.map(({ hex, lineWidth }) => {
    const line = lineWidth > 0 ? ` stroke="${hex}" stroke-width="${lineWidth}" stroke-linejoin="round"` : ''
    return `<path d="${path}" fill="${hex}"${line}/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${painted.join('')}</svg>`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/**
 * How high the capitals of words are, or their numerals where they have no letters, when their drawing, so many units
 * wide, is made so wide; in the same unit as that.
 */
export function capitalHeight(recipe: TextRecipe, drawnWidth: number, width: number): number | undefined {
  const height = letterHeight(recipe)
  return height && (height * em * width) / drawnWidth
}

/** The height of capitals, or of numerals where the words have no letters, in ems. */
export function letterHeight({ font, words }: Pick<TextRecipe, 'font' | 'words'>): number | undefined {
  const known = fonts.find(({ id }) => id === font)
  return /\p{L}/u.test(words) ? known?.capital : (known?.numeral ?? known?.capital)
}

function capitalOf(font: string): number | undefined {
  return fonts.find(({ id }) => id === font)?.capital
}

/** Its lines, without empty ones at the ends. */
export function linesOf(words: string): readonly string[] {
  return words.trim().split('\n').slice(0, textLimits.lines)
}
