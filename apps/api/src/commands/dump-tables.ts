import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { tablesInOrder } from '#api/commands/tables-in-order.ts'

const rowsAtOnce = 500

/** Each table's rows as they are at one moment, a line each, as a file of its name; answers how many each has. */
export async function dumpTables(client: pg.Client, folder: string): Promise<Record<string, number>> {
  await client.query('begin transaction isolation level repeatable read read only')
  const counts: Record<string, number> = {}
  for (const table of await tablesInOrder(client)) {
    const file = fs.openSync(path.join(folder, `${table}.jsonl`), 'w')
    counts[table] = 0
    await client.query(`declare rows no scroll cursor for select to_json(t)::text as line from ${table} t`)
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from rows`)
      for (const { line } of rows) fs.writeSync(file, `${line}\n`)
      counts[table] += rows.length
      if (rows.length < rowsAtOnce) break
    }
    await client.query('close rows')
    fs.fsyncSync(file)
    fs.closeSync(file)
  }
  await client.query('commit')
  return counts
}
