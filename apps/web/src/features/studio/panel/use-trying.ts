import { type FocusEvent, useEffect, useState } from 'react'
import { useStudio } from '#web/features/studio/studio-context.tsx'

/** For a group of colours: while the pointer or the focus is in it, nothing but the garment is on the stage. */
export function useTrying(onEnd: () => void) {
  const { setTrying } = useStudio()
  const [isOver, setOver] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isTrying = isOver || hasFocus
  useEffect(() => {
    if (!isTrying) return
    setTrying(true)
    return () => setTrying(false)
  }, [isTrying, setTrying])
  return {
    onPointerEnter: () => setOver(true),
    onPointerLeave: () => {
      setOver(false)
      onEnd()
    },
    onFocus: () => setFocus(true),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.contains(event.relatedTarget)) return
      setFocus(false)
      onEnd()
    },
  }
}
