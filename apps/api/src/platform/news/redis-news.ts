import { guarded } from '#api/platform/guarded.ts'
import { type News, overLine } from '#api/platform/news/news.ts'
import { awaitRedis, openRedis } from '#api/platform/redis.ts'
import { sparing } from '#api/platform/sparing.ts'
import { errorLine } from '#api/platform/told-error.ts'

/** How often both are asked whether they are there: a connection that only hears would never know. */
const askMs = 5000

/** Over Redis: quicker than PostgreSQL, and nothing of it is kept there. */
export async function openRedisNews(
  url: string,
  log: (line: string) => void,
  channel = 'teamloom:news',
): Promise<News> {
  const say = sparing(log)
  const tell = (error: unknown) => say(`news: ${errorLine(error)}`)
  const speaking = openRedis(url, { enableOfflineQueue: false })
  const hearing = openRedis(url, { maxRetriesPerRequest: null })
  const asking = setInterval(
    guarded(tell, () => {
      for (const redis of [speaking, hearing]) if (redis.status === 'ready') redis.ping().catch(tell)
    }),
    askMs,
  )
  asking.unref()
  const ofRoom = `${channel}:`
  const line = overLine({
    send: (message, room) =>
      void speaking.publish(room === undefined ? channel : ofRoom + room, message).catch(tell),
    follow: room => void hearing.subscribe(ofRoom + room).catch(tell),
    leave: room => void hearing.unsubscribe(ofRoom + room).catch(tell),
    close: async () => {
      clearInterval(asking)
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
  await awaitRedis(tell, speaking, hearing)
  if (hearing.status === 'ready') await listening
  hearing.on('ready', guarded(tell, line.tellMissed))
  return line.news
}
