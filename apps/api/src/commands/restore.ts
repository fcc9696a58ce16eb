import fs from 'node:fs'
import path from 'node:path'
import readline from 'node:readline'
import type pg from 'pg'
import { openCommandDatabase, withClient } from '#api/commands/open-database.ts'
import { CommandProblem, runCommand, say } from '#api/commands/run-command.ts'
import { schemaVersion } from '#api/commands/schema-version.ts'
import { tablesInOrder } from '#api/commands/tables-in-order.ts'
import type { Config } from '#api/config.ts'
import type { Files } from '#api/platform/files/files.ts'
import { openFiles } from '#api/platform/files/open-files.ts'

const rowsAtOnce = 500

/** `npm run restore -- <folder> [--replace]`: puts a backup back. What is there is only replaced when told so. */
async function restore(config: Config, args: readonly string[]): Promise<void> {
  const folder = args.find(arg => !arg.startsWith('--'))
  const isReplacing = args.includes('--replace')
  if (!folder || !fs.existsSync(path.join(folder, 'backup.json'))) {
    throw new CommandProblem('Name the folder of a backup: npm run restore -- <folder>')
  }
  const database = await openCommandDatabase(config)
  try {
    if (database.isInUse) throw new CommandProblem('Teamloom is running: stop it before restoring.')
    const count = await withClient(database.connection, async client => {
      await checkVersion(client, folder)
      return loadTables(client, folder, isReplacing)
    })
    const { files, close } = openFiles(config)
    await putFiles(files, path.join(folder, 'files'), isReplacing).finally(close)
    say(`Restored ${count} rows and the files of ${folder}`)
  } finally {
    await database.close()
  }
}

async function putFiles(files: Files, folder: string, isReplacing: boolean): Promise<void> {
  if (isReplacing) for await (const { key } of files.list()) await files.remove(key)
  if (!fs.existsSync(folder)) return
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const place = path.join(entry.parentPath, entry.name)
    const received = await files.receive(fs.createReadStream(place), Number.POSITIVE_INFINITY)
    await received.keep(path.relative(folder, place).split(path.sep).join('/'))
  }
}

/** What migrations do to rows, they do not do to those of a backup. */
async function checkVersion(client: pg.Client, folder: string): Promise<void> {
  const { schema } = JSON.parse(fs.readFileSync(path.join(folder, 'backup.json'), 'utf8')) as {
    schema?: number
  }
  if (schema === (await schemaVersion(client))) return
  throw new CommandProblem(
    'This backup was made by another version of Teamloom: restore it with that one, then start this one on it.',
  )
}

/** All of it or nothing. */
async function loadTables(client: pg.Client, folder: string, isReplacing: boolean): Promise<number> {
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
    const file = path.join(folder, 'tables', `${table}.jsonl`)
    if (fs.existsSync(file)) count += await loadTable(client, table, file)
  }
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  await client.query(
    `select setval(pg_get_serial_sequence('preorders', 'number'), greatest(max(number), 1000) + 1, false) from preorders`,
  )
  await client.query('commit')
  return count
}

async function loadTable(client: pg.Client, table: string, file: string): Promise<number> {
  let count = 0
  let batch: string[] = []
  const flush = async () => {
    if (batch.length === 0) return
    await client.query(
      `insert into ${table} select * from json_populate_recordset(null::${table}, $1::json)`,
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

await runCommand(restore)
