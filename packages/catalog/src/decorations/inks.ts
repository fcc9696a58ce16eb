import type { Palette } from '../colors/palette.ts'
import type { OptionValues } from './options.ts'

/**
 * What artwork's colours become. `palette`: each its own ink of a palette, `most` at once; `tone`: all of them one ink,
 * more of it where they are darker; `artwork`: themselves, as the file has them; `pressed`: no ink, a mark in what it is
 * pressed into.
 */
export type Inks =
  | { readonly from: 'palette'; readonly palette: Palette; readonly most: number }
  | { readonly from: 'tone'; readonly palette: Palette; readonly most: 1 }
  | { readonly from: 'artwork' }
  | { readonly from: 'pressed'; readonly hexOf: (options: OptionValues) => string }

export type ChosenInks = Extract<Inks, { readonly palette: Palette }>

/** The inks that a customer chooses of a palette; undefined where there is nothing to choose. */
export function chosenInksOf(inks: Inks): ChosenInks | undefined {
  return inks.from === 'palette' || inks.from === 'tone' ? inks : undefined
}
