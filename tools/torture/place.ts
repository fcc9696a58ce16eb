import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { embeddedConnection } from '@teamloom/api/platform/database/embedded-postgres.ts'
import { openLine } from '@teamloom/api/testing/database-line.ts'
import { administer, connectionTo } from '@teamloom/api/testing/global-setup.ts'
import { descendantsOf, signalQuietly } from '@teamloom/api/testing/processes.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Store } from './check-store.ts'
import type { Server } from './server.ts'

/** Something that is taken away and given back. */
export type Loss = {
  readonly name: string
  readonly take: () => Promise<void> | void
  /** Undefined: it comes back by itself. */
  readonly giveBack: (() => Promise<void> | void) | undefined
}

/** What a product stands on, with data of its own. */
export type Place = Store & {
  readonly name: 'embedded database' | 'PostgreSQL server'
  readonly environment: Readonly<Record<string, string>>
  /** The ways in which its database can be away. */
  readonly databaseLosses: readonly Loss[]
  /** Starts what stands there already; absent, a server of its own is started on it. */
  readonly start?: () => Promise<Server>
  /** What is ended before the place is, whoever ends it: the last that was begun first. */
  readonly closing: AsyncDisposableStack
  readonly close: () => Promise<void>
}

export function openEmbedded(): Place {
  const dataDir = makeFolder()
  const closing = new AsyncDisposableStack()
  closing.defer(() => fs.rmSync(dataDir, { recursive: true, force: true }))
  const folder = path.join(dataDir, 'postgres')
  const postmaster = () => Number(fs.readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of descendantsOf(postmaster())) signalQuietly(pid, signal)
  }
  return {
    name: 'embedded database',
    dataDir,
    get connection() {
      return embeddedConnection(folder)
    },
    environment: { DATA_DIR: dataDir },
    databaseLosses: [
      { name: 'killed', take: () => signalQuietly(postmaster(), 'SIGKILL'), giveBack: undefined },
      { name: 'stopped', take: () => signalAll('SIGSTOP'), giveBack: () => signalAll('SIGCONT') },
    ],
    closing,
    close: () => closing.disposeAsync(),
  }
}

/** `url`: of a server and a role that may make databases. */
export async function openOnServer(url: string): Promise<Place> {
  const dataDir = makeFolder()
  const server = { connectionString: url }
  const database = `teamloom_torture_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${database}`)
  const connection = connectionTo(server, database)
  const line = await openLine(connection)
  const closing = new AsyncDisposableStack()
  closing.defer(async () => {
    await line.cut()
    await administer(server, `drop database if exists ${database} with (force)`)
    fs.rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    name: 'PostgreSQL server',
    dataDir,
    connection,
    environment: {
      DATA_DIR: dataDir,
      DATABASE_URL: must(line.connection.connectionString, 'address of the database'),
      SESSION_SECRET: 's'.repeat(32),
      SERVICE_KEY: 'k'.repeat(32),
    },
    databaseLosses: [
      { name: 'refused', take: line.cut, giveBack: line.mend },
      { name: 'silent', take: line.hold, giveBack: line.letGo },
    ],
    closing,
    close: () => closing.disposeAsync(),
  }
}

function makeFolder(): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-torture-'))
}
