import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'

type SheetState = { readonly sheet?: true }

/**
 * An open sheet is a step of the way here: the phone's own way back closes it first, and leaves after that. Closed by
 * hand, its step is taken back.
 */
export function useBackCloses(isOpen: boolean, onBack: () => void): void {
  const { history } = useRouter()
  const back = useEffectEvent(onBack)
  const isTakingBack = useRef(false)
  useEffect(() => {
    const here = history.location.pathname
    const isStep = () => (history.location.state as SheetState).sheet === true
    const takeStep = () => {
      if (!isStep()) history.push(history.location.href, { sheet: true } as never)
    }
    if (isOpen) takeStep()
    else if (isStep() && !isTakingBack.current) {
      isTakingBack.current = true
      history.back()
    }
    return history.subscribe(({ action }) => {
      if (action.type !== 'BACK' || history.location.pathname !== here || isStep()) return
      const wasOwn = isTakingBack.current
      isTakingBack.current = false
      if (!isOpen) return
      // Opened again before its step was taken back.
      if (wasOwn) takeStep()
      else back()
    })
  }, [isOpen, history])
}
