import { LRUCache } from 'lru-cache'

/**
 * What is the same for all who ask by a name, made once and kept up to so many bytes; what fails is made anew. `asker`: who
 * asks again for what is being made for them waits for that, and nobody for what somebody else may have to give up.
 */
export function keptOnce<Value extends object>(mostBytes: number, bytesOf: (value: Value) => number) {
  const kept = new LRUCache<string, Value>({ maxSize: mostBytes, sizeCalculation: bytesOf })
  const making = new Map<string, Promise<Value>>()

  async function keep(name: string, make: () => Promise<Value>): Promise<Value> {
    const value = await make()
    kept.set(name, value)
    return value
  }

  return (
    name: string,
    asker: string,
    make: () => Promise<Value>,
    count: (wasKept: boolean) => void,
  ): Promise<Value> => {
    const before = kept.get(name)
    const key = `${asker} ${name}`
    const running = before ? Promise.resolve(before) : making.get(key)
    count(running !== undefined)
    if (running) return running
    const made = keep(name, make).finally(() => making.delete(key))
    making.set(key, made)
    return made
  }
}
