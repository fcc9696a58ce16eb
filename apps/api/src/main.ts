import { randomUUID } from 'node:crypto'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { ensureFirstAdmin } from '#api/accounts/first-admin.ts'
import { buildApp } from '#api/app.ts'
import { type Config, ConfigError, doesJobs, readConfig } from '#api/config.ts'
import { keepBuild } from '#api/http/keep-build.ts'
import { openServices } from '#api/open-services.ts'
import { watchProvider } from '#api/payments/watch-provider.ts'
import { findCell } from '#api/platform/artwork/postscript/find-cell.ts'
import { findVectorReaders, nameReaders, programsOf } from '#api/platform/artwork/postscript/find-readers.ts'
import { type DataLock, holderOf, lockDataFolder } from '#api/platform/data-lock.ts'
import { checkDatabase } from '#api/platform/database/check-database.ts'
import { readConnectionBudget } from '#api/platform/database/connection-budget.ts'
import { type Database, openDatabase } from '#api/platform/database/database.ts'
import { startEmbeddedPostgres } from '#api/platform/database/embedded-postgres.ts'
import { startHeartbeat } from '#api/platform/database/heartbeat.ts'
import { knownMigration, migrateDatabase } from '#api/platform/database/migrate.ts'
import { readHouseName } from '#api/platform/database/which-database.ts'
import { checkStore } from '#api/platform/files/check-store.ts'
import { clearIncoming } from '#api/platform/files/disk-files.ts'
import { checkHouseMark } from '#api/platform/files/house-mark.ts'
import { diskFolderOf, openFiles } from '#api/platform/files/open-files.ts'
import { openLog } from '#api/platform/log.ts'
import { removeUnfinishedMails } from '#api/platform/mail/unfinished-mails.ts'
import { serveMetrics } from '#api/platform/metrics/serve-metrics.ts'
import { watchProcess } from '#api/platform/metrics/watch-process.ts'
import type { News } from '#api/platform/news/news.ts'
import { isOutage } from '#api/platform/outage.ts'
import { keepPrivate } from '#api/platform/private-folder.ts'
import { errorLine } from '#api/platform/told-error.ts'

/** Read once, before anything else; a mistake in it is told in one line each. */
function readEnvironment(): Config {
  try {
    // oxlint-disable-next-line eslint/no-restricted-properties -- the one place that hands it to config.ts
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    for (const line of error.lines) process.stderr.write(`teamloom: ${line}\n`)
    process.exit(1)
  }
}

function giveUp(message: string): never {
  process.stderr.write(`teamloom: ${message}\n`)
  process.exit(1)
}

keepPrivate()
const config = readEnvironment()
const log = openLog(config.logLevel)
const warn = (line: string) => log.warn(line)
/** What was opened, closed last first. */
const closing = new AsyncDisposableStack()

/** How long a balancer has to see that nothing should be sent here any more. */
const noticeMs = 2000
/** How long jobs have to hand back what they do, and the embedded database to end. */
const patienceForRestMs = 3000

let isStopping = false
let isServing = false
/** `hasNotice`: whoever sends calls here is given time to send them elsewhere. */
async function stop(exitCode: number, hasNotice = false): Promise<never> {
  if (isStopping) return new Promise(() => {})
  isStopping = true
  // Whatever hangs must not keep the process from ending in time.
  setTimeout(() => process.exit(exitCode || 1), config.drainMs + 1000).unref()
  if (hasNotice && isServing) await sleep(noticeMs)
  await closing.disposeAsync().catch((error: unknown) => log.error({ err: error }, 'while stopping'))
  process.exit(exitCode)
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => void stop(0, signal === 'SIGTERM'))
// Whoever has started us is gone, also when they were killed.
process.on('disconnect', () => void stop(0))
// What is in memory may be wrong, so nothing more is taken; whoever has started us starts us again.
process.on('uncaughtException', error => {
  log.fatal({ err: error }, 'nobody expected this: the server ends')
  void stop(1)
})
// Nobody may read what we say.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

async function start(): Promise<void> {
  const { connection, pooled } = await openConnection()
  const { waiting } = await migrateDatabase(connection)
  if (waiting.length > 0) finishMigrating(connection, waiting)
  const database = await openDatabase(
    { ...(pooled ?? connection), isPooled: pooled !== undefined, max: config.connections.pool },
    warn,
  )
  if (!config.databaseUrl) {
    // Nobody else is at it.
    clearIncoming(diskFolderOf(config))
    await removeUnfinishedMails(config.mail.folder, new Date())
  }
  if (config.databaseUrl) {
    await tellConnections(database)
    const own = randomUUID()
    closing.defer(await startHeartbeat(database.pool, knownMigration(), error => warn(errorLine(error)), own))
    await tellStore()
    await tellHouse(database, own)
  }
  const found = await findVectorReaders(config.searchPath)
  const readers = { ...found, cell: await findCell(programsOf(found), config.dataDir) }
  const { eps, ai } = nameReaders(readers)
  log[eps === 'none' || ai === 'none' ? 'warn' : 'info']({ eps, ai }, 'what reads EPS and AI')
  log.info(
    readers.cell
      ? 'they run set apart: without a network, and without our files'
      : 'they run beside us, with limits alone: this machine makes no namespaces for them',
  )
  if (!config.databaseUrl) await tellStore()
  const news = await openNews(connection, database)
  const metrics = config.metrics && (await openFigures(config.metrics, database))
  const world = { config, connection, database, warn, news, readers, metrics, isDraining: () => isStopping }
  const { dependencies, workOnJobs } = await openServices(closing, world)
  if (doesJobs(config.role)) await workOnJobs(told => log.info({ event: told }, 'analytics'))
  // Without them a tab that is open loads itself anew: no reason not to start.
  await keepBuild(dependencies).catch((error: unknown) =>
    warn(`the web app's files are not kept for open tabs: ${errorLine(error)}`),
  )
  if (config.firstAdmin) await ensureFirstAdmin(database, config.firstAdmin, dependencies.now())
  const app = await buildApp(dependencies, { loggerInstance: log })
  closing.defer(async () => {
    // Whoever has not finished by then is cut off: their call was never answered.
    const patience = setTimeout(
      () => app.server.closeAllConnections(),
      config.drainMs - noticeMs - patienceForRestMs,
    )
    await app.close()
    clearTimeout(patience)
  })
  await app.listen({ host: config.host, port: config.port })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  isServing = true
  const does = config.role === 'all' ? '' : `, to ${config.role}`
  process.stdout.write(`Teamloom is ready at http://localhost:${port}${does}\n`)
  process.send?.('ready', undefined, undefined, () => {})
}

