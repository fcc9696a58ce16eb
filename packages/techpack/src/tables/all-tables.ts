import type { Locale } from '@teamloom/kit/label.ts'
import { measureTable } from '../points-of-measure/measure-table.ts'
import { buyingTable } from './buying-table.ts'
import { decorationsTable, inksTable, placementsTable, sewnOnTable } from './decoration-tables.ts'
import { filmsTable } from './films-table.ts'
import { knittingTable } from './knitting-table.ts'
import { labelsTable } from './labels-table.ts'
import { constructionTable, consumptionTable, materialsTable } from './materials-tables.ts'
import { peopleTables } from './people-table.ts'
import { piecesTable } from './pieces-table.ts'
import { quantitiesTable } from './quantities-table.ts'
import { settingsTable } from './settings-table.ts'
import { sewingTable } from './sewing-table.ts'
import type { Table, TableItem } from './table.ts'
import { trimsTable } from './trims-table.ts'

/** TP20: all tables of an archive; words in them are the document's. */
export function tablesOf(items: readonly TableItem[], locale: Locale): Table[] {
  return [
    quantitiesTable(items),
    ...peopleTables(items, locale),
    materialsTable(items, locale),
    consumptionTable(items, locale),
    trimsTable(items, locale),
    buyingTable(items, locale),
    constructionTable(items, locale),
    piecesTable(items, locale),
    knittingTable(items, locale),
    sewingTable(items, locale),
    labelsTable(items),
    decorationsTable(items, locale),
    settingsTable(items, locale),
    filmsTable(items),
    placementsTable(items, locale),
    sewnOnTable(items, locale),
    inksTable(items, locale),
    measureTable(
      items.map(({ number, drawn }) => ({ item: number, sheet: drawn.sheet?.measured })),
      locale,
    ),
  ]
}
