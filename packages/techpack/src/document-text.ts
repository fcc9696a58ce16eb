import type { StitchFigures } from '@teamloom/embroidery/stitch-figures.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'
import { cmText, fileText, inchesText, isRuled, madeCmText, madeText } from '@teamloom/kit/length.ts'
import { millimetresPerInch } from '@teamloom/technique/thread/measures.ts'
import { type DocumentWord, documentWords } from './document-words.ts'
import type { WordedMeasure } from './item-placements.ts'

/** Between what is named and what is said of it. */
export const colon = { en: ': ', fr: '\u00a0: ' } as const

export const units = { m2: 'm²', m: 'm', pieces: '×', g: 'g' } as const

/** A word within a line. */
export function timesText(word: DocumentWord, locale: Locale): string {
  return documentWords[word][locale].toLowerCase()
}

/** Width and height, both as a rule has them or both as their file does: `7.625 in`, `8.578 in`. */
export function extentTexts(
  { widthInches, heightInches }: { readonly widthInches: number; readonly heightInches: number },
  locale: Locale,
): readonly [width: string, height: string] {
  const both = [widthInches, heightInches] as const
  const text = both.every(isRuled) ? madeText : fileText
  return [text(widthInches, locale), text(heightInches, locale)]
}

/** A size as its file has it: `2.875 in × 3.502 in (7.30 cm × 8.90 cm)`. */
export function sizeText(
  { widthInches, heightInches }: { readonly widthInches: number; readonly heightInches: number },
  locale: Locale,
): string {
  const inches = extentTexts({ widthInches, heightInches }, locale).join('\u00a0×\u00a0')
  return `${inches} (${madeCmText(widthInches, locale)}\u00a0×\u00a0${madeCmText(heightInches, locale)})`
}

/** From needle hole to needle hole, as a machine sews it: `2.827 in × 3.181 in (7.18 cm × 8.08 cm)`. */
export function sewnSizeText(
  { widthMillimetres, heightMillimetres }: Pick<StitchFigures, 'widthMillimetres' | 'heightMillimetres'>,
  locale: Locale,
): string {
  return sizeText(
    {
      widthInches: widthMillimetres / millimetresPerInch,
      heightInches: heightMillimetres / millimetresPerInch,
    },
    locale,
  )
}

/** `4 1/2 in (11.4 cm) from the collar seam to the top of the print`. */
export function distanceText({ rule, inches, isCentred }: WordedMeasure, locale: Locale): string {
  if (isCentred) return rule[locale]
  return `${inchesText(inches, locale)} (${cmText(inches, locale)}) ${rule[locale]}`
}

/** A colour as its chart writes it. */
export function colorText(
  { name, code, label }: { readonly name: string; readonly code: string; readonly label: Label },
  locale: Locale,
): string {
  return locale === 'fr' ? `${name} ${label.fr}`.trim() : code
}
