/** The last piece of work of each name. */
const last = new Map<string, Promise<unknown>>()

/** Runs work of one name one after another within this process; of different names side by side. */
export function inTurn<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const before = last.get(name) ?? Promise.resolve()
  const own = before.then(work, work)
  const settled = own
    .catch(() => undefined)
    .finally(() => {
      if (last.get(name) === settled) last.delete(name)
    })
  last.set(name, settled)
  return own
}
