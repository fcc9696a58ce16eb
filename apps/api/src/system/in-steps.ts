import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Writer } from '#api/platform/database/database.ts'

/** What a statement does within a second. */
export const atOnce = 5000

/** Removes what is so of a table, so many at once: each statement stays done, whatever ends the night. */
export async function removeInSteps(tx: Writer, table: PgTable, where: SQL | undefined): Promise<void> {
  for (;;) {
    const { rowCount } = await tx
      .delete(table)
      .where(sql`ctid = any(array(select ctid from ${table} where ${where} limit ${atOnce}))`)
    if ((rowCount ?? 0) < atOnce) return
  }
}
