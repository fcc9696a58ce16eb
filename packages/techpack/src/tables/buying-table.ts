import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { materialsOf } from '../materials.ts'
import { boughtTrims } from '../trims/bought-trims.ts'
import { sizesApart } from './decoration-tables.ts'
import { plainNumber, type Table, type TableItem } from './table.ts'

/** TP58: a row for each length and colour of what is bought by its length. */
export function buyingTable(items: readonly TableItem[], locale: Locale): Table {
  return {
    file: 'buying.csv',
    columns: [
      'item',
      'number',
      'slot',
      'trim',
      'details',
      'color',
      'code',
      'chart',
      'hex',
      'sizes',
      'value',
      'unit',
      'count_each',
      'count_all',
    ],
    rows: items.flatMap(({ number, item, drawn }) => {
      const product = findProduct(item.family, item.product)
      const materials = item.document && product ? materialsOf(item.document, product) : []
      return boughtTrims(drawn.sheet?.trims ?? [], materials, item).map(
        ({ material, kind, details, lengthInches, sizeNames, each, all }) => [
          number,
          material.number,
          material.slot,
          kind[locale],
          details.map(detail => detail[locale]).join('; '),
          material.color.label[locale],
          material.color.code,
          material.color.chart,
          material.color.hex,
          sizeNames.join(sizesApart),
          plainNumber(lengthInches),
          'in',
          each,
          all,
        ],
      )
    }),
  }
}
