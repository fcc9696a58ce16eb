import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { rollMetres } from '../cloth-facts.ts'
import { constructionOf } from '../construction.ts'
import type { ContentItem } from '../content.ts'
import { countedWithOf, usableOf } from '../document-materials.ts'
import { materialsOf } from '../materials.ts'
import { toProduce } from '../quantities.ts'
import type { SheetSupply } from '../sheet.ts'
import { usesOf } from '../uses.ts'
import { colorCells, colorColumns } from './color-cells.ts'
import { plainNumber, type Table, type TableItem } from './table.ts'

type Amount = { readonly sizeName: string; readonly amount: number }

/** TP9, TP20: each material and supply, with what all pieces take of it; one that is bought in two units has two rows. */
export function materialsTable(items: readonly TableItem[], locale: Locale): Table {
  return {
    file: 'materials.csv',
    columns: [
      'item',
      'number',
      'slot',
      'part',
      'what',
      'style',
      'fabric',
      'facts',
      'fibres',
      'weight',
      'weight_unit',
      'usable_width',
      'usable_width_unit',
      'color',
      'code',
      'chart',
      'hex',
      ...colorColumns,
      'total',
      'unit',
      'buy_length',
      'buy_unit',
    ],
    rows: items.flatMap(each => {
      const { number, item } = each
      const supplies = each.drawn.sheet?.supplies ?? []
      const taken = usesOf(item, each.drawn.sheet)
      return [
        ...materialsIn(each).flatMap(material => {
          const { slot, part, what, style, fabric, facts, fibres, color } = material
          const named = [
            number,
            material.number,
            slot,
            part[locale],
            what[locale],
            style[locale],
            fabric[locale],
            facts?.[locale] ?? '',
            fibres?.[locale] ?? '',
            material.gramsPerM2 ?? '',
            material.gramsPerM2 === null ? '' : 'g/m²',
            material.usableInches ?? '',
            material.usableInches === null ? '' : 'in',
            color.label[locale],
            color.code,
            color.chart,
            color.hex,
            ...colorCells(item, material.colorOf, color),
          ]
          const uses = taken.filter(use => use.slot === slot)
          return uses.length === 0
            ? [[...named, '', '', '', '']]
            : uses.map(({ unit, sizes }) =>
                amountCells(named, totalOf(item, sizes), unit, material.usableInches),
              )
        }),
        ...supplies.map(supply => supplyCells(item, supply, number, locale)),
      ]
    }),
  }
}

function supplyCells(
  item: ContentItem,
  supply: SheetSupply,
  itemNumber: number,
  locale: Locale,
): (string | number)[] {
  const usable = usableOf(supply)
  const named = [
    itemNumber,
    supply.number,
    supply.name,
    '',
    supply.what[locale],
    supply.style[locale],
    '',
    supply.facts[locale],
    '',
    '',
    '',
    usable ?? '',
    usable === null ? '' : 'in',
    supply.color[locale],
    '',
    '',
    '',
    ...colorColumns.map(() => ''),
  ]
  return amountCells(named, totalOf(item, supply.sizes), supply.unit, usable)
}

/** What all pieces take, and what is bought of a roll. */
function amountCells(
  named: readonly (string | number)[],
  amount: number,
  unit: string,
  usableInches: number | null,
): (string | number)[] {
  const isRoll = usableInches !== null && unit === 'm2'
  return [
    ...named,
    plainNumber(amount),
    unit,
    isRoll ? plainNumber(rollMetres(amount, usableInches)) : '',
    isRoll ? 'm' : '',
  ]
}

/** TP10, TP25: what one piece of a size takes of each. */
export function consumptionTable(items: readonly TableItem[], locale: Locale): Table {
  return {
    file: 'consumption.csv',
    columns: ['item', 'number', 'slot', 'what', 'size', 'amount', 'unit', 'counted_with'],
    rows: items.flatMap(each => {
      const supplies = each.drawn.sheet?.supplies ?? []
      const taken = usesOf(each.item, each.drawn.sheet)
      const materials = materialsIn(each)
      const rows = (number: number, slot: string, what: string, unit: string, sizes: readonly Amount[]) =>
        sizes.map(({ sizeName, amount }) => [
          each.number,
          number,
          slot,
          what,
          sizeName,
          plainNumber(amount),
          unit,
          '',
        ])
      return [
        ...materials.flatMap(({ number, slot, part, what }) => {
          const own = taken.filter(use => use.slot === slot)
          const named = `${part[locale]}, ${what[locale]}`
          const other = countedWithOf({ slot }, materials, taken)?.number ?? ''
          return own.length > 0
            ? own.flatMap(({ unit, sizes }) => rows(number, slot, named, unit, sizes))
            : each.item.sizeNames.map(size => [each.number, number, slot, named, size, '', '', other])
        }),
        ...supplies.flatMap(({ number, name, what, unit, sizes }) =>
          rows(number, name, what[locale], unit, sizes),
        ),
      ]
    }),
  }
}

/** TP24 */
export function constructionTable(items: readonly TableItem[], locale: Locale): Table {
  return {
    file: 'construction.csv',
    columns: ['item', 'slot', 'part', 'element', 'style'],
    rows: items.flatMap(({ number, item }) => {
      const { document, product } = knownOf(item)
      return document && product
        ? constructionOf(document, product).map(({ key, part, element, style }) => [
            number,
            key,
            part[locale],
            element[locale],
            style[locale],
          ])
        : []
    }),
  }
}

function knownOf({ document, family, product }: ContentItem) {
  return { document, product: findProduct(family, product) }
}

function materialsIn({ item }: TableItem) {
  const { document, product } = knownOf(item)
  return document && product ? materialsOf(document, product) : []
}

function totalOf({ quantities }: ContentItem, sizes: readonly Amount[]): number {
  return quantities.reduce(
    (sum, quantity) =>
      sum + toProduce(quantity) * (sizes.find(({ sizeName }) => sizeName === quantity.sizeName)?.amount ?? 0),
    0,
  )
}
