import type { Locale } from '@teamloom/kit/label.ts'
import { type ContentItem, piecesOf } from './content.ts'
import { colon } from './document-text.ts'
import { documentWords } from './document-words.ts'
import type { Rows } from './drawn-item.ts'
import { countLimits, type QuantityField, toProduce, totalOf } from './quantities.ts'

const fields: readonly (readonly [QuantityField, 'order' | 'over' | 'qc' | 'marketing'])[] = [
  ['ORDER', 'order'],
  ['OVER', 'over'],
  ['QC', 'qc'],
  ['MARKETING', 'marketing'],
]

/** Pieces or pairs of an item: order, over, quality checks, marketing, to produce. */
export function totalsOf(item: ContentItem): number[] {
  return [...fields.map(([field]) => totalOf(item.quantities, field)), piecesOf(item)]
}

export const totalWords = fields.map(([, word]) => word)

function sumOfLimits(quantities: ContentItem['quantities']) {
  const limits = quantities.map(countLimits)
  return {
    least: limits.reduce((sum, { least }) => sum + least, 0),
    most: limits.reduce((sum, { most }) => sum + most, 0),
  }
}

/** `−1 / +0`, from what is to be produced. */
function toleranceText({ least, most }: ReturnType<typeof countLimits>): string {
  return `\u2212${most - least} / +0`
}

export function quantitiesData(
  { quantities }: ContentItem,
  sizeLabel: (name: string) => string,
  locale: Locale,
) {
  const differs = quantities.some(({ ORDER, original }) => ORDER !== original)
  const originals: Rows = differs
    ? [
        [
          documentWords.original[locale],
          ...quantities.map(({ original }) => String(original)),
          String(quantities.reduce((sum, { original }) => sum + original, 0)),
        ],
      ]
    : []
  return {
    columns: ['', ...quantities.map(({ sizeName }) => sizeLabel(sizeName)), documentWords.total[locale]],
    rows: [
      ...originals,
      ...fields.map(([field, word]) => [
        documentWords[word][locale],
        ...quantities.map(quantity => {
          const isMarked =
            field === 'OVER'
              ? quantity.isOverSuggested
              : field === 'ORDER' && quantity.ORDER !== quantity.original
          return `${quantity[field]}${isMarked ? (field === 'OVER' ? '*' : '†') : ''}`
        }),
        String(totalOf(quantities, field)),
      ]),
      [
        documentWords.mayDiffer[locale],
        ...quantities.map(quantity => toleranceText(countLimits(quantity))),
        toleranceText(sumOfLimits(quantities)),
      ],
      [
        documentWords.produce[locale],
        ...quantities.map(quantity => String(toProduce(quantity))),
        String(quantities.reduce((sum, quantity) => sum + toProduce(quantity), 0)),
      ],
    ],
    notes: [
      ...(quantities.some(({ isOverSuggested }) => isOverSuggested)
        ? [`* ${documentWords.suggested[locale]}`]
        : []),
      ...quantities.flatMap(({ sizeName, overAsked }) =>
        overAsked
          ? [`${sizeLabel(sizeName)}${colon[locale]}${documentWords.overAsked[locale]} ${overAsked}`]
          : [],
      ),
      ...(differs ? [`† ${documentWords.differsFromOrder[locale]}`] : []),
    ],
  }
}
