import { useSyncExternalStore } from 'react'

/** One clock for the whole page: it runs while anyone looks at it. */
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function tick(): void {
  now = Date.now()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!timer) {
    now = Date.now()
    timer = setInterval(tick, 1000)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** What `read` makes of the time in milliseconds, looked at each second; drawn anew only when it is another. */
export function useEachSecond<Value extends string | number | undefined>(
  read: (now: number) => Value,
): Value {
  return useSyncExternalStore(subscribe, () => read(now))
}
