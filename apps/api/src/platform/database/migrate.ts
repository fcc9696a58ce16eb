import fs from 'node:fs'
import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** Where they lie, with the list of their names. */
export const migrationsFolder = path.join(import.meta.dirname, '../../db/migrations')

/** A process that has said nothing for so long has ended. */
const freshSeconds = 30

/** One that takes away what builds without it use begins so. */
export const contracts = '-- contract'

type Migration = {
  readonly name: string
  /** When it was made, in milliseconds: they are in that order, and a database is as far as the last that it has. */
  readonly when: number
  readonly isContract: boolean
}

/** A change cannot be made yet, and a later one hangs on it. */
export class OlderBuildsRun extends Error {
  override name = 'OlderBuildsRun'
}

export type Migrated = {
  /** By their names: what is taken away once the processes of older builds have ended. */
  readonly waiting: readonly string[]
}

/** The `when` of the last of this build's migrations. */
export function knownMigration(folder = migrationsFolder): number {
  return listMigrations(folder).at(-1)?.when ?? 0
}

/**
 * Brings the schema up to date; safe when several processes start at once. What takes something away waits until no
 * process runs that does not know of it. Throws `OlderBuildsRun` where what comes after it cannot wait.
 */
export async function migrateDatabase(
  connection: pg.ClientConfig,
  folder = migrationsFolder,
): Promise<Migrated> {
  const client = new pg.Client(connection)
  // What it asks is told of it.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(7301)')
    const all = listMigrations(folder)
    const blocked = all.indexOf((await findBlocked(client, all)) as Migration)
    const made = blocked < 0 ? all.length : blocked
    const waiting = all.slice(made)
    const needed = waiting.find(({ isContract }) => !isContract)
    if (needed)
      throw new OlderBuildsRun(
        `the database cannot be brought up to date for ${needed.name} while processes of an older build run, as ${waiting[0]?.name} takes away what they use: end them first`,
      )
    await apply(client, folder, made)
    return { waiting: waiting.map(({ name }) => name) }
  } finally {
    await client.end()
  }
}

function listMigrations(folder: string): Migration[] {
  const { entries } = JSON.parse(fs.readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly tag: string; readonly when: number }[]
  }
  return entries.map(({ tag: name, when }) => ({
    name,
    when,
    isContract: fs.readFileSync(path.join(folder, `${name}.sql`), 'utf8').startsWith(contracts),
  }))
}

/** The first that is still to be made and takes away what a process uses that runs now. */
async function findBlocked(client: pg.Client, all: readonly Migration[]): Promise<Migration | undefined> {
  const there = await client.query<{ made: string | null; beating: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as made, to_regclass('running.processes') as beating`,
  )
  if (!there.rows[0]?.made || !there.rows[0].beating) return undefined
  const { rows } = await client.query<{ last: string; oldest: string | null }>(
    `select (select coalesce(max(created_at), 0) from drizzle.__drizzle_migrations) as last,
      (select min(knows) from running.processes where seen_at > now() - make_interval(secs => $1)) as oldest`,
    [freshSeconds],
  )
  const [found] = rows
  if (!found || found.oldest === null) return undefined
  return all.find(
    ({ when, isContract }) => isContract && when > Number(found.last) && when > Number(found.oldest),
  )
}

type Applying = {
  readonly dialect: {
    readonly migrate: (migrations: readonly object[], session: unknown, config: object) => Promise<void>
  }
  readonly session: unknown
}

/** The first so many of them, in one transaction; those that were made before are passed over. */
async function apply(client: pg.Client, folder: string, count: number): Promise<void> {
  const config = { migrationsFolder: folder }
  // As `drizzle-orm/node-postgres/migrator` does it, which knows all or none.
  const { dialect, session } = drizzle({ client }) as unknown as Applying
  await dialect.migrate(readMigrationFiles(config).slice(0, count), session, config)
}
