/** What `@fastify/rate-limit` counts with, by its own words. */
type Count = (
  key: string,
  done: (error: Error | null, counted: { current: number; ttl: number } | null) => void,
  windowMs: number,
  most: number,
) => void

declare module '@fastify/rate-limit/store/LocalStore.js' {
  export default class LocalStore {
    constructor(continueExceeding: boolean, exponentialBackoff: boolean, mostKeys?: number)
    readonly incr: Count
  }
}

declare module '@fastify/rate-limit/store/RedisStore.js' {
  import type { Redis } from 'ioredis'

  export default class RedisStore {
    constructor(continueExceeding: boolean, exponentialBackoff: boolean, redis: Redis, prefix: string)
    readonly incr: Count
  }
}
