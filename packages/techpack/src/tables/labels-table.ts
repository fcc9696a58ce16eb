import { findProduct } from '@teamloom/catalog/products/index.ts'
import { careKinds } from '../label/care.ts'
import { careOfDesign } from '../label/care-of-design.ts'
import { fibres } from '../label/fibre-content.ts'
import { careText } from '../label/label-data.ts'
import { labelSectionsOf } from '../label/label-sections.ts'
import type { Table, TableItem } from './table.ts'

/** TP43, TP44: fibres by the part of the garment, and care; in both languages, as a label has them. */
export function labelsTable(items: readonly TableItem[]): Table {
  return {
    file: 'labels.csv',
    columns: ['item', 'about', 'name', 'section', 'english', 'french', 'percent'],
    rows: items.flatMap(({ number, item }) => {
      const product = findProduct(item.family, item.product)
      const { document } = item
      if (!product || !document) return []
      const care = careOfDesign(document, product)
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
        ...careKinds.map(kind => [
          number,
          'care',
          `${kind}_${care[kind]}`,
          '',
          careText(kind, care[kind], 'en'),
          careText(kind, care[kind], 'fr'),
          '',
        ]),
      ]
    }),
  }
}
