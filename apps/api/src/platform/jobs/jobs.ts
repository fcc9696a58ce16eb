import type { Locale } from '@teamloom/kit/label.ts'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { fromDrizzle, type Job, type JobResult, PgBoss } from 'pg-boss'
import type { AnalyticsEvent } from '#api/platform/analytics/event.ts'
import { afterCommit } from '#api/platform/database/after-commit.ts'
import type { Reader, Tx, Writer } from '#api/platform/database/database.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'
import { type News, openMemoryNews } from '#api/platform/news/news.ts'
import { readWord, writeWord } from '#api/platform/news/words.ts'
import { errorLine } from '#api/platform/told-error.ts'

/** What is attached is made when it is sent. */
export type MailToSend = Mail & {
  readonly invoice?: { readonly orderId: string; readonly revision: number; readonly locale: Locale }
}

/** What is done after an answer, and what each kind of it is told. */
export type JobData = {
  readonly mail: MailToSend
  /** Draws an ordered design's pictures, so that later bakes do not change them. */
  readonly keepPictures: { readonly designId: string }
  readonly analytics: AnalyticsEvent
  /** Writes the reminders of sizes that an organizer has asked for. */
  readonly sizeReminders: { readonly projectId: string; readonly organizerId: string }
  /** Mails somebody that they were named in comments on a design. */
  readonly mentions: { readonly readerId: string }
  /** Asks the card's provider to give a payment back. */
  readonly refundCard: { readonly entryId: string }
  /** Asks it what it has not told. */
  readonly askProvider: Record<string, never>
  /** Makes a release's document and archive. */
  readonly techpack: { readonly releaseId: string }
  readonly machineFiles: { readonly techpackId: string }
  /** Gathers all that is known of someone, and mails them the link. */
  readonly ownData: { readonly userId: string }
  /**
   * Gathers all that is known of someone of whom it is much, so that those of whom it is little wait for none of
   * them.
   */
  readonly muchOwnData: { readonly userId: string }
  /** Sends what is due to another program. */
  readonly webhook: { readonly webhookId: string }
  /** Looks for what its time alone brings about. */
  readonly everyMinute: Record<string, never>
  /** Deletes teams whose day is over. */
  readonly deleteTeams: Record<string, never>
  readonly housekeeping: Record<string, never>
}

export type JobName = keyof JobData

export type Jobs = {
  /**
   * Inside the transaction: done if, and only if, it commits; tried again when it fails. `isOneOfMany`: nobody waits for
   * it, those that somebody waits for are done before. `afterSeconds`: no sooner.
   */
  readonly add: <Name extends JobName>(
    tx: Writer,
    name: Name,
    data: JobData[Name],
    about?: { readonly isOneOfMany: boolean; readonly afterSeconds?: number },
  ) => Promise<void>
  /** Whether one that was told so is still to be done, or being done. */
  readonly isAwaited: <Name extends JobName>(tx: Reader, name: Name, data: JobData[Name]) => Promise<boolean>
  /** Drops the mails to the address and those answered to it, sent or not; it is in small letters. */
  readonly forget: (tx: Tx, address: string) => Promise<void>
  /** Whether its own connections answer. */
  readonly isReachable: () => Promise<boolean>
}

export type JobWorkers = { readonly [Name in JobName]: (data: JobData[Name]) => Promise<void> }

export type JobQueue = Jobs & {
  readonly work: (workers: JobWorkers) => Promise<void>
  readonly stop: () => Promise<void>
}

// Told by news once it is written: a notification within the transaction takes a lock of the whole server as it commits.
const patiently = { retryLimit: 10, retryDelay: 30, retryBackoff: true, notify: false }

/** How often each is tried again, and after how many seconds. */
const queues: Readonly<Record<JobName, Parameters<PgBoss['createQueue']>[1]>> = {
  mail: patiently,
  keepPictures: patiently,
  analytics: patiently,
  sizeReminders: patiently,
  mentions: patiently,
  refundCard: patiently,
  // The next one comes soon.
  askProvider: { retryLimit: 0 },
  // Each minute looks for what is left.
  webhook: { retryLimit: 0, notify: false },
  everyMinute: { retryLimit: 0 },
  deleteTeams: { retryLimit: 0 },
  // Cut off, its heart stops and it is begun again soon: somebody waits for it. A long one is not cut off.
  techpack: { retryLimit: 3, retryDelay: 1, expireInSeconds: 3600, heartbeatSeconds: 10, notify: false },
  machineFiles: { retryLimit: 3, retryDelay: 1, expireInSeconds: 3600, heartbeatSeconds: 10, notify: false },
  ownData: { ...patiently, expireInSeconds: 3600 },
  muchOwnData: { ...patiently, expireInSeconds: 3600 },
  housekeeping: { retryLimit: 2 },
}
const jobNames = Object.keys(queues) as JobName[]

