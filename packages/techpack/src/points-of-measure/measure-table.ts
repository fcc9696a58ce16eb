import type { Locale } from '@teamloom/kit/label.ts'
import type { Table } from '../tables/table.ts'
import type { MeasureSheet } from './measure-sheet.ts'

/** A measured item, by its place in the techpack from 1. */
type Measured = { readonly item: number; readonly sheet: MeasureSheet | undefined }

/** TP20: each point of measure in each size. */
export function measureTable(items: readonly Measured[], locale: Locale): Table {
  return {
    file: 'measurements.csv',
    columns: ['item', 'letter', 'point', 'label', 'how', 'drawing', 'size', 'value', 'tolerance', 'unit'],
    rows: items.flatMap(({ item, sheet }) =>
      (sheet?.points ?? []).flatMap(({ letter, name, label, how, view, tolerance, sizes }) =>
        sizes.map(({ sizeName, inches }) => [
          item,
          letter,
          name,
          label[locale],
          how[locale],
          view,
          sizeName,
          inches,
          tolerance,
          'in',
        ]),
      ),
    ),
  }
}
