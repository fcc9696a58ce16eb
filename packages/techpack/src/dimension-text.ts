import type { Label, Locale } from '@teamloom/kit/label.ts'
import { inchesText, madeText } from '@teamloom/kit/length.ts'

const sample: Label = { en: 'sample', fr: 'exemple' }

/** TP49: a distance as a drawing has it, `4 1/2 in`; `4 1/2 in, sample` of words in whose place each person's own are made. */
export function dimensionText(inches: number, isSample: boolean, locale: Locale): string {
  return marked(inchesText(Math.abs(inches), locale), isSample, locale)
}

/** A print's width as tables have it: `9.599 in`. */
export function widthText(inches: number, isSample: boolean, locale: Locale): string {
  return marked(madeText(inches, locale), isSample, locale)
}

function marked(told: string, isSample: boolean, locale: Locale): string {
  return isSample ? `${told}, ${sample[locale]}` : told
}
