import type { Side } from '@teamloom/bakes/side.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { useEffect, useRef } from 'react'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'

/** Sweeping over a list neither fetches each nor turns the garment to and fro. */
const restMs = 180

/** Shows a change while the pointer or the focus is on what would make it, and the side where it is seen. */
export function useTrial() {
  const { session, side, showSide } = useStudio()
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
  return {
    show(change: DesignChange, to: Side): void {
      session.preview(change)
      if (to !== side) home.current ??= side
      showSide(to)
    },
    /** Begins a trial at once, or when one rests there; in place of what waits. */
    begin(show: () => void, isAtOnce = false): void {
      clearTimeout(timer.current)
      if (isAtOnce) show()
      else timer.current = setTimeout(show, restMs)
    },
    /** What is tried was chosen: the side where it is seen stays. */
    keep,
    end(): void {
      if (home.current) showSide(home.current)
      keep()
    },
  }

  function keep(): void {
    clearTimeout(timer.current)
    session.preview(null)
    home.current = null
  }
}
