import type { PriceRange, Pricing } from '@teamloom/catalog/definition.ts'
import { type Currency, currencies } from '@teamloom/kit/money.ts'

/** A column of the table of ranges: where it begins, and in each currency a piece and its delivery. */
export type PriceColumn =
  | { readonly of: 'qty' }
  | { readonly of: 'price' | 'shipping'; readonly currency: Currency }

/** In the order in which they stand, are copied and pasted. */
export const priceColumns: readonly PriceColumn[] = [
  { of: 'qty' },
  ...currencies.flatMap(currency => [
    { of: 'price' as const, currency },
    { of: 'shipping' as const, currency },
  ]),
]

export type RangeRow = { readonly qty: number } & {
  readonly [Name in Currency]: Pick<PriceRange, 'price' | 'shipping'>
}

/** Both currencies beside one another. */
export function rowsOf({ pricingCurrency: { cad, usd } }: Pricing): RangeRow[] {
  return cad.pricingRange.map(({ qty, price, shipping }, at) => {
    const other = usd.pricingRange[at] ?? { price, shipping }
    return { qty, cad: { price, shipping }, usd: { price: other.price, shipping: other.shipping } }
  })
}

/** Prices with other rows in their tables; without rows the first one stays. */
export function withRows(pricing: Pricing, rows: readonly RangeRow[]): Pricing {
  const table = (currency: Currency) => {
    const before = pricing.pricingCurrency[currency]
    const [first, ...rest] = rows.map(row => ({ qty: row.qty, ...row[currency] }))
    return first ? { ...before, pricingRange: [first, ...rest] as const } : before
  }
  return { ...pricing, pricingCurrency: { cad: table('cad'), usd: table('usd') } }
}

export function cellOf(row: RangeRow, column: PriceColumn): number {
  return column.of === 'qty' ? row.qty : row[column.currency][column.of]
}

export function withCell(row: RangeRow, column: PriceColumn, value: number): RangeRow {
  if (column.of === 'qty') return { ...row, qty: value }
  return { ...row, [column.currency]: { ...row[column.currency], [column.of]: value } }
}

/** What a spreadsheet takes: a line a range, tabs between. */
export function copyRows(rows: readonly RangeRow[], amount: (cents: number) => string): string {
  const cell = (row: RangeRow, column: PriceColumn) => {
    const value = cellOf(row, column)
    return column.of === 'qty' ? `${value}` : amount(value)
  }
  return rows.map(row => priceColumns.map(column => cell(row, column)).join('\t')).join('\n')
}

type Pasted =
  | { readonly rows: readonly RangeRow[] }
  /** Where what was pasted is wrong, line and column from 1, and what stands there. */
  | { readonly fault: { readonly line: number; readonly column: number; readonly text: string } }

/**
 * ST15: what was copied of a spreadsheet, from one cell on to the right and down; lines below the last are ranges of
 * their own. All of it, or nothing. `readCents` tells what is an amount.
 */
export function pasteRows(
  rows: readonly RangeRow[],
  text: string,
  at: { readonly row: number; readonly column: number },
  readCents: (text: string) => number | undefined,
): Pasted {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const next = [...rows]
  for (const [down, line] of lines.entries()) {
    for (const [right, cell] of line.split('\t').entries()) {
      const column = priceColumns[at.column + right]
      const value = column && (column.of === 'qty' ? readPieces(cell) : readCents(cell))
      if (!column || value === undefined)
        return { fault: { line: down + 1, column: right + 1, text: cell.trim() } }
      const row = next[at.row + down] ?? next.at(-1)
      if (row) next[Math.min(at.row + down, next.length)] = withCell(row, column, value)
    }
  }
  return { rows: next }
}

/** `50`, `1,000`, `50 to 99`, `500 +` */
function readPieces(text: string): number | undefined {
  const match = /^\s*(\d{1,3}(?:[,\s\u00a0\u202f]\d{3})+|\d{1,7})(?!\d)/.exec(text)
  return match ? Number(match[1]?.replace(/\D/g, '')) : undefined
}
