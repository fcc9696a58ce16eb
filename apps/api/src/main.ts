import path from 'node:path'
import process from 'node:process'
import { ensureFirstAdmin } from '#api/accounts/first-admin.ts'
import { buildApp } from '#api/app.ts'
import { type Config, ConfigError, readConfig } from '#api/config.ts'
import { refundCard } from '#api/payments/refund-card.ts'
import { keepPictures } from '#api/pictures/keep-pictures.ts'
import { openPictureStudio } from '#api/pictures/picture-studio.ts'
import { openAnalytics, sendEvent } from '#api/platform/analytics/analytics.ts'
import { startArtworkReader } from '#api/platform/artwork/artwork-reader.ts'
import { findVectorReaders, nameReaders } from '#api/platform/artwork/postscript/find-readers.ts'
import { openCardPayments } from '#api/platform/card/card-payments.ts'
import { lockDataFolder } from '#api/platform/data-lock.ts'
import { migrateDatabase, openDatabase } from '#api/platform/database/database.ts'
import { startEmbeddedPostgres } from '#api/platform/database/embedded-postgres.ts'
import { clearIncoming, openDiskFiles } from '#api/platform/files/disk-files.ts'
import { startJobs } from '#api/platform/jobs/jobs.ts'
import { openLog } from '#api/platform/log.ts'
import { openMailer } from '#api/platform/mail/mailer.ts'
import { type News, openMemoryNews } from '#api/platform/news/news.ts'
import { keepPrivate } from '#api/platform/private-folder.ts'
import { openTypesetter } from '#api/platform/typesetter/typesetter.ts'
import { Presence } from '#api/rooms/presence.ts'
import { keepHouse } from '#api/system/housekeeping.ts'
import { openCuttingRoom } from '#api/techpacks/cutting-room.ts'
import { packRelease } from '#api/techpacks/pack-release.ts'

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
/** How each thing that was opened is closed, last opened first. */
const closers: (() => Promise<unknown> | unknown)[] = []

let isStopping = false
async function stop(exitCode: number): Promise<never> {
  if (isStopping) return new Promise(() => {})
  isStopping = true
  // Whatever hangs must not keep the process from ending in time.
  setTimeout(() => process.exit(exitCode || 1), 9000).unref()
  for (const close of closers.toReversed()) {
    try {
      await close()
    } catch (error) {
      log.error({ err: error }, 'while stopping')
    }
  }
  process.exit(exitCode)
}
process.on('SIGTERM', () => void stop(0))
process.on('SIGINT', () => void stop(0))

async function start(): Promise<void> {
  const now = () => new Date()
  const connection = await openConnection()
  await migrateDatabase(connection)
  const database = await openDatabase(connection, warn)
  closers.push(() => database.close())
  const filesFolder = path.join(config.dataDir, 'files')
  if (!config.databaseUrl) clearIncoming(filesFolder)
  const files = openDiskFiles(filesFolder)
  const mailer = openMailer(config.mail)
  closers.push(() => mailer.close())
  const jobs = await startJobs(connection, warn)
  closers.push(() => jobs.stop())
  const readers = await findVectorReaders(config.searchPath)
  const { eps, ai } = nameReaders(readers)
  log[eps === 'none' || ai === 'none' ? 'warn' : 'info']({ eps, ai }, 'what reads EPS and AI')
  const artwork = startArtworkReader({}, readers)
  closers.push(() => artwork.close())
  const pictures = openPictureStudio({ database, files })
  closers.push(() => pictures.close())
  const typesetter = openTypesetter()
  closers.push(() => typesetter.close())
  const cutting = openCuttingRoom()
  closers.push(() => cutting.close())

  const news = await openNews(connection)
  closers.push(() => news.close())

  const analytics = openAnalytics(config.analytics, jobs)
  const card = config.card ? openCardPayments(config.card) : null
  const dependencies = {
    config,
    now,
    database,
    files,
    jobs,
    analytics,
    artwork,
    pictures,
    news,
    presence: new Presence(),
    typesetter,
    card,
    cutting,
  }
  await jobs.work({
    mail: mail => mailer.send(mail),
    analytics: event => sendEvent(event, config.analytics, told => log.info({ event: told }, 'analytics')),
    keepPictures: data => keepPictures(data, dependencies),
    refundCard: data => refundCard(data, dependencies),
    techpack: data => packRelease(data, dependencies),
    housekeeping: () => keepHouse(dependencies),
  })
  if (config.firstAdmin) await ensureFirstAdmin(database, config.firstAdmin, now())
  const app = await buildApp(dependencies, { loggerInstance: log })
  closers.push(async () => {
    // Whoever has not finished by then is cut off: their call was never answered.
    const patience = setTimeout(() => app.server.closeAllConnections(), 3000)
    await app.close()
    clearTimeout(patience)
  })
  await app.listen({ host: config.host, port: config.port })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  process.stdout.write(`Teamloom is ready at http://localhost:${port}\n`)
}

/** With one process there is nobody to tell. */
async function openNews(connection: Parameters<typeof openDatabase>[0]): Promise<News> {
  if (config.redisUrl)
    return (await import('#api/platform/news/redis-news.ts')).openRedisNews(config.redisUrl, warn)
  if (config.databaseUrl)
    return (await import('#api/platform/news/postgres-news.ts')).openPostgresNews(connection, warn)
  return openMemoryNews()
}

async function openConnection() {
  if (config.databaseUrl) return { connectionString: config.databaseUrl }
  const lock = await lockDataFolder(config.dataDir)
  if (!lock) giveUp(`another Teamloom is running on ${config.dataDir}`)
  closers.push(() => lock.release())
  const postgres = await startEmbeddedPostgres({ folder: path.join(config.dataDir, 'postgres'), log: warn })
  closers.push(() => postgres.stop())
  return postgres.connection()
}

try {
  await start()
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  process.stderr.write(
    `teamloom: ${code === 'EADDRINUSE' ? `port ${config.port} is in use; is Teamloom running already?` : message}\n`,
  )
  log.debug({ err: error }, 'could not start')
  await stop(1)
}
