import type { Label, Locale } from '@teamloom/kit/label.ts'
import { madeText } from '@teamloom/kit/length.ts'
import { colon } from './document-text.ts'
import { fileSideText } from './file-side.ts'
import { escapeText } from './films.ts'
import { baseBelowDots, rulingText, screenLines } from './machine/screen-ruling.ts'
import type { PlacedFilm } from './placed-film.ts'
import { layerOf } from './separations.ts'

/** Inches: round the art, from the art to a mark's middle, half a mark, its circle, letters, a line of them. */
const margin = 0.75
const away = 0.4
const reach = 0.25
const radius = 0.125
const letter = 0.14
const lineHeight = 1.4 * letter

/** What is round the films of a print, alike on all of them; inches from the upper left of the art. */
export type FilmFrame = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Lines that are drawn 0.01 in wide. */
  readonly marks: string
  /** Where each line of words begins; its letters are so high. */
  readonly lines: readonly (readonly [x: number, y: number])[]
  readonly letter: number
}

/** MF16: room for the longest words of any film; `widest` in letters' heights. The art begins at a whole pixel of so many to the inch. */
export function layFrame(
  [width, height]: readonly [width: number, height: number],
  lines: number,
  widest: number,
  perInch: number,
): FilmFrame {
  const words = widest * letter + 0.2
  const beside = Math.ceil(Math.max(margin, (words - width) / 2) * perInch) / perInch
  const marks = marksRound(width, height).map(
    ([x, y]) =>
      `M${inches(x - reach)} ${inches(y)}h${2 * reach}M${inches(x)} ${inches(y - reach)}v${2 * reach}M${inches(x + radius)} ${inches(y)}a${radius} ${radius} 0 1 1 ${-2 * radius} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0`,
  )
  return {
    left: -beside,
    top: -margin,
    width: width + 2 * beside,
    height: height + 2 * margin + (lines + 0.5) * lineHeight,
    marks: marks.join(''),
    lines: Array.from({ length: lines }, (_, i) => [0.1 - beside, height + margin + (i + 1) * lineHeight]),
    letter,
  }
}

/** A line of words as a form: thousandths of its letters' height from where the line begins; how many letters high it is long. */
export type OutlinedLine = { readonly d: string; readonly width: number }

/** TP54: a film's art where it was, with four marks round it and its name and what it is below them, as outlines. */
export function frameFilm(
  svg: string,
  film: PlacedFilm,
  name: string,
  locale: Locale,
  outlined: (line: string) => OutlinedLine,
): string {
  const [head, width, height] = sizeOf(svg)
  const lines = filmLines(film, name, [width, height], locale).map(text => ({ text, ...outlined(text) }))
  const widest = Math.max(...lines.map(line => line.width)) * letter
  const across = Math.max(width + 2 * margin, widest + 0.2)
  const down = height + 2 * margin + (lines.length + 0.5) * 1.4 * letter
  const left = (width - across) / 2
  const written = lines.map(
    ({ text, d }, i) =>
      `<g transform="translate(${inches(left + 0.1)} ${inches(height + margin + (i + 1) * 1.4 * letter)}) scale(${letter / 1000})"><title>${escapeText(text)}</title><path d="${d}"/></g>`,
  )
  const marks = marksRound(width, height).map(
    ([x, y]) =>
      `<path d="M${inches(x - reach)} ${inches(y)}h${2 * reach}M${inches(x)} ${inches(y - reach)}v${2 * reach}" fill="none" stroke="#000000" stroke-width="0.01"/><circle cx="${inches(x)}" cy="${inches(y)}" r="${radius}" fill="none" stroke="#000000" stroke-width="0.01"/>`,
  )
  const open = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="${inches(across)}in" height="${inches(down)}in" viewBox="${inches(left)} ${-margin} ${inches(across)} ${inches(down)}">`
  // It is cut off where it ends, as it was by itself.
  const art = `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${svg.slice(head.length)}`
  return `${open}${art}${layerOf('marks', marks.join('') + written.join(''))}</svg>`
}

/** In the middle of each side, outside of it. */
export function marksRound(width: number, height: number): readonly (readonly [number, number])[] {
  return [
    [width / 2, -away],
    [width / 2, height + away],
    [-away, height / 2],
    [width + away, height / 2],
  ]
}

/** Inches in which each of the marks round a print lies, with their lines' width. */
export function markBoxes(width: number, height: number) {
  const most = reach + 0.02
  return marksRound(width, height).map(([x, y]) => ({
    left: x - most,
    top: y - most,
    right: x + most,
    bottom: y + most,
  }))
}

/** Its head, and how wide and high it is. */
function sizeOf(svg: string): readonly [string, number, number] {
  const found = /^<svg [^>]*width="([\d.e-]+)in" height="([\d.e-]+)in"[^>]*>/.exec(svg)
  if (!found) throw new Error('a film says its size in inches')
  return [found[0], Number(found[1]), Number(found[2])]
}

/** What is written on a film. */
export function filmLines(
  { item, place, ...film }: PlacedFilm,
  name: string,
  [width, height]: readonly [width: number, height: number],
  locale: Locale,
): string[] {
  return [
    name,
    `${item}, ${place[locale]}`,
    `${filmText(film, locale)}; ${madeText(width, locale)} × ${madeText(height, locale)}`,
    fileSideText('screen', locale),
  ]
}

/** `ink 2 of 3, PT023; tints are greys, to be screened: round dots, 55 to the inch at 52.5°; sizes: S, M` */
export function filmText(
  { code, ink, of, sizes, dots }: Omit<PlacedFilm, 'item' | 'place'>,
  locale: Locale,
): string {
  const told =
    code === null ? words.base[locale] : `${words.ink[locale]} ${ink} ${words.of[locale]} ${of}, ${code}`
  const ruled = dots && `${words.greys[locale]}${colon[locale]}${rulingText(dots, locale)}`
  const tints = ruled && code === null ? `${ruled}; ${baseBelowDots[locale]}` : ruled
  const sized = `${words.sizes[locale]}${colon[locale]}${sizes.join(', ')}`
  return [told, tints, sized].filter(part => part !== null).join('; ')
}

/** MF17, MF18: what the film of a machine says of its dots; `degrees`: of the white base those of the inks above it. */
export function dotsLine(degrees: readonly number[], isBase: boolean, locale: Locale): string {
  const ruled = rulingText({ lines: screenLines, degrees }, locale)
  const told = `${words.dots[locale]}${colon[locale]}${ruled}`
  return isBase ? `${told}; ${baseBelowDots[locale]}` : told
}

const words = {
  ink: { en: 'ink', fr: 'encre' },
  of: { en: 'of', fr: 'de' },
  base: { en: 'white base, below all inks', fr: 'sous-couche blanche, sous toutes les encres' },
  greys: { en: 'tints are greys, to be screened', fr: 'les nuances sont des gris, à tramer' },
  dots: { en: 'tints are dots', fr: 'les nuances sont des points' },
  sizes: { en: 'sizes', fr: 'tailles' },
} as const satisfies Record<string, Label>

function inches(value: number): string {
  return String(Math.round(value * 10_000) / 10_000)
}
