import { assert } from '@teamloom/kit/assert.ts'
import { is, Placeholder, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

/** A query whose words never change: parsed and planned once for each connection. */
export type Statement<Row> = {
  readonly name: string
  readonly text: string
  /** What `$1`, `$2` … are called. */
  readonly names: readonly string[]
  /** Only a type: what it answers. */
  readonly row?: Row
}

/** A statement with its values, for a transaction. */
export function withValues<Row>(
  { text, names }: Statement<Row>,
  values: Readonly<Record<string, unknown>>,
): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(
    parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${values[names[Number(part) - 1]!]}`)),
  )
}

const dialect = new PgDialect()

/** `values` of its own are not allowed in the query: each is a `sql.placeholder(name)`. */
export function compileStatement<Row>(name: string, query: SQL): Statement<Row> {
  const { sql: text, params } = dialect.sqlToQuery(query)
  const places = params.map(param => {
    assert(is(param, Placeholder), `a value in the statement ${name}`)
    return param.name
  })
  const names = [...new Set(places)]
  return {
    name,
    names,
    text: text.replace(/\$(\d+)/g, (_, place: string) => `$${names.indexOf(places[Number(place) - 1]!) + 1}`),
  }
}
