import type { Locale } from '@teamloom/kit/label.ts'
import { fractionText, inchesToCm } from '@teamloom/kit/length.ts'
import { decimalText } from '@teamloom/kit/number-format.ts'
import { documentWords } from '../document-words.ts'
import type { MeasureSheet } from './measure-sheet.ts'

/** The table of measures in the reader's words; null: the size does not have it. */
export function measureData(
  sheet: MeasureSheet | undefined,
  sizeNames: readonly string[],
  sizeLabel: (name: string) => string,
  locale: Locale,
) {
  const points = sheet?.points ?? []
  const sizes = [...new Set(points.flatMap(point => point.sizes.map(({ sizeName }) => sizeName)))]
  return {
    columns: [
      documentWords.point[locale],
      documentWords.how[locale],
      documentWords.tolerance[locale],
      ...sizes.map(sizeLabel),
    ],
    /** Columns of sizes that are made. */
    isMade: sizes.map(name => sizeNames.includes(name)),
    rows: points.map(({ letter, label, how, tolerance, sizes: graded }) => ({
      letter,
      label: label[locale],
      how: how[locale],
      tolerance: [fractionText(tolerance), cm(tolerance, locale)],
      sizes: sizes.map(name => {
        const inches = graded.find(({ sizeName }) => sizeName === name)?.inches
        return inches === undefined ? null : [fractionText(inches), cm(inches, locale)]
      }),
    })),
  }
}

function cm(inches: number, locale: Locale): string {
  return decimalText(inchesToCm(inches), 1, locale)
}
