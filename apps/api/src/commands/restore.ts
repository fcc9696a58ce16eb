import fs from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { loadTables } from '#api/commands/load-tables.ts'
import { openCommandDatabase, withClient } from '#api/commands/open-database.ts'
import { putFile } from '#api/commands/put-file.ts'
import { CommandProblem, runCommand, say } from '#api/commands/run-command.ts'
import { schemaVersion } from '#api/commands/schema-version.ts'
import type { Config } from '#api/config.ts'
import type { Files } from '#api/platform/files/files.ts'
import { houseMark } from '#api/platform/files/house-mark.ts'
import { openFiles } from '#api/platform/files/open-files.ts'

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
      return loadTables(client, path.join(folder, 'tables'), isReplacing)
    })
    const { files, close } = openFiles(config)
    await putFiles(files, path.join(folder, 'files'), isReplacing).finally(close)
    say(`Restored ${count} rows and the files of ${folder}`)
  } finally {
    await database.close()
  }
}

async function putFiles(files: Files, folder: string, isReplacing: boolean): Promise<void> {
  if (isReplacing) for await (const { key } of files.list()) if (key !== houseMark) await files.remove(key)
  if (!fs.existsSync(folder)) return
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const place = path.join(entry.parentPath, entry.name)
    const key = path.relative(folder, place).split(path.sep).join('/')
    await putFile(files, key, fs.createReadStream(place))
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

await runCommand(restore)
