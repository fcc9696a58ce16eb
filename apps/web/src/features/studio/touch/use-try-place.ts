import type { Side } from '@teamloom/bakes/side.ts'
import { findLocation } from '@teamloom/design/lookup.ts'
import { useEffect, useRef } from 'react'
import { useStudio } from '#web/features/studio/studio-context.tsx'
import { moveChange } from '#web/features/studio/touch/wanted-width.ts'

/** Sweeping over a list does not turn the garment to and fro. */
const restMs = 180

/** Shows a decoration at a place while the pointer or the focus is on it in a list; null ends that. */
export function useTryPlace(decorationId: string): (positionName: string | null) => void {
  const { session, product, side, showSide, may } = useStudio()
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  /** The side that was looked at before. */
  const home = useRef<Side | null>(null)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      session.preview(null)
    },
    [session],
  )
  return positionName => {
    clearTimeout(timer.current)
    const place = positionName === null ? undefined : findLocation(product, positionName)
    if (!place || !may('canUpdateArtworkPosition')) {
      session.preview(null)
      if (home.current) showSide(home.current)
      home.current = null
      return
    }
    const show = () => {
      session.preview(moveChange(session, decorationId, place.positionName))
      if (place.side !== side) home.current ??= side
      showSide(place.side)
    }
    if (place.side === side) show()
    else timer.current = setTimeout(show, restMs)
  }
}
