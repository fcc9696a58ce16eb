import { headingOf } from './guess-columns.ts'
import { isEmail } from './roster-email.ts'

/**
 * SC11: the lines of a table from its headings on, where a title stands above: headings are the first line that names
 * two columns, and no person is before them.
 */
export function withoutTitle<Row extends readonly string[]>(rows: readonly Row[]): readonly Row[] {
  const person = rows.findIndex(row => row.some(isEmail))
  const above = rows.slice(0, person < 0 ? 0 : person)
  const at = above.findIndex(row => row.filter(cell => headingOf(cell) !== undefined).length > 1)
  return at < 0 ? rows : rows.slice(at)
}
