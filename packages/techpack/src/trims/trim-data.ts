import type { Locale } from '@teamloom/kit/label.ts'
import { cmText, inchesText } from '@teamloom/kit/length.ts'
import { decimalText } from '@teamloom/kit/number-format.ts'
import { colon, colorText } from '../document-text.ts'
import type { Material } from '../materials.ts'
import type { BoughtTrim } from './bought-trims.ts'
import type { SheetTrim } from './trim-sheet.ts'

/** Rows of the table of trims: the material's number, what it is, where, and its figures a line each. */
export function trimData(
  trims: readonly SheetTrim[],
  materials: readonly Material[],
  sizeLabel: (name: string) => string,
  locale: Locale,
): string[][] {
  return trims.flatMap(({ slot, kind, on, strips, figures }) => {
    const number = materials.find(material => material.slot === slot)?.number
    if (number === undefined) return []
    return [
      [
        String(number),
        strips === null ? kind[locale] : `${kind[locale]}, ${cutWords(strips, locale)}`,
        on.map(piece => piece[locale]).join('; '),
        figures
          .map(figure => `${figure.what[locale]}${colon[locale]}${figureText(figure, sizeLabel, locale)}`)
          .join('\u00a0\u00a0· '),
      ],
    ]
  })
}

/** TP56 */
function cutWords(strips: number, locale: Locale): string {
  return `${{ en: 'cut', fr: 'couper' }[locale]}\u00a0${decimalText(strips, 0, locale)}`
}

/** TP58: the material's number, what it is, its colour, length, sizes, how many in one and in all. */
export function buyingRows(
  bought: readonly BoughtTrim[],
  sizeLabel: (name: string) => string,
  locale: Locale,
): string[][] {
  return bought.map(({ material, kind, details, lengthInches, sizeNames, each, all }) => [
    String(material.number),
    [kind, ...details].map(label => label[locale]).join(', '),
    colorText(material.color, locale),
    lengthText(lengthInches, locale),
    sizeNames.map(sizeLabel).join(', '),
    String(each),
    String(all),
  ])
}

function figureText(
  figure: SheetTrim['figures'][number],
  sizeLabel: (name: string) => string,
  locale: Locale,
): string {
  if ('text' in figure) return figure.text[locale]
  const { unit, sizes } = figure
  const told = (value: number) => (unit === 'in' ? lengthText(value, locale) : decimalText(value, 0, locale))
  const alike = new Set(sizes.map(({ value }) => value)).size === 1
  if (alike) return told(sizes[0]!.value)
  return sizes.map(({ sizeName, value }) => `${sizeLabel(sizeName)}\u00a0${told(value)}`).join(', ')
}

/** `5/16 in (0.8 cm)`: inches govern. */
function lengthText(inches: number, locale: Locale): string {
  return `${inchesText(inches, locale)} (${cmText(inches, locale)})`
}
