import { CommandProblem, runCommand, say } from '#api/commands/run-command.ts'
import type { Config } from '#api/config.ts'
import { migrateDatabase, OlderBuildsRun } from '#api/platform/database/migrate.ts'

/** `npm run migrate`: brings the database up to date before processes of a new build are started; they do so too. */
async function migrate({ databaseUrl, directUrl }: Config): Promise<void> {
  if (!databaseUrl)
    throw new CommandProblem(
      'DATABASE_URL is not set: the embedded database is brought up to date at each start.',
    )
  const connection = { connectionString: directUrl ?? databaseUrl }
  const { waiting } = await migrateDatabase(connection).catch((error: unknown) => {
    throw error instanceof OlderBuildsRun ? new CommandProblem(error.message) : error
  })
  say(
    waiting.length === 0
      ? 'The database is up to date.'
      : `The database is up to date for this build; what older ones use goes once they have ended: ${waiting.join(', ')}.`,
  )
}

await runCommand(migrate)
