import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { dumpTables } from '#api/commands/dump-tables.ts'
import { openCommandDatabase, withClient } from '#api/commands/open-database.ts'
import { CommandProblem, runCommand, say } from '#api/commands/run-command.ts'
import { schemaVersion } from '#api/commands/schema-version.ts'
import type { Config } from '#api/config.ts'
import type { Files } from '#api/platform/files/files.ts'
import { houseMark } from '#api/platform/files/house-mark.ts'
import { openFiles } from '#api/platform/files/open-files.ts'

/** `npm run backup -- [folder]`: database and files as they are at one moment, while the product runs or not. */
async function backup(config: Config, [folder]: readonly string[]): Promise<void> {
  const name = new Date().toISOString().replace(/[:.]/g, '-')
  const target = path.resolve(folder ?? path.join('backups', name))
  if (fs.existsSync(target))
    throw new CommandProblem(`${target} exists already: name a folder that does not.`)
  const unfinished = `${target}.unfinished`
  fs.rmSync(unfinished, { recursive: true, force: true })
  fs.mkdirSync(path.join(unfinished, 'tables'), { recursive: true })
  const database = await openCommandDatabase(config)
  try {
    const { schema, counts } = await withClient(database.connection, async client => ({
      schema: await schemaVersion(client),
      counts: await dumpTables(client, path.join(unfinished, 'tables')),
    }))
    // Files are only ever added before the rows that name them, so after the rows none is missing.
    const { files, close } = openFiles(config)
    await saveFiles(files, path.join(unfinished, 'files')).finally(close)
    fs.writeFileSync(
      path.join(unfinished, 'backup.json'),
      JSON.stringify({ format: 1, made: name, schema, counts }, null, 2),
    )
    fs.renameSync(unfinished, target)
    say(
      `Saved ${Object.values(counts).reduce((sum, count) => sum + count, 0)} rows and the files in ${target}`,
    )
  } finally {
    await database.close()
  }
}

async function saveFiles(files: Files, folder: string): Promise<void> {
  for await (const { key } of files.list()) {
    if (key === houseMark) continue
    const stream = await files.open(key)
    // It was removed since it was listed.
    if (!stream) continue
    const place = path.join(folder, key)
    fs.mkdirSync(path.dirname(place), { recursive: true })
    await pipeline(stream, fs.createWriteStream(place))
  }
}

await runCommand(backup)
