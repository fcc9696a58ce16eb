import fs from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { inject } from 'vitest'
import { buildApp } from '#api/app.ts'
import { readConfig } from '#api/config.ts'
import { openServices } from '#api/open-services.ts'
import type { AnalyticsEvent } from '#api/platform/analytics/event.ts'
import { openDatabase } from '#api/platform/database/database.ts'
import { openLog } from '#api/platform/log.ts'
import type { Metrics } from '#api/platform/metrics/metrics.ts'
import type { Dependencies } from '#api/services.ts'
import { administer, connectionTo, dropDatabase } from '#api/testing/global-setup.ts'
import { makeScratchFolder } from '#api/testing/scratch-folder.ts'
import { watchTransactions } from '#api/testing/watch-transactions.ts'

export type TestApp = {
  readonly app: FastifyInstance
  readonly dependencies: Dependencies
  readonly pool: pg.Pool
  readonly connection: pg.ClientConfig
  readonly mailFolder: string
  /** The analytics events that were logged. */
  readonly events: readonly AnalyticsEvent[]
  /** Moves the app's clock. */
  readonly setNow: (now: Date) => void
  readonly close: () => Promise<void>
}

type Choices = {
  /** The way to the database, where something stands in between. */
  readonly reach?: (connection: pg.ClientConfig) => Promise<pg.ClientConfig>
  /** Whether ordered designs are drawn in every size, seconds of work each, before anybody asks for a picture. */
  readonly keepsPictures?: boolean
  readonly metrics?: Metrics
}

/** A test signs up dozens of people, whom nobody guesses at: a hundredth of the work. */
const lightCost = { memory: 64, passes: 1, parallelism: 1 }

/** What nobody foresaw is told beside the test that it ends. */
const unforeseen = openLog('error')

/** The real app on a database, files and mails of its own. Limits are out of the way unless a test sets them. */
export async function startTestApp(
  environment: Readonly<Record<string, string>> = {},
  { reach = async connection => connection, keepsPictures = false, metrics }: Choices = {},
): Promise<TestApp> {
  const server = inject('server')
  const name = `teamloom_test_${Math.random().toString(36).slice(2, 12)}`
  await administer(server, `create database ${name} template ${inject('template')}`)
  const connection = await reach(connectionTo(server, name))
  const folder = makeScratchFolder('teamloom-app')
  const config = readConfig({
    DATA_DIR: folder,
    CALLS_PER_SECOND: '100000',
    FILES_PER_SECOND: '1000000',
    EMAIL_CHECKS_PER_10_MINUTES: '100000',
    CALLS_AT_ONCE: '100000',
    CALLS_WAITING: '100000',
    LOOP_MS_PER_SECOND: '1000000',
    LOGINS_PER_10_MINUTES: '100000',
    SIGNUPS_PER_10_MINUTES: '100000',
    GUESTS_PER_HOUR: '100000',
    UNAUTHORIZED_PER_MINUTE: '100000',
    ...environment,
  })
  let clock: Date | undefined
  const events: AnalyticsEvent[] = []
  const closing = new AsyncDisposableStack()
  closing.defer(() => fs.rmSync(folder, { recursive: true, force: true }))
  closing.defer(() => dropDatabase(server, name))
  const database = watchTransactions(await openDatabase(connection, () => {}))
  const { dependencies, workOnJobs } = await openServices(closing, {
    config,
    connection,
    database,
    warn: () => {},
    passwordCost: lightCost,
    metrics,
    now: () => clock ?? new Date(),
  })
  // A test tidies when it wants to, whatever the hour.
  await workOnJobs(told => events.push(told), {
    housekeeping: async () => {},
    ...(keepsPictures ? {} : { keepPictures: async () => {} }),
  })
  const app = await buildApp(dependencies, { loggerInstance: unforeseen })
  closing.defer(() => app.close())
  await app.ready()
  return {
    app,
    dependencies,
    pool: database.pool,
    connection,
    mailFolder: config.mail.folder,
    events,
    setNow: now => {
      clock = now
    },
    close: () => closing.disposeAsync(),
  }
}
