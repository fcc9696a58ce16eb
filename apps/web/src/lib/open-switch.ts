import { useSyncExternalStore } from 'react'

/** A small fact that several pieces of a page share: what is pointed at, what is shown. */
export function openSwitch<Value>(first: Value) {
  let value = first
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get: () => value,
    subscribe,
    set: (next: Value) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    /** Waits until the switch is so; at once where it is so already. */
    becomes: (wanted: Value): Promise<void> =>
      new Promise(resolve => {
        const look = () => {
          if (value !== wanted) return
          listeners.delete(look)
          resolve()
        }
        listeners.add(look)
        look()
      }),
    use: () => useSyncExternalStore(subscribe, () => value),
  }
}
