import LocalStore from '@fastify/rate-limit/store/LocalStore.js'

/** How often a key was counted in the window that it is in, and what is left of that in milliseconds. */
export type Counted = { readonly current: number; readonly ttl: number }

/** What limits of calls count with. */
export type Counts = {
  /** Counts it once; never fails. `most` is what it is held to. */
  readonly count: (key: string, windowMs: number, most: number) => Promise<Counted>
  readonly close: () => void
}

/** How many keys of a limit are kept, those that were counted last; an older one begins anew. */
const mostKeys = 5000

/** Counts of this process alone. */
export function openOwnCounts(): Counts {
  const stores = new Map<string, LocalStore>()
  return {
    count: (key, windowMs, most) => {
      // Each limit has room of its own, so that what one counts much of does not take another's.
      const limit = key.split(' ', 1)[0] ?? ''
      const store = stores.get(limit) ?? new LocalStore(false, false, mostKeys)
      stores.set(limit, store)
      return counted(store, key, windowMs, most)
    },
    close: () => {},
  }
}

export function counted(
  store: Pick<LocalStore, 'incr'>,
  key: string,
  windowMs: number,
  most: number,
): Promise<Counted> {
  return new Promise((resolve, reject) =>
    store.incr(
      key,
      (error, count) => (count ? resolve({ ...count }) : reject(error ?? new Error('nothing was counted'))),
      windowMs,
      most,
    ),
  )
}
