import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { inject } from 'vitest'
import { buildApp } from '#api/app.ts'
import { readConfig } from '#api/config.ts'
import { refundCard } from '#api/payments/refund-card.ts'
import { keepPictures } from '#api/pictures/keep-pictures.ts'
import { openPictureStudio } from '#api/pictures/picture-studio.ts'
import { openAnalytics, sendEvent } from '#api/platform/analytics/analytics.ts'
import type { AnalyticsEvent } from '#api/platform/analytics/event.ts'
import { startArtworkReader } from '#api/platform/artwork/artwork-reader.ts'
import { openCardPayments } from '#api/platform/card/card-payments.ts'
import { openDatabase } from '#api/platform/database/database.ts'
import { openDiskFiles } from '#api/platform/files/disk-files.ts'
import { startJobs } from '#api/platform/jobs/jobs.ts'
import { openMailer } from '#api/platform/mail/mailer.ts'
import { openMemoryNews } from '#api/platform/news/news.ts'
import { openTypesetter } from '#api/platform/typesetter/typesetter.ts'
import { Presence } from '#api/rooms/presence.ts'
import type { Dependencies } from '#api/services.ts'
import { openCuttingRoom } from '#api/techpacks/cutting-room.ts'
import { packRelease } from '#api/techpacks/pack-release.ts'
import { administer, connectionTo } from '#api/testing/global-setup.ts'
import { watchTransactions } from '#api/testing/watch-transactions.ts'

export type TestApp = {
  readonly app: FastifyInstance
  readonly dependencies: Dependencies
  readonly pool: pg.Pool
  readonly mailFolder: string
  /** The analytics events that were logged. */
  readonly events: readonly AnalyticsEvent[]
  /** Moves the app's clock. */
  readonly setNow: (now: Date) => void
  readonly close: () => Promise<void>
}

/** The real app on a database, files and mails of its own. Limits are out of the way unless a test sets them. */
export async function startTestApp(
  environment: Readonly<Record<string, string>> = {},
  reach: (connection: pg.ClientConfig) => Promise<pg.ClientConfig> = async connection => connection,
): Promise<TestApp> {
  const server = inject('server')
  const name = `teamloom_test_${Math.random().toString(36).slice(2, 12)}`
  await administer(server, `create database ${name} template ${inject('template')}`)
  const connection = await reach(connectionTo(server, name))
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-app-'))
  const config = readConfig({
    DATA_DIR: folder,
    CALLS_PER_SECOND: '100000',
    LOGINS_PER_10_MINUTES: '100000',
    SIGNUPS_PER_10_MINUTES: '100000',
    UNAUTHORIZED_PER_MINUTE: '100000',
    ...environment,
  })
  let clock: Date | undefined
  const database = watchTransactions(await openDatabase(connection, () => {}))
  const files = openDiskFiles(path.join(config.dataDir, 'files'))
  const mailer = openMailer(config.mail)
  const jobs = await startJobs(connection, () => {})
  const artwork = startArtworkReader()
  const pictures = openPictureStudio({ database, files })
  const typesetter = openTypesetter()
  const cutting = openCuttingRoom()
  const analytics = openAnalytics(config.analytics, jobs)
  const events: AnalyticsEvent[] = []
  const dependencies: Dependencies = {
    config,
    now: () => clock ?? new Date(),
    database,
    files,
    jobs,
    analytics,
    artwork,
    pictures,
    news: openMemoryNews(),
    presence: new Presence(),
    typesetter,
    card: config.card ? openCardPayments(config.card) : null,
    cutting,
  }
  await jobs.work({
    mail: mail => mailer.send(mail),
    analytics: event => sendEvent(event, config.analytics, told => events.push(told)),
    keepPictures: data => keepPictures(data, dependencies),
    refundCard: data => refundCard(data, dependencies),
    techpack: data => packRelease(data, dependencies),
    housekeeping: async () => {},
  })
  const app = await buildApp(dependencies)
  await app.ready()
  return {
    app,
    dependencies,
    pool: database.pool,
    mailFolder: config.mail.folder,
    events,
    setNow: now => {
      clock = now
    },
    close: async () => {
      await app.close()
      await jobs.stop()
      await Promise.all([
        artwork.close(),
        pictures.close(),
        typesetter.close(),
        cutting.close(),
        database.close(),
      ])
      await administer(server, `drop database if exists ${name} with (force)`)
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
