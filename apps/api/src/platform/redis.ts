import { setTimeout as sleep } from 'node:timers/promises'
import { Redis, type RedisOptions } from 'ioredis'

/** `sentinel://user:password@a:26379,b,c/name/0`: who says which server is the one of this name. */
const ofSentinels = /^sentinel:\/\/(?:([^:@/]*)(?::([^@/]*))?@)?([\w.:,-]+)\/([\w.-]+)(?:\/(\d{1,4}))?$/

const usualSentinelPort = 26_379

/** What says nothing for so long is away. */
const patienceMs = 5000

export function isRedisAddress(text: string): boolean {
  return ofSentinels.test(text) || (/^rediss?:\/\/[^/]/.test(text) && URL.canParse(text))
}

/** What connections of several uses have each otherwise. */
type Differing = Pick<RedisOptions, 'enableOfflineQueue' | 'maxRetriesPerRequest' | 'commandTimeout'>

/** A connection that comes back by itself, and leaves a server that another has taken over from. */
export function openRedis(address: string, options: Differing): Redis {
  const all = {
    lazyConnect: true,
    connectTimeout: patienceMs,
    // A host that is gone ends no connection.
    socketTimeout: patienceMs,
    retryStrategy: (times: number) => Math.min(patienceMs, 100 * 2 ** Math.min(times, 6)),
    reconnectOnError: ({ message }: Error) => message.startsWith('READONLY'),
    ...options,
  }
  const [, user, password, hosts = '', name, database] = ofSentinels.exec(address) ?? []
  if (name === undefined) return new Redis(address, all)
  return new Redis({
    ...all,
    name,
    sentinels: hosts.split(',').map(host => {
      const [at = '', port = usualSentinelPort] = host.split(':')
      return { host: at, port: Number(port) }
    }),
    db: Number(database ?? 0),
    ...(user ? { username: decodeURIComponent(user) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
  })
}

/** Once each is there, or a start has waited long enough: away then is as away later. */
export async function awaitRedis(tell: (error: unknown) => void, ...all: readonly Redis[]): Promise<void> {
  const connecting = all.map(redis => redis.connect().catch(tell))
  await Promise.race([Promise.all(connecting), sleep(patienceMs, undefined, { ref: false })])
}