/** What older builds use is taken away once none of them runs; looked at each minute. */
function finishMigrating(connection: pg.ClientConfig, waiting: readonly string[]): void {
  log.info({ waiting }, 'changes of the database wait until the processes of older builds have ended')
  const timer = setInterval(async () => {
    const left = await migrateDatabase(connection).catch((error: unknown) => {
      warn(`the database is not brought up to date yet: ${errorLine(error)}`)
    })
    if (left?.waiting.length !== 0) return
    clearInterval(timer)
    log.info('the database is up to date')
  }, 60_000)
  timer.unref()
}

/** A wrong setting is told before anybody is served; a store that is away may come back. */
async function tellStore(): Promise<void> {
  if (!config.objectStore) return
  const { files, close } = openFiles(config)
  const fault = await checkStore(files, new URL(config.publicUrl).origin)
  close()
  if (fault?.isFinal) giveUp(fault.line)
  if (fault) warn(`${fault.line}; files cannot be read or written until it does`)
}

/** What others have put into the same place, or elsewhere, is told before anything is. */
async function tellHouse(database: Database, own: string): Promise<void> {
  const { files, close } = openFiles(config)
  const setting = config.objectStore ? 'S3_BUCKET' : 'DATA_DIR'
  const fault = await checkHouseMark(database, { files, setting, own }).catch((error: unknown) => {
    if (!isOutage(error)) throw error
    warn(`whose the files are cannot be told: ${errorLine(error)}`)
  })
  close()
  if (!fault) return
  await closing.disposeAsync()
  giveUp(fault)
}

async function openFigures(
  at: NonNullable<Config['metrics']>,
  database: Database & { readonly pool: pg.Pool },
) {
  const { openMetrics } = await import('#api/platform/metrics/metrics.ts')
  const metrics = openMetrics()
  watchProcess(metrics, database.read, database.pool)
  if (config.card) watchProvider(metrics, database, () => new Date())
  closing.adopt(await serveMetrics(metrics, at), server => void server.close())
  return metrics
}

/** How many processes have room beside each other. */
async function tellConnections({ read }: Database): Promise<void> {
  const budget = await readConnectionBudget(read, { ...config.connections, carriesNews: !config.redisUrl })
  if (budget.processes > 0) return log.info(budget, 'connections of the database')
  giveUp(
    `the database takes ${budget.ofServer} connections, and this process may open ${budget.ofProcess}: lower DATABASE_POOL or JOBS_POOL`,
  )
}

/** One process has nobody to tell. */
async function openNews(connection: pg.ClientConfig, { read }: Database): Promise<News | undefined> {
  if (config.redisUrl)
    return (await import('#api/platform/news/redis-news.ts')).openRedisNews(
      config.redisUrl,
      warn,
      `teamloom:${await readHouseName(read)}:news`,
    )
  if (config.databaseUrl)
    return (await import('#api/platform/news/postgres-news.ts')).openPostgresNews(connection, warn)
  return undefined
}

type Connections = { readonly connection: pg.ClientConfig; readonly pooled?: pg.ClientConfig | undefined }

async function openConnection(): Promise<Connections> {
  if (config.databaseUrl) return openServer({ connectionString: config.databaseUrl })
  const lock = await takeDataFolder()
  closing.defer(() => lock.release())
  const postgres = await startEmbeddedPostgres({ folder: path.join(config.dataDir, 'postgres'), log: warn })
  closing.defer(() => postgres.stop())
  return { connection: postgres.connection() }
}

async function openServer(named: pg.ClientConfig): Promise<Connections> {
  const connection = config.directUrl ? { connectionString: config.directUrl } : named
  const pooled = config.directUrl ? named : undefined
  const { fault, advice } = await checkDatabase({ direct: connection, pooled })
  if (fault) giveUp(fault)
  if (advice) warn(advice)
  return { connection, pooled }
}

/** A command that is at work on the data ends by itself; another product does not. */
async function takeDataFolder(): Promise<DataLock> {
  for (let isTold = false; ; isTold = true) {
    const lock = await lockDataFolder(config.dataDir, 'product')
    if (lock) return lock
    if ((await holderOf(config.dataDir)) === 'product')
      giveUp(`another Teamloom is running on ${config.dataDir}`)
    if (!isTold)
      process.stdout.write('Teamloom starts when the command that is at work on its data has ended\n')
    await sleep(300)
  }
}

try {
  await start()
} catch (error) {
  const { code, message, port } = error as NodeJS.ErrnoException & { readonly port?: number }
  process.stderr.write(
    `teamloom: ${code === 'EADDRINUSE' ? `port ${port ?? config.port} is in use; is Teamloom running already?` : message}\n`,
  )
  log.debug({ err: error }, 'could not start')
  await stop(1)
}
