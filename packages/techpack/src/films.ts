import type { NeedleGrid } from '@teamloom/artwork/needle-grid.ts'
import { inOneTone } from '@teamloom/artwork/one-tone.ts'
import type { Pixels } from '@teamloom/artwork/pixels.ts'
import type { Plates } from '@teamloom/artwork/plates.ts'
import { simplify, traceContours } from '@teamloom/shape/contour.ts'

export type PlainInk = { readonly code: string; readonly hex: string }

/** What is printed in an ink; pixels. */
export type Film = {
  readonly ink: PlainInk
  /** Of the art's area. */
  readonly share: number
  readonly width: number
  readonly height: number
  /** Where at least that share of ink is, 0 to 1, as an SVG path; lightest first, each within the one before. */
  readonly tints: readonly { readonly share: number; readonly d: string }[]
}

/** Of a pixel. */
const tolerance = 0.35
/** Shares of ink that are told apart. */
const steps = 20
/** Of what is covered: fewer pixels of a tint are edges between two others. */
const leastOfTint = 0.01

/** One for each ink that is wanted, solid: what is half in it and half in another is on the film of the one with more. */
export function plateFilms(
  { width, height, first, second, blend, alpha }: Plates,
  inks: readonly (PlainInk | null)[],
  wanted: readonly PlainInk[],
): Film[] {
  return wanted.map(ink => {
    const cover = new Uint8Array(width * height)
    for (let i = 0; i < cover.length; i++) {
      if (alpha[i] === 0) continue
      const share = blend[i]! / 255
      const isFirst = inks[first[i]!]?.code === ink.code
      const isSecond = inks[second[i]!]?.code === ink.code
      cover[i] = Math.round(alpha[i]! * ((isFirst ? 1 - share : 0) + (isSecond ? share : 0)))
    }
    return { ink, ...cut(cover, width, height, [1]) }
  })
}

/** One for each yarn, of its stitches alone: what has no stitch left is empty. */
export function needleFilms({ needles, courses, cells }: NeedleGrid, yarns: readonly PlainInk[]): Film[] {
  return yarns.map((ink, at) => {
    const own = [...cells.keys()].filter(cell => cells[cell] === at + 1)
    const d = own.map(cell => `M${cell % needles} ${Math.floor(cell / needles)}h1v1h-1Z`).join('')
    return {
      ink,
      share: own.length / cells.length,
      width: needles,
      height: courses,
      tints: [{ share: 1, d }],
    }
  })
}

/** All of the art in one ink, in its tints. */
export function toneFilm(pixels: Pixels, ink: PlainInk, printsLight: boolean): Film {
  const { width, height, rgba } = inOneTone(pixels, ink.hex, printsLight)
  const cover = new Uint8Array(width * height)
  for (let i = 0; i < cover.length; i++) cover[i] = rgba[4 * i + 3]!
  return { ink, ...cut(cover, width, height, tintsIn(cover)) }
}

/** Those that lie there in areas, lightest first. */
function tintsIn(cover: Uint8Array): number[] {
  const counts = Array.from({ length: steps + 1 }, () => 0)
  for (const value of cover) {
    const step = Math.round((value / 255) * steps)
    counts[step] = counts[step]! + 1
  }
  const covered = counts.slice(1).reduce((sum, count) => sum + count, 0)
  return counts.flatMap((count, step) =>
    step > 0 && count > 0 && count >= leastOfTint * covered ? [step / steps] : [],
  )
}

function cut(cover: Uint8Array, width: number, height: number, tints: readonly number[]): Omit<Film, 'ink'> {
  const sum = cover.reduce((total, value) => total + value, 0)
  return {
    share: sum / cover.length / 255,
    width,
    height,
    tints: tints.map((share, i) => ({
      share,
      // Half-way from the tint before it.
      d: outlineOf(cover, width, height, (255 * ((tints[i - 1] ?? 0) + share)) / 2),
    })),
  }
}

function outlineOf(cover: Uint8Array, width: number, height: number, level: number): string {
  return traceContours(cover, width, height, level)
    .map(line => simplify(line, tolerance))
    .filter(line => line.length > 2)
    .map(line => `M${line.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`)
    .join('')
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100)
}
