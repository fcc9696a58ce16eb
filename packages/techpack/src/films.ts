import {
  type AreaArt,
  type AreaFault,
  type Gradient,
  isGradient,
  type Tint,
} from '@teamloom/artwork/area-art.ts'
import type { NeedleGrid } from '@teamloom/artwork/needle-grid.ts'
import { type Rgb } from '@teamloom/artwork/pixels.ts'
import { simplify, traceContours } from '@teamloom/shape/contour.ts'

export type PlainInk = { readonly code: string; readonly hex: string }

/** What is printed in an ink, in units of its own. */
export type Film = {
  readonly ink: PlainInk
  /** How much of the art's area it covers, 0 to 1. */
  readonly share: number
  readonly width: number
  readonly height: number
  /** Writes the film as SVG in that colour; `id`: what names in it begin with. */
  readonly draw: (hex: string, id: string) => string
  /** All of it as one even-odd path where it is flat; null of tints and of pictures. */
  readonly flat: string | null
  /** Some of it is a share of the ink, which is screened. */
  readonly hasTints: boolean
}

/** How films were made. */
export type FilmMaking = {
  /** `areas`: of the drawing's own curves; `pixels`: of the artwork's; `traced`: round pixels; `stitches`: of a knit. */
  readonly from: 'areas' | 'pixels' | 'traced' | 'stitches'
  /** Null of what has none. */
  readonly pixelsPerInch: number | null
  readonly hasTints: boolean
  /** Why they are not of the drawing's own curves. */
  readonly fault: AreaFault | null
}

/** How much of an ink each pixel of artwork has, 0 to 255. */
export type Cover = {
  readonly ink: PlainInk
  readonly width: number
  readonly height: number
  readonly values: Uint8Array
}

/** A film's pixels as pictures, in its ink and in black; addresses of data. */
export type FilmPicture = { readonly colored: string; readonly black: string }

/** How far a traced line may be off, as a share of a pixel. */
const tolerance = 0.35
/** Shares of ink that are told apart. */
const steps = 20
/** The least share of what is covered that is a tint: fewer pixels are edges between two others. */
const leastOfTint = 0.01
/** What a color is rounded by is no tint. */
const leastShare = 0.02

/** Round pixels: solid, what is half in an ink and half in another on the film of the one with more; or in its tints. */
export function tracedFilm({ ink, width, height, values }: Cover, isOneTone: boolean): Film {
  const tints = isOneTone ? tintsIn(values) : [1]
  const drawn = tints.map((share, i) => {
    const before = tints[i - 1] ?? 0
    // Half-way from the tint before it. They lie on one another: each is as much as is missing of its own share.
    return {
      d: outlineOf(values, width, height, (255 * (before + share)) / 2),
      share: 1 - (1 - share) / (1 - before),
    }
  })
  return {
    ink,
    share: shareIn(values),
    width,
    height,
    hasTints: tints.length > 1,
    flat: tints.length > 1 ? null : drawn.map(({ d }) => d).join(''),
    draw: hex => inInk(hex, drawn.map(({ d, share }) => pathOf(d, share)).join('')),
  }
}

/** A film of areas that lie beside one another; `shareOf`: how much of the ink a colour has. */
export function areaFilm(
  { ink, values }: Cover,
  { width, height, areas }: AreaArt,
  shareOf: (color: Rgb) => number,
): Film {
  const tints = new Map<number, string>()
  const gradients: { readonly d: string; readonly gradient: Gradient }[] = []
  for (const { d, paint } of areas) {
    if (isGradient(paint)) {
      const gradient = inShares(paint, shareOf)
      if (gradient.stops.some(({ alpha }) => alpha > leastShare)) gradients.push({ d, gradient })
      continue
    }
    const share = rounded(paint.alpha * shareOf(paint.rgb))
    if (share > 0) tints.set(share, (tints.get(share) ?? '') + d)
  }
  const hasTints = gradients.length > 0 || [...tints.keys()].some(share => share < 1)
  return {
    ink,
    share: shareIn(values),
    width,
    height,
    hasTints,
    flat: hasTints ? null : (tints.get(1) ?? ''),
    draw: (hex, id) =>
      inInk(
        hex,
        [...tints].map(([share, d]) => pathOf(d, share)).join('') +
          gradients.map(({ d, gradient }, i) => gradientPath(d, gradient, hex, `${id}-${i}`)).join(''),
      ),
  }
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
      hasTints: false,
      flat: d,
      draw: hex => inInk(hex, pathOf(d, 1)),
    }
  })
}

/** A film of the artwork's own pixels. */
export function pixelFilm({ ink, width, height, values }: Cover, { colored, black }: FilmPicture): Film {
  return {
    ink,
    share: shareIn(values),
    width,
    height,
    hasTints: false,
    flat: null,
    draw: hex =>
      `<image width="${width}" height="${height}" preserveAspectRatio="none" href="${hex === ink.hex ? colored : black}"/>`,
  }
}

function inInk(hex: string, drawing: string): string {
  return `<g fill="${escapeText(hex)}" fill-rule="evenodd">${drawing}</g>`
}

function pathOf(d: string, share: number): string {
  const tint = share < 1 ? ` fill-opacity="${Math.round(share * 1000) / 1000}"` : ''
  return `<path d="${d}"${tint}/>`
}

/** Colours between two stops have their own share of an ink. */
const stopsBetween = 12

/** In place of its colours how much there is of an ink. */
function inShares(gradient: Gradient, shareOf: (color: Rgb) => number): Gradient {
  const { stops } = gradient
  const shareAt = ({ rgb, alpha }: Tint) => rounded(alpha * shareOf(rgb))
  const told = stops.flatMap((stop, i) => {
    const next = stops[i + 1]
    const parts = next && next.offset > stop.offset ? stopsBetween : 1
    return Array.from({ length: parts }, (_, part) => {
      const way = part / parts
      const mixed = (from: number, to: number) => from + way * (to - from)
      if (!next || part === 0) return { ...stop, alpha: shareAt(stop) }
      const rgb: Rgb = [
        mixed(stop.rgb[0], next.rgb[0]),
        mixed(stop.rgb[1], next.rgb[1]),
        mixed(stop.rgb[2], next.rgb[2]),
      ]
      return {
        rgb,
        offset: mixed(stop.offset, next.offset),
        alpha: shareAt({ rgb, alpha: mixed(stop.alpha, next.alpha) }),
      }
    })
  })
  return { ...gradient, stops: told }
}

function gradientPath(d: string, { kind, at, matrix, spread, stops }: Gradient, hex: string, id: string) {
  const names = kind === 'linear' ? ['x1', 'y1', 'x2', 'y2'] : ['cx', 'cy', 'r', 'fx', 'fy']
  const places = names.map((name, i) => ` ${name}="${at[i]}"`).join('')
  const drawn = stops.map(
    ({ offset, alpha }) =>
      `<stop offset="${offset}" stop-color="${escapeText(hex)}" stop-opacity="${alpha}"/>`,
  )
  return `<${kind}Gradient id="${id}" gradientUnits="userSpaceOnUse" spreadMethod="${spread}" gradientTransform="matrix(${matrix.join(' ')})"${places}>${drawn.join('')}</${kind}Gradient><path d="${d}" fill="url(#${id})"/>`
}

function rounded(share: number): number {
  if (share < leastShare) return 0
  return share > 1 - leastShare ? 1 : Math.round(share * 1000) / 1000
}

/** Shares of ink that lie there in areas, lightest first. */
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

function shareIn(cover: Uint8Array): number {
  return cover.reduce((total, value) => total + value, 0) / cover.length / 255
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

export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
