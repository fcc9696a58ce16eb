/**
 * What was used last, up to a sum of sizes: whatever is unused for longest goes first. Every page of the studio loads
 * this: `lru-cache`, which the API uses, is seven times as much code, for ages and events that are not needed here.
 */
export class RecentlyUsed<Key, Value> {
  readonly #most: number
  readonly #entries = new Map<Key, { readonly value: Value; readonly size: number }>()
  #sum = 0

  /** `most` is in the unit of the sizes: pieces, or bytes. */
  constructor(most: number) {
    this.#most = most
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    // A map keeps its keys in the order in which they came.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** What `get` gives, without using it. */
  peek(key: Key): Value | undefined {
    return this.#entries.get(key)?.value
  }

  /** What is larger than all there is room for is not kept. */
  set(key: Key, value: Value, size = 1): void {
    this.delete(key)
    if (size > this.#most) return
    this.#entries.set(key, { value, size })
    this.#sum += size
    for (const oldest of this.#entries.keys()) {
      if (this.#sum <= this.#most) return
      this.delete(oldest)
    }
  }

  delete(key: Key): void {
    this.#sum -= this.#entries.get(key)?.size ?? 0
    this.#entries.delete(key)
  }
}
