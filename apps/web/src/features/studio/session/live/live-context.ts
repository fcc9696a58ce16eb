import type { Camera } from '@teamloom/bakes/manifest.ts'
import { type ComponentType, createContext, useContext } from 'react'
import type { LiveRoom } from '#web/features/studio/session/live/live-room.ts'
import type { View } from '#web/lib/zoom.ts'

/** A row of the parts’ list: a part, whichever of its elements; one element; a decoration. */
export type Row = {
  readonly partName?: string
  readonly elementName?: string
  readonly decorationId?: string
}

/** The design's room with what shows it in the pieces of the studio. */
export type Live = {
  readonly room: LiveRoom
  readonly parts: {
    readonly Avatars: ComponentType
    readonly Following: ComponentType<{ readonly view: View; readonly onView: (view: View) => void }>
    readonly RowMark: ComponentType<Row>
    readonly SideMark: ComponentType<{ readonly side: string }>
    readonly StageLayer: ComponentType<{ readonly camera: Camera; readonly scale: number }>
  }
}

/** Null until it is loaded, which is after the garment is drawn. */
export const LiveContext = createContext<Live | null>(null)

export function useLive(): Live | null {
  return useContext(LiveContext)
}
