import type { ListRow } from '@teamloom/commerce/lines/join-lines.ts'
import type { Column } from '#web/features/lines/columns.ts'
import { isBlank } from '#web/features/lines/columns.ts'

/** What a spreadsheet would take for a formula is text. */
const cell = (text: string) => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The list as a CSV that can be pasted back: names and addresses in columns of their own. */
export function listCsv(
  rows: readonly ListRow[],
  columns: readonly Column[],
  headings: { readonly first: string; readonly last: string; readonly email: string },
  nameOf: (column: Column) => string,
): string {
  const others = columns.filter(({ key }) => key !== 'person')
  const head = [headings.first, headings.last, headings.email, ...others.map(nameOf)]
  const lines = rows
    .filter(row => !isBlank(row))
    .map(({ person, size, qty, words }) => [
      person?.first_name ?? '',
      person?.last_name ?? '',
      person?.email ?? '',
      ...others.map(({ key }) => (key === 'size' ? size : key === 'qty' ? String(qty) : (words[key] ?? ''))),
    ])
  return `\ufeff${[head, ...lines].map(line => line.map(cell).join(',')).join('\r\n')}\r\n`
}
