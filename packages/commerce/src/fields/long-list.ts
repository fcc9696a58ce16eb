import * as z from 'zod/v4/core'

/** How many faults of a call are told, the first ones: a long list may be wrong in each of its entries. */
export const mostTold = 20

/** How a long list is read: asked after each entry, `takeTurn` answers a promise where others shall have their turn. */
export type LongReading = {
  readonly async: true
  readonly takeTurn: () => Promise<void> | undefined
}

const longLists = new WeakSet<z.$ZodType>()

/**
 * Makes a list of thousands, which must have a limit, one that is read so: entries wait for nothing, and none is read
 * once there is no more to tell of what is wrong. In a `LongReading` others have their turns between entries. All
 * checks of the list must be in it already: a list that gets another check is a new list, and is read as usual.
 * Throws where there is no limit.
 */
export function longList<List extends z.$ZodArray>(list: List): List {
  const { _zod: inside } = list
  const { element, checks } = inside.def
  const most = Math.min(...z.util.sizeCaps(checks).map(([cap]) => cap))
  if (!Number.isFinite(most)) throw new Error('a long list has a limit')
  const usual = inside.parse
  const read: typeof usual = (payload, context: z.ParseContextInternal & Partial<LongReading>) => {
    const given = payload.value
    if (!Array.isArray(given) || given.length > most) {
      const refused = usual(payload, context)
      // Its first reading may put another in its own place.
      inside.parse = read
      return refused
    }
    const { takeTurn = () => undefined, ...plain } = context
    const entries: unknown[] = []
    payload.value = entries
    const readOn = (): typeof payload | Promise<typeof payload> => {
      while (entries.length < given.length && payload.issues.length < mostTold) {
        const entry = readEntry(element, given[entries.length], { ...plain, async: false })
        payload.issues.push(...z.util.prefixIssues(entries.length, entry.issues))
        entries.push(entry.value)
        const turn = takeTurn()
        if (turn) return turn.then(readOn)
      }
      return payload
    }
    return readOn()
  }
  inside.parse = read
  longLists.add(list)
  return list
}

function readEntry(
  { _zod: inside }: z.$ZodType,
  value: unknown,
  context: z.ParseContextInternal,
): z.ParsePayload {
  const entry = inside.run({ value, issues: [] }, context)
  if (entry instanceof Promise) throw new z.$ZodAsyncError()
  return entry
}

/** A long list, or an object with one. */
export function hasLongList(schema: z.$ZodType): boolean {
  if (longLists.has(schema)) return true
  return schema instanceof z.$ZodObject && Object.values(shapeOf(schema)).some(hasLongList)
}

const shapeOf = ({ _zod: inside }: z.$ZodObject) => inside.def.shape