const everyNight = '17 3 * * *'
const everyTenMinutes = '*/10 * * * *'
const everyMinute = '* * * * *'

/**
 * A transaction tells once of all its jobs of a kind, so whoever is woken takes them all; and looks by itself every two
 * seconds, as what is told is lost where the line to it is.
 */
const eagerly = {
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 2,
} as const

const beginsAsJobs = writeWord({ kind: 'jobs', name: '' }).slice(0, '{"kind":"jobs"'.length)

/**
 * The kind of a job that a message tells of. All other messages, which are many, are looked at no further than their
 * beginning.
 */
function jobToldIn(message: string): string | undefined {
  const word = message.startsWith(beginsAsJobs) ? readWord(message) : undefined
  return word?.kind === 'jobs' ? word.name : undefined
}

/** Kinds of jobs that wait for others, and not for this process: all that were taken are done at once. */
const areWaiting: ReadonlySet<JobName> = new Set(['webhook'])

/** How often it is looked for what a process that is gone has left. */
const soon = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 } as const

type Taken = Pick<Job<unknown>, 'id' | 'data'>

/** One after the other, or at once; what fails is tried again without the others. */
async function eachAlone(
  jobs: readonly Taken[],
  work: (data: unknown) => Promise<void>,
  isAtOnce: boolean,
): Promise<JobResult<string>[]> {
  const done = ({ id, data }: Taken): Promise<JobResult<string>> =>
    work(data).then(
      () => ({ id, status: 'completed' }),
      (error: unknown) => ({ id, status: 'failed', output: errorLine(error) }),
    )
  if (isAtOnce) return Promise.all(jobs.map(done))
  const results: JobResult<string>[] = []
  for (const job of jobs) results.push(await done(job))
  return results
}

type Where = {
  /** Connections of its own. */
  readonly most?: number
  /** Whether jobs are done here, and not only given. */
  readonly doesJobs?: boolean
  /** By which those who do them hear that there is something to do: at once, and not as a part of what writes it. */
  readonly news?: News
}

export async function startJobs(
  connection: pg.PoolConfig,
  log: (line: string) => void,
  { most = 4, doesJobs = true, news = openMemoryNews() }: Where = {},
): Promise<JobQueue> {
  const boss = new PgBoss({
    ...(connection as object),
    schema: 'jobs',
    max: most,
    ...(doesJobs ? soon : { supervise: false, schedule: false }),
  })
  boss.on('error', error => log(`jobs: ${errorLine(error)}`))
  await boss.start()
  for (const name of jobNames) {
    await boss.createQueue(name, queues[name])
    // One of an older version keeps what it was made with.
    await boss.updateQueue(name, queues[name])
  }
  await boss.schedule('housekeeping', everyNight)
  await boss.schedule('askProvider', everyTenMinutes)
  await boss.schedule('deleteTeams', everyTenMinutes)
  await boss.schedule('everyMinute', everyMinute)
  return {
    add: async (tx, name, data, about) => {
      const priority = about?.isOneOfMany ? -1 : 0
      const startAfter = about?.afterSeconds
      await boss.send(name, data, {
        db: fromDrizzle(tx as never, sql as never),
        priority,
        ...(startAfter === undefined ? {} : { startAfter }),
      })
      // What is for later is looked for then.
      if (startAfter === undefined)
        afterCommit(`jobs ${name}`, () => news.tell(writeWord({ kind: 'jobs', name })))
    },
    isAwaited: async (tx, name, data) => {
      const rows = await tx.rows(sql`select 1 from jobs.job
        where name = ${name} and state < 'completed' and data = ${JSON.stringify(data)}::jsonb limit 1`)
      return rows.length > 0
    },
    forget: async (tx, address) => {
      await tx.execute(sql`delete from jobs.job where name = 'mail'
          and ${address} in (lower(data ->> 'to'), lower(data ->> 'replyTo'))`)
    },
    isReachable: () => boss.isInstalled().catch(() => false),
    work: async workers => {
      const ids = new Map<string, string>()
      for (const name of jobNames)
        ids.set(
          name,
          await boss.work(name, eagerly, jobs =>
            eachAlone(jobs, workers[name] as never, areWaiting.has(name)),
          ),
        )
      const wake = (name: string) => {
        const id = ids.get(name)
        if (id) boss.notifyWorker(id)
      }
      news.listen({
        hear: message => {
          const name = jobToldIn(message)
          if (name) wake(name)
        },
        missed: () => jobNames.forEach(wake),
      })
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}
