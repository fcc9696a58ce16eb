import type pg from 'pg'

/** How many migrations the database has had: rows of one number cannot be put into tables of another. */
export async function schemaVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  )
  return rows[0]?.count ?? 0
}
