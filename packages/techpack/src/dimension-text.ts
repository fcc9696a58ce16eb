import type { Label, Locale } from '@teamloom/kit/label.ts'
import { inchesText } from '@teamloom/kit/length.ts'

const sample: Label = { en: 'sample', fr: 'exemple' }

/** TP49: a distance as a drawing has it, `4 1/2 in`; `4 1/2 in, sample` of words in whose place each person's own are made. */
export function dimensionText(inches: number, isSample: boolean, locale: Locale): string {
  const told = inchesText(Math.abs(inches), locale)
  return isSample ? `${told}, ${sample[locale]}` : told
}
