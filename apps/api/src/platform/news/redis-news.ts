import { Redis } from 'ioredis'
import { guarded } from '#api/platform/guarded.ts'
import { type News, overLine } from '#api/platform/news/news.ts'
import { errorLine } from '#api/platform/told-error.ts'

/** Over Redis: quicker than PostgreSQL, and nothing of it is kept there. */
export async function openRedisNews(
  url: string,
  log: (line: string) => void,
  channel = 'teamloom:news',
): Promise<News> {
  const tell = (error: unknown) => log(`news: ${errorLine(error)}`)
  const retryStrategy = (times: number) => Math.min(5000, 100 * 2 ** Math.min(times, 6))
  const speaking = new Redis(url, { lazyConnect: true, enableOfflineQueue: false, retryStrategy })
  const hearing = new Redis(url, { lazyConnect: true, retryStrategy })
  const line = overLine(
    message => void speaking.publish(channel, message).catch(tell),
    async () => {
      speaking.disconnect()
      hearing.disconnect()
    },
  )
  for (const redis of [speaking, hearing]) redis.on('error', tell)
  hearing.on(
    'message',
    guarded(tell, (_, message) => line.hearLine(message)),
  )
  await Promise.all([speaking.connect(), hearing.connect()])
  await hearing.subscribe(channel)
  // Comes back by itself, with what it listened to.
  hearing.on('ready', guarded(tell, line.tellMissed))
  return line.news
}
