import pg from 'pg'
import { guarded } from '#api/platform/guarded.ts'
import { type News, overLine } from '#api/platform/news/news.ts'
import { sparing } from '#api/platform/sparing.ts'
import { errorLine } from '#api/platform/told-error.ts'

const longestPauseMs = 5000
/** A line that is away holds no more than this; what is told then is missed, and said to be. */
const mostWaiting = 1000

/** Over PostgreSQL's NOTIFY, on a connection of its own that comes back by itself. */
export async function openPostgresNews(
  connection: pg.ClientConfig,
  log: (line: string) => void,
  channel = 'teamloom_news',
): Promise<News> {
  const say = sparing(log)
  const tell = (error: unknown) => say(`news: ${errorLine(error)}`)
  let client: pg.Client | undefined
  let isClosed = false
  let pauseMs = 100
  let again: NodeJS.Timeout | undefined
  let waiting: string[] = []
  let isSending = false
  const line = overLine(
    message => {
      if (waiting.length < mostWaiting) waiting.push(message)
      void send()
    },
    async () => {
      isClosed = true
      clearTimeout(again)
      await client?.end().catch(() => {})
    },
  )

  /** One statement for all that has gathered meanwhile. */
  async function send(): Promise<void> {
    if (isSending || !client) return
    isSending = true
    for (let line = client; line && waiting.length > 0; line = client) {
      const batch: string[] = waiting
      waiting = []
      await line
        .query(
          'select pg_notify($1, message) from unnest($2::text[]) with ordinality as told(message, place) order by place',
          [channel, batch],
        )
        .catch(tell)
    }
    isSending = false
  }

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...connection, keepAlive: true })
    next.on('error', () => {})
    next.on(
      'notification',
      guarded(tell, ({ payload }) => line.hearLine(payload ?? '')),
    )
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    next.once(
      'end',
      guarded(tell, () => {
        client = undefined
        comeBack()
      }),
    )
    client = next
    pauseMs = 100
    void send()
  }

  function comeBack(): void {
    if (isClosed) return
    const tryAgain = async () => {
      try {
        await connect()
      } catch {
        pauseMs = Math.min(longestPauseMs, pauseMs * 2)
        return comeBack()
      }
      line.tellMissed()
    }
    again = setTimeout(guarded(tell, tryAgain), pauseMs)
  }

  await connect()
  return line.news
}
