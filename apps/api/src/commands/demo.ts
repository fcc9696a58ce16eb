import { must } from '@teamloom/kit/assert.ts'
import { createUser } from '#api/accounts/create-user.ts'
import { hashPassword } from '#api/accounts/passwords.ts'
import { buildApp } from '#api/app.ts'
import { fillTeam } from '#api/commands/demo/fill-team.ts'
import { jonas, maya, staff } from '#api/commands/demo/people.ts'
import { openCommandDatabase, withClient } from '#api/commands/open-database.ts'
import { CommandProblem, runCommand, say } from '#api/commands/run-command.ts'
import type { Config } from '#api/config.ts'
import { userRoles, users } from '#api/db/tables.ts'
import { openServices } from '#api/open-services.ts'
import { type Database, openDatabase } from '#api/platform/database/database.ts'
import type { Jobs } from '#api/platform/jobs/jobs.ts'

/** `npm run demo`: fills an empty database with a team at work, and an account of staff. */
async function demo(config: Config): Promise<void> {
  const opened = await openCommandDatabase(config)
  try {
    await withClient(opened.connection, async client => {
      const { rows } = await client.query<{ filled: boolean }>(
        'select exists (select 1 from teams) as filled',
      )
      if (rows[0]?.filled)
        throw new CommandProblem('There are teams already: the demonstration is for an empty database.')
    })
    await fill(config, opened.connection)
  } finally {
    await opened.close()
  }
  say(`\nReady at ${config.publicUrl}${opened.isInUse ? '' : ', when the product runs there: npm start'}`)
  say(`Log in with the password ${maya.password} as
  ${maya.email}     who leads the team
  ${jonas.email}    her teammate, in French
  ${staff.email}  staff`)
}

async function fill(config: Config, connection: Parameters<typeof openDatabase>[0]): Promise<void> {
  const closing = new AsyncDisposableStack()
  try {
    const database = await openDatabase(connection, say)
    const { dependencies } = await openServices(closing, {
      config: {
        ...config,
        analytics: 'off',
        limits: { ...config.limits, callsPerSecond: 10_000 },
      },
      connection,
      database,
      warn: say,
    })
    const app = await buildApp({ ...dependencies, jobs: withoutMail(dependencies.jobs), card: null })
    closing.defer(() => app.close())
    await addStaff(database)
    await fillTeam(app, say)
    // Their addresses are nobody's: no mail reaches them.
    await database.alone.update(users).set({ unverifiedSince: null })
  } finally {
    await closing.disposeAsync()
  }
}

/** Nobody is told of what nobody ordered. */
function withoutMail(jobs: Jobs): Jobs {
  return {
    ...jobs,
    add: async (tx, name, data) => (name === 'mail' ? undefined : jobs.add(tx, name, data)),
  }
}

async function addStaff(database: Database): Promise<void> {
  const { password, ...user } = staff
  const passwordHash = await hashPassword(password)
  await database.write(async tx => {
    const known = { ...user, passwordHash, optNewsletter: false, unverifiedSince: null }
    const added = await createUser(tx, known, new Date())
    const userId = must(added, staff.email)
    await tx.insert(userRoles).values([
      { userId, role: 'admin' },
      { userId, role: 'designer' },
    ])
  })
}

await runCommand(demo)
