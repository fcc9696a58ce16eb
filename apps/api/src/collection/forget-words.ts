import { type SQL, sql } from 'drizzle-orm'
import { cartItems, collectionEntries } from '#api/db/tables.ts'
import type { Tx } from '#api/platform/database/database.ts'

/** SC33: takes out of carts what the lines of entries say, before these go; the pieces stay. */
export async function forgetWords(tx: Tx, entries: SQL): Promise<void> {
  await tx.execute(sql`with gone as (
      select id::text, design_id from ${collectionEntries} where ${entries} and words is not null)
    update ${cartItems} item set lines = (
      select jsonb_agg(case when line ->> 'id' in (select id from gone) then line - 'words' else line end order by place)
      from jsonb_array_elements(item.lines) with ordinality as each(line, place))
    where item.design_id in (select design_id from gone)
      and exists (select 1 from jsonb_array_elements(item.lines) as line where line ->> 'id' in (select id from gone))`)
}
