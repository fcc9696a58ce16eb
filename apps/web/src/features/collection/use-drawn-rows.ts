import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

const few = 25
const more = 100

/**
 * How many rows of a long list are drawn: a few; when all are wanted, more whenever their end comes near; on paper all.
 * `end`: of what stands below them.
 */
export function useDrawnRows(all: number): {
  readonly drawn: number
  readonly isWhole: boolean
  readonly showAll: () => void
  readonly end: RefObject<HTMLParagraphElement | null>
} {
  const [drawn, setDrawn] = useState(few)
  const [isWhole, setIsWhole] = useState(false)
  const [isPrinted, setIsPrinted] = useState(false)
  const end = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const below = end.current
    if (!below || !isWhole || drawn >= all) return
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) setDrawn(drawn + more)
      },
      { rootMargin: '1500px' },
    )
    watch.observe(below)
    return () => watch.disconnect()
  }, [isWhole, drawn, all])
  useEffect(() => {
    const print = () => flushSync(() => setIsPrinted(true))
    const leave = () => setIsPrinted(false)
    window.addEventListener('beforeprint', print)
    window.addEventListener('afterprint', leave)
    return () => {
      window.removeEventListener('beforeprint', print)
      window.removeEventListener('afterprint', leave)
    }
  }, [])
  return { drawn: isPrinted ? all : Math.min(all, drawn), isWhole, showAll: () => setIsWhole(true), end }
}
