import fs from 'node:fs'
import path from 'node:path'
import readline from 'node:readline'
import type pg from 'pg'
import { CommandProblem } from '#api/commands/run-command.ts'
import { tablesInOrder } from '#api/commands/tables-in-order.ts'

const rowsAtOnce = 500

/** Fills all tables from the files of a folder, or none. */
export async function loadTables(client: pg.Client, folder: string, isReplacing: boolean): Promise<number> {
  const tables = await tablesInOrder(client)
  await client.query('begin')
  const { rows } = await client.query<{ filled: boolean }>('select exists (select 1 from users) as filled')
  if (rows[0]?.filled && !isReplacing) {
    throw new CommandProblem('There is data already: add --replace to put the backup in its place.')
  }
  await client.query(`truncate ${tables.join(', ')}`)
  // What triggers write is in the backup.
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  let count = 0
  for (const table of tables) {
    const file = path.join(folder, `${table}.jsonl`)
    if (fs.existsSync(file)) count += await loadTable(client, table, file)
  }
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  await client.query(
    `select setval(pg_get_serial_sequence('preorders', 'number'), greatest(max(number), 1000) + 1, false) from preorders`,
  )
  await client.query(
    `select setval(pg_get_serial_sequence('staff_audit', 'seq'), coalesce(max(seq), 0) + 1, false) from staff_audit`,
  )
  await client.query('commit')
  return count
}

async function loadTable(client: pg.Client, table: string, file: string): Promise<number> {
  let count = 0
  let batch: string[] = []
  const columns = (await ownColumnsOf(client, table)).join(', ')
  const flush = async () => {
    if (batch.length === 0) return
    await client.query(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
      [`[${batch.join(',')}]`],
    )
    count += batch.length
    batch = []
  }
  for await (const line of readline.createInterface({ input: fs.createReadStream(file) })) {
    if (line !== '') batch.push(line)
    if (batch.length >= rowsAtOnce) await flush()
  }
  await flush()
  return count
}

/** The columns of a table that are not made of the others. */
async function ownColumnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows.map(({ name }) => name)
}
