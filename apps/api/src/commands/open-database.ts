import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { say } from '#api/commands/run-command.ts'
import type { Config } from '#api/config.ts'
import { lockDataFolder } from '#api/platform/data-lock.ts'
import { embeddedConnection, startEmbeddedPostgres } from '#api/platform/database/embedded-postgres.ts'
import { migrateDatabase } from '#api/platform/database/migrate.ts'

export type OpenedDatabase = {
  readonly connection: pg.ClientConfig
  /** The product is running on it at this moment. */
  readonly isInUse: boolean
  readonly close: () => Promise<void>
}

/** The database that the configuration names, up to date: started for the command when nobody runs it. */
export async function openCommandDatabase(config: Config): Promise<OpenedDatabase> {
  if (config.databaseUrl) {
    const connection = { connectionString: config.directUrl ?? config.databaseUrl }
    await migrateDatabase(connection)
    return { connection, isInUse: false, close: async () => {} }
  }
  const folder = path.join(config.dataDir, 'postgres')
  const lock = await lockDataFolder(config.dataDir)
  if (!lock) return { connection: await whenReady(folder), isInUse: true, close: async () => {} }
  const postgres = await startEmbeddedPostgres({ folder, log: () => {} })
  await migrateDatabase(postgres.connection())
  return {
    connection: postgres.connection(),
    isInUse: false,
    close: async () => {
      await postgres.stop()
      await lock.release()
    },
  }
}

/** How long a first start may take on a slow machine. */
const patienceMs = 120_000

/** The database of whoever runs it, which may have begun to start just now. */
async function whenReady(folder: string): Promise<pg.ClientConfig> {
  const since = performance.now()
  for (let isTold = false; ; isTold = true) {
    try {
      const connection = embeddedConnection(folder)
      await migrateDatabase(connection)
      return connection
    } catch (error) {
      if (performance.now() - since > patienceMs) throw error
      if (!isTold) say('Waiting for the product, which is starting')
      await sleep(300)
    }
  }
}

export async function withClient<Value>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client(connection)
  // What it asks is told of it.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
