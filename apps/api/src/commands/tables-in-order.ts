import type pg from 'pg'

/** Every table of ours, each after those that it refers to. */
export async function tablesInOrder(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select c.conrelid::regclass::text as "from", c.confrelid::regclass::text as "to"
     from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  )
  const ordered: string[] = []
  const visit = (name: string) => {
    if (ordered.includes(name)) return
    for (const reference of references)
      if (reference.from === name && reference.to !== name) visit(reference.to)
    ordered.push(name)
  }
  for (const { name } of tables) visit(name)
  return ordered
}
