import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { madeDecorations } from '../decorations.ts'
import { settingUnits } from '../settings/setting-units.ts'
import { settingsIn } from '../settings/settings-in.ts'
import type { Table, TableItem } from './table.ts'

/** TP42: how each decoration is made; a figure has its unit beside it, what staff wrote is as they wrote it. */
export function settingsTable(items: readonly TableItem[], locale: Locale): Table {
  return {
    file: 'settings.csv',
    columns: [
      'item',
      'decoration',
      'position',
      'type',
      'setting',
      'label',
      'words',
      'figure',
      'unit',
      'set_by',
    ],
    rows: items.flatMap(({ number, item, drawn }) => {
      const product = findProduct(item.family, item.product)
      const { document } = item
      if (!product || !document) return []
      return madeDecorations(document, product).flatMap((made, i) =>
        settingsIn(made, item, drawn.prints[made.decoration.id]).map(({ key, label, setting, own }) => {
          const figure = own === null && 'amount' in setting ? setting : undefined
          return [
            number,
            i + 1,
            made.decoration.positionName,
            made.decoration.type,
            key,
            label[locale],
            own ?? ('words' in setting ? setting.words[locale] : ''),
            figure?.amount ?? '',
            figure ? settingUnits[figure.unit].column : '',
            own === null ? 'default' : 'staff',
          ]
        }),
      )
    }),
  }
}
