import { LRUCache } from 'lru-cache'

/** LV23: a session joins so often in a second at most, as with calls: each joining asks the database who it is. */
export class Joins {
  readonly #most: number
  readonly #inThisSecond = new LRUCache<string, number>({ max: 10_000, ttl: 1000, noUpdateTTL: true })

  constructor(most: number) {
    this.#most = most
  }

  /** Whether it may; counted. */
  take(sessionId: string): boolean {
    const count = (this.#inThisSecond.get(sessionId) ?? 0) + 1
    this.#inThisSecond.set(sessionId, count)
    return count <= this.#most
  }
}
