import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { materialsOf } from '../materials.ts'
import type { Table, TableItem } from './table.ts'

/** TP46: a row for each figure of a trim, in each size where it has one. */
export function trimsTable(items: readonly TableItem[], locale: Locale): Table {
  return {
    file: 'trims.csv',
    columns: ['item', 'number', 'slot', 'trim', 'pieces', 'what', 'size', 'value', 'unit', 'text'],
    rows: items.flatMap(({ number, item, drawn }) => {
      const product = findProduct(item.family, item.product)
      const materials = item.document && product ? materialsOf(item.document, product) : []
      return (drawn.sheet?.trims ?? []).flatMap(({ slot, kind, on, figures }) => {
        const material = materials.find(each => each.slot === slot)
        if (!material) return []
        const of = [number, material.number, slot, kind[locale], on.map(piece => piece[locale]).join('; ')]
        return figures.flatMap(figure =>
          'text' in figure
            ? [[...of, figure.what[locale], '', '', '', figure.text[locale]]]
            : figure.sizes.map(({ sizeName, value }) => [
                ...of,
                figure.what[locale],
                sizeName,
                value,
                figure.unit,
                '',
              ]),
        )
      })
    }),
  }
}
