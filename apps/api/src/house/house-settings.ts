import { type House, houseAt } from '@teamloom/commerce/house/house.ts'
import { defaultsAsBuilt, type HouseDefaults } from '@teamloom/commerce/house/house-defaults.ts'
import { isSame } from '@teamloom/commerce/orders/is-same.ts'
import { LRUCache } from 'lru-cache'
import { type ChangeRow, loadChanges, loadNewest } from '#api/house/load-changes.ts'
import { countedStocks, reservedPieces } from '#api/house/reserved-pieces.ts'
import type { Reader } from '#api/platform/database/database.ts'
import type { News } from '#api/platform/news/news.ts'

export type HouseSettings = {
  /** What the house has set, as it holds at the moment. */
  readonly at: (tx: Reader, now: Date) => Promise<House>
  /** What was read last, at the latest with the call before, for whoever cannot wait. */
  readonly known: (now: Date) => House
  /** What holds where nothing is set. */
  readonly defaults: HouseDefaults
  readonly forget: () => void
  /** Told when something was changed, here or elsewhere, and when that may have been missed. */
  readonly listen: (hear: () => void) => void
}

/** What the database tells of each change. */
export const settingsWord = 'settings'

/** What is told may be lost with its line: then it is known this much later. */
const mostMs = 1000

/** Clocks of calls that are answered at once differ by less. */
const slackMs = 60_000

/** What orders reserve of stocks is asked again this much later. */
const reservedMs = 10_000

type Known = {
  /** The last change: a database restored from a copy counts its revisions again. */
  readonly newest: string | null
  readonly revision: number
  readonly changes: readonly ChangeRow[]
  /** The moment from which on `changes` are all that matter. */
  readonly since: Date
  house: House
  from: Date
  /** Pieces on order of what is counted, and when that was asked. */
  reserved: ReadonlyMap<string, number>
  reservedAt: number
}

/** ST8: what the house has set, remembered between calls until the database tells of a change. */
export function keepHouseSettings(
  changes: Pick<News, 'listen'>,
  defaults: HouseDefaults = defaultsAsBuilt,
): HouseSettings {
  let known: Known | undefined
  let forgotten = 0
  const fresh = new LRUCache<'known', true>({ max: 1, ttl: mostMs })
  const forget = () => {
    forgotten += 1
    fresh.clear()
  }
  const listeners: (() => void)[] = []
  const tell = () => {
    forget()
    for (const hear of listeners) hear()
  }
  changes.listen({
    hear: word => {
      if (word === settingsWord) tell()
    },
    missed: tell,
  })

  async function load(tx: Reader, now: Date): Promise<Known> {
    const before = forgotten
    const last = await loadNewest(tx)
    const next = known && known.newest === last.id && known.since <= now ? known : await read(tx, last, now)
    await countReserved(tx, next, now, defaults)
    known = next
    // What was read before they were forgotten may be what they were.
    if (forgotten === before) fresh.set('known', true)
    return next
  }

  type Newest = Awaited<ReturnType<typeof loadNewest>>

  async function read(tx: Reader, { id, revision }: Newest, now: Date): Promise<Known> {
    const since = new Date(now.getTime() - slackMs)
    const changes = await loadChanges(tx, since)
    return {
      newest: id,
      revision,
      changes,
      since,
      house: houseAt(changes, revision, now, defaults),
      from: now,
      reserved: new Map(),
      reservedAt: 0,
    }
  }

  function holding(current: Known, now: Date): House {
    const { house, from } = current
    const holds = now >= from && (house.until === null || now < house.until)
    if (holds) return house
    const then = houseAt(current.changes, current.revision, now, defaults, current.reserved)
    // Calls of a moment ago do not take it back.
    if (now > from) {
      current.house = then
      current.from = now
    }
    return then
  }

  const nothingSet = houseAt([], 0, new Date(0), defaults)

  return {
    at: async (tx, now) =>
      holding(known && fresh.has('known') && known.since <= now ? known : await load(tx, now), now),
    known: now => (known ? holding(known, now) : nothingSet),
    defaults,
    forget,
    listen: hear => listeners.push(hear),
  }
}

/** ST30: orders reserve what is counted. */
async function countReserved(tx: Reader, current: Known, now: Date, defaults: HouseDefaults): Promise<void> {
  if (Math.abs(performance.now() - current.reservedAt) < reservedMs && current.reservedAt > 0) return
  const counted = countedStocks(current.changes, now)
  if (counted.length === 0) return
  const before = current.reservedAt
  // One asks; the others go by what was counted last.
  current.reservedAt = performance.now()
  const reserved = await reservedPieces(tx, counted).catch((error: unknown) => {
    current.reservedAt = before
    throw error
  })
  if (isSame([...reserved], [...current.reserved])) return
  current.reserved = reserved
  current.house = houseAt(current.changes, current.revision, now, defaults, reserved)
  current.from = now
}
