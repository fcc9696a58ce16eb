import { type RefObject, useEffect, useState } from 'react'

/** The height of every row of the sheet, in pixels; `sheet.module.css` has it too. */
export const rowPixels = 40

const step = 10
const beyond = 10
/** Where nobody lays out. */
const usualPixels = 640

type Span = { readonly from: number; readonly to: number }

/** Which of many rows of one height are near what is seen of them; another only every few rows. */
export function useRowWindow(box: RefObject<HTMLElement | null>, count: number): Span {
  const [span, setSpan] = useState<Span>({ from: 0, to: 0 })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => {
      const first = Math.floor(element.scrollTop / rowPixels / step) * step
      const seen = Math.ceil((element.clientHeight || usualPixels) / rowPixels)
      const next = { from: Math.max(0, first - beyond), to: first + step + seen + beyond }
      setSpan(now => (now.from === next.from && now.to === next.to ? now : next))
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const watch = new ResizeObserver(look)
    watch.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      watch.disconnect()
    }
  }, [box])
  return { from: Math.min(span.from, count), to: Math.min(span.to, count) }
}
