import { z } from 'zod'

/** Of what is wrong with a call the first ones are told: a long list may be wrong in each of its entries. */
export const mostTold = 20

/** How a long list is read: asked before each entry, `takeTurn` answers a promise where others shall have their turn. */
export type LongReading = {
  readonly async: true
  readonly takeTurn: () => Promise<void> | undefined
}

/**
 * A list of thousands: entries wait for nothing, and none is read once there is no more to tell of what is wrong. In a
 * `LongReading` others have their turns between them.
 */
const LongList = z.core.$constructor<z.ZodArray>('LongList', (inst, def) => {
  z.ZodArray.init(inst, def)
  const { _zod: inside } = inst
  const refuse = inside.parse
  const most = Math.min(...z.core.util.sizeCaps(def.checks).map(([cap]) => cap))
  inside.parse = (payload, context: z.core.ParseContextInternal & Partial<LongReading>) => {
    const given = payload.value
    if (!Array.isArray(given) || given.length > most) return refuse(payload, context)
    const { takeTurn = () => undefined, ...plain } = context
    const entries: unknown[] = []
    payload.value = entries
    const readOn = (): typeof payload | Promise<typeof payload> => {
      while (entries.length < given.length && payload.issues.length < mostTold) {
        const entry = readEntry(def.element, given[entries.length], { ...plain, async: false })
        payload.issues.push(...z.core.util.prefixIssues(entries.length, entry.issues))
        entries.push(entry.value)
        const turn = takeTurn()
        if (turn) return turn.then(readOn)
      }
      return payload
    }
    return readOn()
  }
})

function readEntry(
  { _zod: inside }: z.core.$ZodType,
  value: unknown,
  context: z.core.ParseContextInternal,
): z.core.ParsePayload {
  const entry = inside.run({ value, issues: [] }, context)
  if (entry instanceof Promise) throw new z.core.$ZodAsyncError()
  return entry
}

export function longList<Entry extends z.ZodType>(element: Entry): z.ZodArray<Entry> {
  return new LongList({ type: 'array', element }) as z.ZodArray<Entry>
}

/** A long list, or an object with one. */
export function hasLongList(schema: z.core.$ZodType): boolean {
  if (schema instanceof LongList) return true
  return schema instanceof z.ZodObject && Object.values(schema.shape).some(hasLongList)
}
