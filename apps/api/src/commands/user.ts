import { openCommandDatabase } from '#api/commands/open-database.ts'
import { runCommand, say } from '#api/commands/run-command.ts'
import { findUserAction } from '#api/commands/user-actions.ts'
import type { Config } from '#api/config.ts'
import { openDatabase } from '#api/platform/database/database.ts'
import { startJobs } from '#api/platform/jobs/jobs.ts'

/** `npm run user -- …`: who is staff, and help for those who cannot get in; while the product runs or not. */
async function user(config: Config, args: readonly string[]): Promise<void> {
  const [action = '', ...rest] = args
  const run = findUserAction(action)
  const opened = await openCommandDatabase(config)
  try {
    const database = await openDatabase(opened.connection, say)
    try {
      await run(database, rest, { config, openJobs: () => startJobs(opened.connection, say) })
    } finally {
      await database.close()
    }
  } finally {
    await opened.close()
  }
}

await runCommand(user)
