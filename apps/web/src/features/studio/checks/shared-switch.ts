import { useSyncExternalStore } from 'react'

/** A small fact that the panel and the stage share: what is pointed at, what is shown. */
export function openSwitch<Value>(first: Value) {
  let value = first
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    set: (next: Value) => {
      value = next
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, () => value),
  }
}

/** The number of the finding under the pointer or the focus, in the panel or on the garment. */
export const pointedFinding = openSwitch<number | null>(null)
/** Whether the stitches of what is knitted are seen. */
export const needleGrid = openSwitch(false)
