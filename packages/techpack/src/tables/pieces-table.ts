import type { Locale } from '@teamloom/kit/label.ts'
import { plainNumber, type Table, type TableItem } from './table.ts'

/** TP51: a row for each piece that is cut, in each size. */
export function piecesTable(items: readonly TableItem[], locale: Locale): Table {
  return {
    file: 'pieces.csv',
    columns: ['item', 'number', 'piece', 'cut', 'size', 'width', 'height', 'unit'],
    rows: items.flatMap(({ number: item, drawn }) =>
      (drawn.sheet?.cutting.pieces ?? []).flatMap(({ number, label, note, sizes }) =>
        sizes.map(({ sizeName, widthInches, heightInches }) => [
          item,
          number,
          label[locale],
          note[locale],
          sizeName,
          plainNumber(widthInches),
          plainNumber(heightInches),
          'in',
        ]),
      ),
    ),
  }
}
