import { type Column, type SQL, sql } from 'drizzle-orm'

/** Whether it is the id of one of these, which are a single value of the statement: thousands would be long to write. */
export function isOneOf(id: Column, these: readonly (string | { readonly id: string })[]): SQL {
  const ids = these.map(each => (typeof each === 'string' ? each : each.id))
  return sql`${id} = any(${sql.param(ids)}::uuid[])`
}
