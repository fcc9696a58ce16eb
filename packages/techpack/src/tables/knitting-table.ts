import type { Locale } from '@teamloom/kit/label.ts'
import type { KnitKey } from '../knitting/knit-settings.ts'
import { type Knitting, knittingOf } from '../knitting/knitting.ts'
import { plainNumber, type Table, type TableItem } from './table.ts'

/** TP57: the gauges and yarns of what is knitted, the stitches of each piece and the grams of each colour. */
export function knittingTable(items: readonly TableItem[], locale: Locale): Table {
  return {
    file: 'knitting.csv',
    columns: ['item', 'about', 'number', 'name', 'code', 'what', 'size', 'value', 'unit', 'text', 'set_by'],
    rows: items.flatMap(({ number, item, drawn }) => {
      const knitting = knittingOf(item, drawn.sheet)
      return knitting ? rowsOf(knitting, locale).map(row => [number, ...row]) : []
    }),
  }
}

function rowsOf({ cloths, pieces, inOne, yarns }: Knitting, locale: Locale): (string | number)[][] {
  return [
    ...cloths.flatMap(cloth => {
      const row = (what: string, keys: readonly KnitKey[], value: number | '', unit: string, text = '') => [
        'cloth',
        '',
        cloth.label[locale],
        '',
        what,
        '',
        value,
        unit,
        text,
        keys.some(key => cloth.own.includes(key)) ? 'staff' : 'default',
      ]
      return [
        row('materials', [], '', '', cloth.numbers.join(' ')),
        row('structure', [], '', '', cloth.structure[locale]),
        row('loop', [], cloth.loopMm, 'mm'),
        row('gauge_wales', ['wales'], cloth.wales, 'per inch'),
        row('gauge_courses', ['courses'], cloth.courses, 'per inch'),
        row(
          'machine',
          ['machineGauge', 'machine'],
          cloth.machineGauge,
          'needles per inch',
          cloth.machine[locale],
        ),
        row('yarn', ['ends', 'yarn'], cloth.ends, 'ends', cloth.yarn[locale]),
        row('fibres', [], '', '', cloth.fibres?.[locale] ?? ''),
        row('weight', ['gramsPerM2'], cloth.gramsPerM2, 'g/m²'),
      ]
    }),
    ...pieces.flatMap(piece => pieceRows(piece, locale)),
    ...inOne.map((group, i) => [
      'in_one',
      i + 1,
      group.map(label => label[locale]).join('; '),
      '',
      '',
      '',
      '',
      '',
      '',
      '',
    ]),
    ...yarns.flatMap(({ material, sizes, allGrams }) => {
      const row = (what: string, size: string, grams: number) => [
        'yarn',
        material.number,
        material.what[locale],
        material.color.code,
        what,
        size,
        plainNumber(grams),
        'g',
        material.color.label[locale],
        '',
      ]
      return [
        ...sizes.map(({ sizeName, grams }) => row('each', sizeName, grams)),
        row('all_to_buy', '', allGrams),
      ]
    }),
  ]
}

function pieceRows({ number, label, sizes }: Knitting['pieces'][number], locale: Locale) {
  return sizes.flatMap(({ sizeName, needles, courses, wales }) =>
    (
      [
        ['needles', needles, 'needles'],
        ['courses', courses, 'courses'],
        ['wales', Math.round(wales * 10) / 10, 'per inch'],
      ] as const
    ).map(([what, value, unit]) => ['piece', number, label[locale], '', what, sizeName, value, unit, '', '']),
  )
}
