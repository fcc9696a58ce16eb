import { type PasswordCost, usualCost } from '#api/accounts/passwords.ts'
import { type Config, doesJobs } from '#api/config.ts'
import { defaultsOf, withHouse } from '#api/house/house-config.ts'
import { keepHouseSettings } from '#api/house/house-settings.ts'
import { jobWorkers } from '#api/job-workers.ts'
import { openPictureStudio } from '#api/pictures/picture-studio.ts'
import { openAnalytics } from '#api/platform/analytics/analytics.ts'
import type { AnalyticsEvent } from '#api/platform/analytics/event.ts'
import { startArtworkReader } from '#api/platform/artwork/artwork-reader.ts'
import type { VectorReaders } from '#api/platform/artwork/postscript/find-readers.ts'
import { openCardPayments } from '#api/platform/card/card-payments.ts'
import type { Database } from '#api/platform/database/database.ts'
import { readHouseName } from '#api/platform/database/which-database.ts'
import { openFiles } from '#api/platform/files/open-files.ts'
import { type JobWorkers, startJobs } from '#api/platform/jobs/jobs.ts'
import { openOwnCounts } from '#api/platform/limits/counts.ts'
import { openRedisCounts } from '#api/platform/limits/redis-counts.ts'
import { openMailer } from '#api/platform/mail/mailer.ts'
import { unmeasured } from '#api/platform/metrics/measured.ts'
import type { Metrics } from '#api/platform/metrics/metrics.ts'
import { type News, openMemoryNews } from '#api/platform/news/news.ts'
import { openPostgresNews } from '#api/platform/news/postgres-news.ts'
import { errorLine } from '#api/platform/told-error.ts'
import { openTypesetter } from '#api/platform/typesetter/typesetter.ts'
import { changeOrderedBy } from '#api/requests/change-ordered.ts'
import { Presence } from '#api/rooms/presence.ts'
import type { Dependencies } from '#api/services.ts'
import { knowActors, peopleChannel } from '#api/sessions/known-actors.ts'
import { watchPeople } from '#api/sessions/watch-people.ts'
import { openCuttingRoom } from '#api/techpacks/cutting-room.ts'

type World = {
  readonly config: Config
  /** The database server's own, whatever stands before it: for what hears, and for the queue. */
  readonly connection: Parameters<typeof openPostgresNews>[0]
  readonly database: Database
  readonly warn: (line: string) => void
  readonly now?: () => Date
  readonly isDraining?: () => boolean
  readonly passwordCost?: PasswordCost
  readonly metrics?: Metrics | undefined
  /** Absent: there is no other process to tell. */
  readonly news?: News | undefined
  /** What reads EPS and AI; absent: what is packaged. */
  readonly readers?: VectorReaders
}

type Opened = {
  readonly dependencies: Dependencies
  /** From now on the jobs are done here, by others where they are given. `tell` hears of the events that are logged. */
  readonly workOnJobs: (tell: (event: AnalyticsEvent) => void, instead?: Partial<JobWorkers>) => Promise<void>
}

/** All that the app is made of. What is opened is put on `closing` at once: nothing stays open when the next fails. */
export async function openServices(
  closing: AsyncDisposableStack,
  {
    config,
    connection,
    database,
    warn,
    now = () => new Date(),
    isDraining = () => false,
    passwordCost = usualCost,
    metrics,
    news = openMemoryNews(),
    readers,
  }: World,
): Promise<Opened> {
  const tellFall = (error: unknown) => warn(`a thread that draws: ${errorLine(error)}`)
  const open = <Closable extends { readonly close: () => Promise<unknown> | unknown }>(opened: Closable) =>
    closing.adopt(opened, async each => void (await each.close()))
  open(database)
  open(news)
  const changes = open(await openPostgresNews(connection, warn, peopleChannel))
  const counted = (cache: string) => (wasKept: boolean) => metrics?.countCache(cache, wasKept)
  const actors = knowActors(database, changes, counted('actors'))
  const house = keepHouseSettings(changes, defaultsOf(config))
  const measured = metrics?.measured ?? unmeasured
  const files = measured('files', open(openFiles(config)).files)
  const counts = config.redisUrl
    ? await openRedisCounts(config.redisUrl, await readHouseName(database.read), warn)
    : openOwnCounts()
  const jobs = await startJobs(connection, warn, {
    most: config.connections.jobs,
    doesJobs: doesJobs(config.role),
    news,
  })
  const mailer = measured('mail', open(openMailer(config.mail)))
  const dependencies: Dependencies = {
    config: withHouse(config, house, now),
    now,
    database: watchPeople(database, actors.forget),
    actors,
    house,
    files,
    jobs,
    analytics: openAnalytics(config.analytics, jobs),
    artwork: measured('artwork', open(startArtworkReader({}, readers))),
    pictures: measured(
      'pictures',
      open(openPictureStudio({ database, files }, tellFall, counted('pictures'))),
    ),
    news,
    presence: new Presence(),
    counts: open(counts),
    passwordCost,
    typesetter: measured('typesetter', open(openTypesetter())),
    card: config.card ? measured('card', openCardPayments(config.card)) : null,
    cutting: measured('cutting', open(openCuttingRoom(tellFall))),
    metrics: metrics ?? null,
    changeOrdered: changeOrderedBy(withHouse(config, house, now), jobs),
    isDraining,
  }
  // Before the others close: what is being done needs them.
  closing.defer(() => jobs.stop())
  return {
    dependencies,
    workOnJobs: (tell, instead) =>
      jobs.work({ ...jobWorkers(dependencies, { mailer, tell, warn }), ...instead }),
  }
}
