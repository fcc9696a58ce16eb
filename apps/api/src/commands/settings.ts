import fs from 'node:fs/promises'
import { settingRules } from '@teamloom/commerce/house/setting-fault.ts'
import { openCommandDatabase } from '#api/commands/open-database.ts'
import { CommandProblem, runCommand, say } from '#api/commands/run-command.ts'
import type { Config } from '#api/config.ts'
import { exportSettings, importSettings } from '#api/house/move-settings.ts'
import { startArtworkReader } from '#api/platform/artwork/artwork-reader.ts'
import { type Database, openDatabase } from '#api/platform/database/database.ts'

const usage = 'npm run settings -- export [file] | import <file>'

const words: Readonly<Record<string, string>> = {
  ...settingRules,
  not_settings: 'The file has no settings of Teamloom.',
  other_version: 'The file is of another version of Teamloom.',
  unknown_setting: 'is no setting',
}

/** `npm run settings -- …`: what the house has set as one readable file, and back; while the product runs or not. */
async function settings(config: Config, [action, file]: readonly string[]): Promise<void> {
  if (action === 'export') return withDatabase(config, database => write(database, file))
  if (action !== 'import' || !file) throw new CommandProblem(usage)
  const text = await fs.readFile(file, 'utf8').catch(() => {
    throw new CommandProblem(`${file} cannot be read.`)
  })
  await withDatabase(config, database => take(text, database, config))
}

async function write(database: Database, file: string | undefined): Promise<void> {
  const text = await exportSettings(database, new Date())
  if (!file) return say(text.trimEnd())
  await fs.writeFile(file, text)
  say(`The settings are in ${file}.`)
}

async function take(text: string, database: Database, config: Config): Promise<void> {
  const artwork = startArtworkReader()
  try {
    const taken = await importSettings(text, { database, config, artwork, now: new Date() })
    if ('changed' in taken) {
      say(taken.changed.length === 0 ? 'All of it is set already.' : `Set: ${taken.changed.join(', ')}.`)
      return
    }
    const lines = taken.faults.map(({ key, field, rule }) =>
      [[key, field].filter(Boolean).join('.'), words[rule] ?? rule].filter(Boolean).join(' '),
    )
    throw new CommandProblem(['Nothing was set:', ...lines].join('\n'))
  } finally {
    await artwork.close()
  }
}

async function withDatabase(config: Config, work: (database: Database) => Promise<void>): Promise<void> {
  const opened = await openCommandDatabase(config)
  try {
    const database = await openDatabase(opened.connection, say)
    try {
      await work(database)
    } finally {
      await database.close()
    }
  } finally {
    await opened.close()
  }
}

await runCommand(settings)
