import { createContext, useContext } from 'react'
import type { Live } from '#web/features/studio/live/live.ts'

/** The design's room with what shows it; null until it is loaded, which is after the garment is drawn. */
export const LiveContext = createContext<Live | null>(null)

export function useLive(): Live | null {
  return useContext(LiveContext)
}
