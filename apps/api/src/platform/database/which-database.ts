import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Reader } from '#api/platform/database/database.ts'

/** Words that say which database of which server is there, the same of a primary and of what takes over from it. */
export const whichDatabase = `(select system_identifier from pg_control_system()) || ' ' || current_database()`

/** What this house is called where others may be too: the same in all its processes, and in no other house's. */
export async function readHouseName(tx: Reader): Promise<string> {
  const rows = await tx.rows<{ place: string }>(sql`select ${sql.raw(whichDatabase)} as place`)
  return createHash('sha256').update(`house ${rows[0]?.place}`).digest('base64url').slice(0, 16)
}
