import RedisStore from '@fastify/rate-limit/store/RedisStore.js'
import { type Counts, counted, openOwnCounts } from '#api/platform/limits/counts.ts'
import { awaitRedis, openRedis } from '#api/platform/redis.ts'
import { sparing } from '#api/platform/sparing.ts'
import { errorLine } from '#api/platform/told-error.ts'

/** A call waits no longer for a Redis that hangs. */
const patienceMs = 250
/** How long Redis is not asked again. */
const restMs = 1000

/**
 * Counts of all processes together; while Redis is away, each process counts by itself, from nothing. `house`: before
 * every key, so that two houses on one Redis count apart.
 */
export async function openRedisCounts(
  url: string,
  house: string,
  log: (line: string) => void,
): Promise<Counts> {
  const say = sparing(log)
  const tell = (error: unknown) => say(`limits are each process's own: ${errorLine(error)}`)
  const redis = openRedis(url, { enableOfflineQueue: false, commandTimeout: patienceMs })
  redis.on('error', tell)
  const together = new RedisStore(false, false, redis, `teamloom:${house}:limits:`)
  const own = openOwnCounts()
  let restsUntil = 0
  await awaitRedis(tell, redis)
  return {
    count: async (key, windowMs, most) => {
      if (performance.now() < restsUntil) return own.count(key, windowMs, most)
      try {
        return await counted(together, key, windowMs, most)
      } catch (error) {
        restsUntil = performance.now() + restMs
        tell(error)
        return own.count(key, windowMs, most)
      }
    },
    close: () => redis.disconnect(),
  }
}
