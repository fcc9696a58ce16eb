import type { Locale } from '@teamloom/kit/label.ts'
import { decimalText } from '@teamloom/kit/number-format.ts'
import { colorOfTechnique } from './color-standard.ts'
import { type ContentItem } from './content.ts'
import { type MadeDecoration } from './decorations.ts'
import { colorText, timesText } from './document-text.ts'
import { documentWords } from './document-words.ts'
import type { DrawnItem } from './drawn-item.ts'
import { type InkFigure, inkFigures } from './ink-figures.ts'
import { standardText } from './standard-text.ts'
import { supplierText } from './supplier-text.ts'

/** An area as it is bought: a third digit for a little. */
function squareMetresText(area: number, locale: Locale): string {
  return decimalText(area, area < 0.1 ? 3 : 2, locale)
}

const kindWords = { inside: null, edge: 'rim', base: 'whiteBase', ground: 'ground' } as const

/** Each colour of a decoration, as it is bought: cover of a print, metres of thread. */
export function inkRows(
  made: MadeDecoration,
  number: number,
  item: ContentItem,
  drawn: DrawnItem | undefined,
  locale: Locale,
) {
  const named = `${made.type[locale]}, ${made.place[locale]}`
  return inkFigures(made, item, drawn).map(figure => {
    const inkOf = figure.of ?? colorOfTechnique(made.technique)
    return {
      hex: figure.color.hex,
      row: [
        String(number),
        [
          named,
          ...(kindWords[figure.kind] ? [documentWords[kindWords[figure.kind]!][locale].toLowerCase()] : []),
        ].join(', '),
        `${colorText(figure.color, locale)}\n${standardText(figure.color.hex, inkOf, locale)}`,
        `${figure.color.chart}\n${supplierText(item, inkOf, figure.color.code, locale)}`,
        ...inkTexts(figure, locale),
      ],
    }
  })
}

/** What one piece takes of an ink, and what all of them take. */
export function inkTexts(
  { stitches, unit, each, all, isAtMost, isUnused }: InkFigure,
  locale: Locale,
): [string, string] {
  if (isUnused) return [documentWords.noStitch[locale], '–']
  const told = (amount: number | null, text: (amount: number) => string) =>
    amount === null ? '–' : text(amount)
  if (unit === 'm') {
    const sewn = `${decimalText(stitches ?? 0, 0, locale)} ${timesText('stitches', locale)}`
    return [
      told(each, metres => `${sewn}, ${decimalText(metres, 1, locale)} m`),
      told(all, metres => `${decimalText(metres, 0, locale)} m`),
    ]
  }
  if (unit === 'g') {
    const grams = (amount: number) => `${decimalText(amount, amount < 10 ? 2 : 0, locale)} g`
    const about = (text: string) => (isAtMost ? `${timesText('atMost', locale)} ${text}` : text)
    return [told(each, amount => about(grams(amount))), told(all, amount => about(grams(amount)))]
  }
  const about = (amount: string) => (isAtMost ? `${timesText('atMost', locale)} ${amount}` : amount)
  const small = (area: number) => `${decimalText(area * 10_000, area < 0.001 ? 1 : 0, locale)} cm²`
  return [
    told(each, area => about(small(area))),
    // Less than a hundredth would be told as none.
    told(all, area => about(area < 0.01 ? small(area) : `${squareMetresText(area, locale)} m²`)),
  ]
}
