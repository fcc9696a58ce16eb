import { Redis } from 'ioredis'
import { guarded } from '#api/platform/guarded.ts'
import { type News, overLine } from '#api/platform/news/news.ts'
import { sparing } from '#api/platform/sparing.ts'
import { errorLine } from '#api/platform/told-error.ts'

const connectTimeout = 5000

/** Over Redis: quicker than PostgreSQL, and nothing of it is kept there. */
export async function openRedisNews(
  url: string,
  log: (line: string) => void,
  channel = 'teamloom:news',
): Promise<News> {
  const say = sparing(log)
  const tell = (error: unknown) => say(`news: ${errorLine(error)}`)
  const retryStrategy = (times: number) => Math.min(5000, 100 * 2 ** Math.min(times, 6))
  const speaking = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    connectTimeout,
    retryStrategy,
  })
  const hearing = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    connectTimeout,
    retryStrategy,
  })
  const ofRoom = `${channel}:`
  const line = overLine({
    send: (message, room) =>
      void speaking.publish(room === undefined ? channel : ofRoom + room, message).catch(tell),
    follow: room => void hearing.subscribe(ofRoom + room).catch(tell),
    leave: room => void hearing.unsubscribe(ofRoom + room).catch(tell),
    close: async () => {
      speaking.disconnect()
      hearing.disconnect()
    },
  })
  for (const redis of [speaking, hearing]) redis.on('error', tell)
  hearing.on(
    'message',
    guarded(tell, (from, message) =>
      line.hearLine(message, from.startsWith(ofRoom) ? from.slice(ofRoom.length) : undefined),
    ),
  )
  // Both come back by themselves, `hearing` with what it listened to: away at the start is as away later.
  const listening = hearing.subscribe(channel)
  listening.catch(tell)
  await Promise.allSettled([speaking.connect(), hearing.connect()])
  if (hearing.status === 'ready') await listening
  hearing.on('ready', guarded(tell, line.tellMissed))
  return line.news
}
