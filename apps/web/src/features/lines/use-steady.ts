import { useCallback, useLayoutEffect, useRef } from 'react'

/** Always the same function, which does what the latest would: pieces that are given it are not drawn anew. */
export function useSteady<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
