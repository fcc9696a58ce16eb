import { useCallback, useEffect, useRef, useState } from 'react'

type Watch = (element: HTMLElement) => () => void

/**
 * Which pieces come near, so that their pictures are fetched, and which were looked at: most of a piece was seen with its
 * picture. A piece that is otherwise by now is another: its key is.
 */
export function useSeen() {
  const [near, setNear] = useState<ReadonlySet<string>>(new Set())
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const inView = useRef(new Set<string>())
  const drawn = useRef(new Set<string>())
  const watches = useRef<readonly IntersectionObserver[]>([])
  const watched = useRef(new Set<HTMLElement>())
  const look = useCallback((keys: readonly string[]) => {
    const looked = keys.filter(key => inView.current.has(key) && drawn.current.has(key))
    if (looked.length > 0) setSeen(before => withAll(before, looked))
  }, [])
  useEffect(() => {
    const keysOf = (entries: readonly IntersectionObserverEntry[], isIn: boolean) =>
      entries.flatMap(({ isIntersecting, target }) =>
        isIntersecting === isIn && target instanceof HTMLElement ? (target.dataset.seen ?? []) : [],
      )
    const coming = new IntersectionObserver(
      entries => {
        const keys = keysOf(entries, true)
        if (keys.length > 0) setNear(before => withAll(before, keys))
      },
      { rootMargin: '300px' },
    )
    const within = new IntersectionObserver(
      entries => {
        for (const key of keysOf(entries, false)) inView.current.delete(key)
        const keys = keysOf(entries, true)
        for (const key of keys) inView.current.add(key)
        look(keys)
      },
      { threshold: 0.6 },
    )
    watches.current = [coming, within]
    for (const element of watched.current) for (const each of watches.current) each.observe(element)
    return () => {
      for (const each of watches.current) each.disconnect()
      watches.current = []
    }
  }, [look])
  /** Watches an element whose `data-seen` is its piece's key. */
  const watch: Watch = useCallback(element => {
    watched.current.add(element)
    for (const each of watches.current) each.observe(element)
    return () => {
      watched.current.delete(element)
      for (const each of watches.current) each.unobserve(element)
    }
  }, [])
  const onDrawn = useCallback(
    (key: string) => {
      drawn.current.add(key)
      look([key])
    },
    [look],
  )
  return { near, seen, watch, onDrawn }
}

/** The set itself where it has them all. */
function withAll(before: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  return keys.every(key => before.has(key)) ? before : new Set([...before, ...keys])
}
