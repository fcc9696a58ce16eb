import { findProduct } from '@teamloom/catalog/products/index.ts'
import { careWordsOf } from '../label/care-words.ts'
import { fibres } from '../label/fibre-content.ts'
import { labelSectionsOf } from '../label/label-sections.ts'
import type { Table, TableItem } from './table.ts'

/** TP43, TP44, TP55: fibres by the part of the garment, care, and the drawing of each size; in both languages, as a label has them. */
export function labelsTable(items: readonly TableItem[]): Table {
  return {
    file: 'labels.csv',
    columns: ['item', 'about', 'name', 'section', 'english', 'french', 'percent'],
    rows: items.flatMap(({ number, item, drawn }) => {
      const product = findProduct(item.family, item.product)
      const { document } = item
      if (!product || !document) return []
      return [
        ...labelSectionsOf(document, product).flatMap(({ heading, content }) =>
          content.map(([fibre, percent]) => [
            number,
            'fibre',
            fibre,
            heading.en,
            fibres[fibre].en,
            fibres[fibre].fr,
            percent,
          ]),
        ),
        ...careWordsOf(document, product).map(({ name, words }) => [
          number,
          'care',
          name,
          '',
          words.en,
          words.fr,
          '',
        ]),
        ...drawn.files
          .filter(({ role }) => role === 'label')
          .map(({ name, of }) => {
            const size = product.sizes.find(each => each.name === of)?.displayLabel
            return [number, 'art', name, of, size?.en ?? '', size?.fr ?? '', '']
          }),
      ]
    }),
  }
}
