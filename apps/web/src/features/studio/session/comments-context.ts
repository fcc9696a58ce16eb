import type { Camera } from '@teamloom/bakes/manifest.ts'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import type { LaidPlace } from '@teamloom/garment/laid-place.ts'
import { type ComponentType, createContext, useContext } from 'react'
import type { Looking } from '#web/features/studio/session/use-looking.ts'

/** What shows comments in the pieces of the studio. */
export type CommentsViews = {
  readonly Pins: ComponentType<{
    readonly camera: Camera
    readonly scale: number
    readonly laid: readonly LaidPlace[]
    /** The picture is of the side before still. */
    readonly isTurning: boolean
  }>
  readonly Chip: ComponentType
  readonly Bar: ComponentType
  readonly SideCount: ComponentType<{ readonly side: string }>
  readonly Panel: ComponentType<{ readonly design: DesignItem; readonly looking: Looking }>
  /** Hears what others say, and reads it out. */
  readonly Ear: ComponentType
}

/** Null until they are loaded, which is after the garment is drawn. */
export const CommentsContext = createContext<CommentsViews | null>(null)

export function useCommentsViews(): CommentsViews | null {
  return useContext(CommentsContext)
}
