import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'

/** For a group of colours: while the pointer or the focus is in it, nothing but the garment is on the stage. */
export function useTrying(onTry: (key: string | null) => void) {
  const { setTrying } = useStudio()
  const [isOver, setOver] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const tried = useRef<string | null>(null)
  const isTrying = isOver || hasFocus
  useEffect(() => {
    if (!isTrying) return
    setTrying(true)
    return () => setTrying(false)
  }, [isTrying, setTrying])
  const tryOut = (key: string | null) => {
    if (key === tried.current) return
    tried.current = key
    onTry(key)
  }
  const group = {
    onPointerMove: () => setOver(true),
    onPointerLeave: () => {
      setOver(false)
      tryOut(null)
    },
    onFocus: () => setFocus(true),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.contains(event.relatedTarget)) return
      setFocus(false)
      tryOut(null)
    },
  }
  // Moved: what comes to lie under a pointer at rest, as more colours open, is not asked for.
  const choice = (key: string) => ({ onPointerMove: () => tryOut(key), onFocus: () => tryOut(key) })
  return { group, choice }
}
