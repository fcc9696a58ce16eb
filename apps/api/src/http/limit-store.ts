import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Counted, Counts } from '#api/platform/limits/counts.ts'

/** What `@fastify/rate-limit` counts with. Keys say what they are of, so all limits have one store. */
export function limitStore({ count }: Counts): FastifyRateLimitStoreCtor {
  return class LimitStore implements FastifyRateLimitStore {
    incr(...[key, done, windowMs, most]: Parameters<FastifyRateLimitStore['incr']>): void {
      void this.#answer(done, count(key, windowMs, most))
    }

    async #answer(done: Parameters<FastifyRateLimitStore['incr']>[1], counting: Promise<Counted>) {
      done(null, await counting)
    }

    child(): FastifyRateLimitStore {
      return this
    }
  }
}
