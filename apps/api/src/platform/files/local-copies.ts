import fs from 'node:fs'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { discard } from '#api/platform/files/arrivals.ts'

type Copy = {
  readonly file: string
  readonly bytes: number
  /** How many are at work with it. */
  users: number
  isDropped: boolean
}

export type LocalCopies = {
  /** Does this work with a copy that `fetchTo` brought to a path, or that is there; undefined where it answers false. */
  readonly use: <Done>(
    key: string,
    fetchTo: (file: string) => Promise<boolean>,
    work: (file: string) => Promise<Done>,
  ) => Promise<Done | undefined>
  readonly forget: (key: string) => void
}

/** What is taken out elsewhere is not read from a copy for longer. */
const mostAgeMs = 3_600_000

/**
 * Copies in a folder that are of nobody else, those that were used longest ago going first once there are more than
 * `mostBytes`; one that somebody is at work with goes when they are done.
 */
export function openLocalCopies(folder: string, mostBytes: number): LocalCopies {
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  let made = 0
  const fetching = new Map<string, Promise<Copy | undefined>>()
  const kept = new LRUCache<string, Copy>({
    maxSize: mostBytes,
    ttl: mostAgeMs,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose: copy => {
      copy.isDropped = true
      leaveUnused(copy)
    },
  })

  function leaveUnused({ file, users, isDropped }: Copy): void {
    if (isDropped && users === 0) void discard(file)
  }

  async function fetch(key: string, fetchTo: (file: string) => Promise<boolean>): Promise<Copy | undefined> {
    const file = path.join(folder, String(made++))
    try {
      if (!(await fetchTo(file))) return undefined
      const copy: Copy = { file, bytes: (await fs.promises.stat(file)).size, users: 0, isDropped: false }
      kept.set(key, copy)
      // What is larger than all of it together is a copy for whoever waits.
      copy.isDropped ||= !kept.has(key)
      return copy
    } catch (error) {
      await discard(file)
      throw error
    }
  }

  function fetchOnce(key: string, fetchTo: (file: string) => Promise<boolean>): Promise<Copy | undefined> {
    const running = fetching.get(key) ?? fetch(key, fetchTo).finally(() => fetching.delete(key))
    fetching.set(key, running)
    return running
  }

  return {
    use: async (key, fetchTo, work) => {
      const copy = kept.get(key) ?? (await fetchOnce(key, fetchTo))
      if (!copy) return undefined
      copy.users += 1
      try {
        return await work(copy.file)
      } finally {
        copy.users -= 1
        leaveUnused(copy)
      }
    },
    forget: key => void kept.delete(key),
  }
}
