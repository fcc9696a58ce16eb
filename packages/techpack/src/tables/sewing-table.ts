import type { Locale } from '@teamloom/kit/label.ts'
import { seamClasses } from '../sewing/seam-classes.ts'
import { plainNumber, type Table, type TableItem } from './table.ts'

/** TP37: a row for each run of a machine, in the order of making. */
export function sewingTable(items: readonly TableItem[], locale: Locale): Table {
  return {
    file: 'sewing.csv',
    columns: [
      'item',
      'number',
      'operation',
      'what',
      'pieces',
      'note',
      'seam_class',
      'seam_iso_class',
      'allowance',
      'seam_length',
      'unit',
      'run',
      'stitch_class',
      'machine',
      'stitches_per_inch',
      'first_row',
      'second_row',
      'third_row',
      'fourth_row',
      'thread',
      'needle_nm',
      'needle_us',
      'needle_point',
      'bartacks',
    ],
    rows: items.flatMap(({ number, drawn }) =>
      (drawn.sheet?.sewing.rows ?? []).flatMap(row =>
        row.passes.map((pass, i) => [
          number,
          row.number,
          row.name,
          row.what[locale],
          row.on.map(piece => piece[locale]).join('; '),
          row.note?.[locale] ?? '',
          row.seam ?? '',
          row.seam ? seamClasses[row.seam].isoClass : '',
          row.allowance,
          row.inches > 0 ? plainNumber(row.inches) : '',
          'in',
          i + 1,
          pass.stitch ?? '',
          pass.machine[locale],
          pass.perInch ?? '',
          pass.insets[0] ?? '',
          pass.insets[1] ?? '',
          pass.insets[2] ?? '',
          pass.insets[3] ?? '',
          pass.thread?.[locale] ?? '',
          pass.needle?.nm ?? '',
          pass.needle?.us ?? '',
          pass.needle?.point[locale] ?? '',
          pass.stitch === '304' ? row.bartacks : '',
        ]),
      ),
    ),
  }
}
