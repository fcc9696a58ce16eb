import { useCallback, useState } from 'react'

/** What is being written: kept on this tab over going back, a reload or a crash, until it is forgotten once sent. */
export function useKept<Value>(key: string, first: () => Value) {
  const storageKey = `teamloom-kept ${key}`
  const [value, setValue] = useState<Value>(() => readKept<Value>(storageKey) ?? first())
  const set = useCallback(
    (change: (before: Value) => Value) =>
      setValue(before => {
        const next = change(before)
        sessionStorage.setItem(storageKey, JSON.stringify(next))
        return next
      }),
    [storageKey],
  )
  return { value, set, forget: () => sessionStorage.removeItem(storageKey) }
}

function readKept<Value>(storageKey: string): Value | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Value | null) ?? undefined
  } catch {
    return undefined
  }
}
