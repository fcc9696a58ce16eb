import type { Label, Locale } from '@teamloom/kit/label.ts'
import { decimalText } from '@teamloom/kit/number-format.ts'

/** To the inch, of dots that cloth holds. */
export const screenLines = 55

/** Thirty degrees apart, none of them along the mesh or the knit. */
const degrees = [22.5, 52.5, 82.5, 7.5, 37.5, 67.5] as const

/** MF17: how far the dots of an ink are turned, by its place in the order of printing, from 0. */
export function screenDegreesOf(place: number): number {
  return degrees[place % degrees.length]!
}

/** MF18: inches by which white ends within what it is below, half a point; and by which each of its dots ends within the ink's own. */
export const chokeInches = 0.5 / 72
export const dotChokeInches = 0.1 / 72

/** The dots of a film; of the white base those of the inks above it. */
export type DotRuling = { readonly lines: number; readonly degrees: readonly number[] }

/** `round dots, 55 to the inch at 22.5°` */
export function rulingText({ lines, degrees: turned }: DotRuling, locale: Locale): string {
  const angles = turned.map(each => `${decimalText(each, 1, locale)}°`).join(', ')
  return {
    en: `round dots, ${lines} to the inch at ${angles}`,
    fr: `points ronds, ${lines} au pouce à ${angles}`,
  }[locale]
}

/** MF18: what the white base has below dots. */
export const baseBelowDots: Label = {
  en: 'solid below solid ink; below a tint the ink’s own dots, each smaller by 0.0014\u00a0in (0.1\u00a0pt) all round',
  fr: 'pleine sous l’encre pleine; sous une nuance, les points mêmes de l’encre, chacun plus petit de 0,0014\u00a0po (0,1\u00a0pt) tout autour',
}
