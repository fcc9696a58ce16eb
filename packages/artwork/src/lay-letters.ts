import { fonts } from './fonts.ts'
import { type TextRecipe, textLimits } from './text-recipe.ts'

/** A command of a letter's outline in ems, y up. */
export type OutlineCommand = {
  readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
  readonly args: readonly number[]
}

/** As a font sets it: what comes before is its advance, in ems. */
export type Letter = { readonly outline: readonly OutlineCommand[]; readonly advance: number }

/** Units of the drawing to an em. */
const em = 100

const signs = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const

/** Lines of letters as one drawing: spaced, aligned, bent around an arc, ringed. Undefined where nothing is to be seen. */
export function layLetters(
  lines: readonly (readonly Letter[])[],
  recipe: TextRecipe,
  lineHeight: number,
): string | undefined {
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
  return draw(paths.join(''), recipe, box)
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

/** The widest ring lies lowest; each is a line around the letters, of which the half inside is covered. */
function draw(path: string, { fill, outline, offset }: TextRecipe, box: Box): string {
  const inner = outline?.width ?? 0
  const reach = inner + (offset?.width ?? 0)
  const rings = [
    ...(offset ? [{ hex: offset.hex, width: reach }] : []),
    ...(outline ? [{ hex: outline.hex, width: inner }] : []),
  ]
  const [left, top] = [round((box.left - reach) * em), round((box.top - reach) * em)]
  const [width, height] = [
    round((box.right - box.left + 2 * reach) * em),
    round((box.bottom - box.top + 2 * reach) * em),
  ]
  const lines = rings.map(
    ({ hex, width: ring }) =>
      `<path d="${path}" fill="${hex}" stroke="${hex}" stroke-width="${round(2 * ring * em)}" stroke-linejoin="round"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${lines.join('')}<path d="${path}" fill="${fill}"/></svg>`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** How high the capitals of words are when their drawing, so many units wide, is made so wide; in the same unit as that. */
export function capitalHeight({ font }: TextRecipe, drawnWidth: number, width: number): number | undefined {
  const capital = fonts.find(({ id }) => id === font)?.capital
  return capital && (capital * em * width) / drawnWidth
}

/** Its lines, without empty ones at the ends. */
export function linesOf(words: string): readonly string[] {
  return words.trim().split('\n').slice(0, textLimits.lines)
}
