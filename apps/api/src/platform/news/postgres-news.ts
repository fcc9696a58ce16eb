import pg from 'pg'
import { guarded } from '#api/platform/guarded.ts'
import { type News, overLine } from '#api/platform/news/news.ts'
import { openRoomChannels, type Told } from '#api/platform/news/room-channels.ts'
import { sparing } from '#api/platform/sparing.ts'
import { errorLine } from '#api/platform/told-error.ts'

const longestPauseMs = 5000
/** How often the server is asked whether it is there, and how long it may say nothing. */
const askMs = 5000
/** A line that is away holds no more than this; what is told then is missed, and said to be. */
const mostWaiting = 1000
const tellsAll =
  'select pg_notify(channel, line) from unnest($1::text[], $2::text[]) with ordinality as told(channel, line, place) order by place'

/** A connection that hears those channels. */
async function openHearing(
  connection: pg.ClientConfig,
  channels: readonly string[],
  hear: (told: pg.Notification) => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    query_timeout: askMs,
    connectionTimeoutMillis: askMs,
    ...connection,
    keepAlive: true,
  })
  client.on('error', () => {})
  client.on('notification', hear)
  try {
    await client.connect()
    for (const name of channels) await client.query(`listen ${pg.escapeIdentifier(name)}`)
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  endOnceSilent(client)
  return client
}

/** A host that is gone ends no connection, and who only hears would never know. */
function endOnceSilent(client: pg.Client): void {
  const ask = () => client.query('select 1').catch(() => client.end())
  const asking = setInterval(
    guarded(() => {}, ask),
    askMs,
  )
  asking.unref()
  client.once('end', () => clearInterval(asking))
}

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
  let waiting: Told[] = []
  let isSending = false
  const rooms = openRoomChannels(channel, (words, name) => {
    client?.query(`${words} ${pg.escapeIdentifier(name)}`).catch(tell)
  })
  const line = overLine({
    send: (message, room) => {
      if (waiting.length < mostWaiting) waiting.push(rooms.write(message, room))
      void send()
    },
    follow: rooms.follow,
    leave: rooms.leave,
    close: async () => {
      isClosed = true
      clearTimeout(again)
      await client?.end().catch(() => {})
    },
  })

  /** One statement for all that has gathered meanwhile. */
  async function send(): Promise<void> {
    if (isSending || !client) return
    isSending = true
    for (let line = client; line && waiting.length > 0; line = client) {
      const batch: readonly Told[] = waiting
      waiting = []
      const told = [batch.map(each => each.channel), batch.map(each => each.line)]
      await line.query(tellsAll, told).catch(tell)
    }
    isSending = false
  }

  async function connect(): Promise<void> {
    const next = await openHearing(
      connection,
      [channel, ...rooms.heard()],
      guarded(tell, ({ channel: from, payload = '' }) => line.hearLine(...rooms.read(from, payload))),
    )
    next.once(
      'end',
      guarded(tell, () => {
        client = undefined
        comeBack()
      }),
    )
    client = next
    // Some may have come while the others were asked for.
    rooms.askAgain()
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
