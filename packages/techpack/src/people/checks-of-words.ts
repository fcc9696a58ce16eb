import { finestIn } from '@teamloom/catalog/decorations/finest.ts'
import { findingWords } from '@teamloom/design/finding-words.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'
import { decimalText } from '@teamloom/kit/number-format.ts'
import type { MadeDecoration } from '../decorations.ts'
import type { MadeWords } from './made-line.ts'

/** What of somebody's words is finer than its technique makes. Inches. */
export type WordsCheck = {
  readonly key: 'lettersTooSmall' | 'lineTooThin' | 'gapTooNarrow' | 'speckTooSmall'
  readonly value: number
  readonly limit: number
}

/** Measured in pixels: what is so little below is at the limit. */
const tolerance = 0.0005

/** TP52: what is too fine in a person's own words, as large as they are made. */
export function checksOfWords(
  { letterInches, finest }: Pick<MadeWords, 'letterInches' | 'finest'>,
  { technique }: Pick<MadeDecoration, 'technique'>,
): WordsCheck[] {
  if (!technique) return []
  const { lineInches, gapInches, capitalInches } = finestIn(technique)
  const looked = (key: WordsCheck['key'], value: number | null, limit: number): WordsCheck[] =>
    value !== null && value < limit - tolerance ? [{ key, value, limit }] : []
  return [
    ...looked('lettersTooSmall', letterInches, capitalInches),
    ...looked('lineTooThin', finest.line, lineInches),
    ...looked('gapTooNarrow', finest.gap, gapInches),
    ...looked('speckTooSmall', finest.speck, lineInches),
  ]
}

const about: Label = { en: 'about', fr: 'environ' }
const least: Label = { en: 'at least', fr: 'au moins' }
const unit: Label = { en: 'in', fr: 'po' }

/** `A line is too thin: about 0.031 in, at least 0.039 in` */
export function checkText({ key, value, limit }: WordsCheck, locale: Locale): string {
  const inches = (each: number) => `${decimalText(each, 3, locale)}\u00a0${unit[locale]}`
  const { title } = findingWords[key]
  const colon = locale === 'fr' ? '\u00a0: ' : ': '
  return `${title[locale]}${colon}${about[locale]} ${inches(value)}, ${least[locale]} ${inches(limit)}`
}
