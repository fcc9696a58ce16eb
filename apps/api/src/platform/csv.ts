import Papa from 'papaparse'

/** By which spreadsheets know that a file is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** What a spreadsheet would take for a formula; a number with a sign is a number. PostgreSQL reads it as it stands. */
export const formula = /^(?![-+]?\d+(?:[.,]\d+)?$)[=+\-@\t\r]/

/** Rows as a file for spreadsheets; what would be a formula there is text (SC20). */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  const lines = Papa.unparse(
    rows.map(row => [...row]),
    { escapeFormulae: formula },
  )
  return `${byteOrderMark}${lines}\r\n`
}
