import type { Locale } from '@teamloom/kit/label.ts'
import Papa from 'papaparse'

/** By which spreadsheets know that a file is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** What stands between cells: Excel splits at what its own language does. */
export const separators: Readonly<Record<Locale, string>> = { en: ',', fr: ';' }

/** An amount in dollars, with the decimal sign of the language: else it is no number in a spreadsheet. */
export function decimalCell(amount: number, locale: Locale, digits?: number): string {
  const text = digits === undefined ? String(amount) : amount.toFixed(digits)
  return locale === 'fr' ? text.replace('.', ',') : text
}

/**
 * The places in a cell at which a spreadsheet would take what follows for a formula: where it begins, and wherever one
 * of another language would split it. A whole cell that is a number with a sign is one. PostgreSQL reads it as it stands.
 */
export const formulaStart =
  /(?<=^|[;,|"\t\r\n])(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])(?!^[-+]?\d+(?:[.,]\d+)?$)/g

/** A text as a cell of a line that is written by hand (SC20). */
export const textCell = (text: string) => `"${text.replace(formulaStart, "'").replaceAll('"', '""')}"`

/** Moments as clocks of a zone show them, `2026-12-04 23:59`: a time to spreadsheets of either language. */
export function clockCells(timeZone: string): (at: Date) => string {
  // Of all that know it, Swedish writes it so.
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return at => clock.format(at)
}

type Row = readonly (string | number)[]

/** Rows as a file for spreadsheets of a language, line by line; what would be a formula there is text (SC20). */
export function* csvLines(rows: Iterable<Row>, locale: Locale): Generator<string> {
  const cellOf = (value: string | number) =>
    typeof value === 'number' ? decimalCell(value, locale) : value.replace(formulaStart, "'")
  yield byteOrderMark
  for (const row of rows) yield `${Papa.unparse([row.map(cellOf)], { delimiter: separators[locale] })}\r\n`
}

/** Rows as a file for spreadsheets of a language, as one text. */
export function writeCsv(rows: Iterable<Row>, locale: Locale): string {
  return [...csvLines(rows, locale)].join('')
}
