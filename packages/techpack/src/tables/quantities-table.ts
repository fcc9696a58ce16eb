import { findProduct } from '@teamloom/catalog/products/index.ts'
import { countedIn, countLimits, toProduce } from '../quantities.ts'
import type { Table, TableItem } from './table.ts'

/** TP20: pieces or pairs of each size. */
export function quantitiesTable(items: readonly TableItem[]): Table {
  return {
    file: 'quantities.csv',
    columns: [
      'item',
      'name',
      'size',
      'ordered',
      'order',
      'over',
      'over_is_suggested',
      'qc',
      'marketing',
      'to_produce',
      'least',
      'most',
      'unit',
    ],
    rows: items.flatMap(({ number, item }) =>
      item.quantities.map(quantity => [
        number,
        item.name,
        quantity.sizeName,
        quantity.original,
        quantity.ORDER,
        quantity.OVER,
        quantity.isOverSuggested ? 'yes' : 'no',
        quantity.QC,
        quantity.MARKETING,
        toProduce(quantity),
        countLimits(quantity).least,
        countLimits(quantity).most,
        countedIn(findProduct(item.family, item.product)),
      ]),
    ),
  }
}
