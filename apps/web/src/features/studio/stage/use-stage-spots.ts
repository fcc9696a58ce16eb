import type { GarmentFrame } from '@teamloom/garment/garment-frame.ts'
import type { RefObject } from 'react'
import { fromMiddle, type Insets, type Placement, type Size } from '#web/features/studio/drawing/fit.ts'
import { useLive } from '#web/features/studio/session/live/live-context.ts'

/** The stage in the window, and its garment's picture on it. */
export type LaidStage = {
  readonly stage: RefObject<HTMLElement | null>
  readonly size: Size
  readonly insets: Insets | undefined
  readonly frame: GarmentFrame | undefined
  readonly placement: Placement | null
}

type At = { readonly clientX: number; readonly clientY: number }

/** Where a pointer is: in the picture, from the garment's middle, and for others who look. */
export function useStageSpots({ stage, size, insets, frame, placement }: LaidStage) {
  const live = useLive()

  const spotOf = (event: At) => {
    const box = stage.current?.getBoundingClientRect()
    if (!box || !placement) return null
    return {
      x: (event.clientX - box.left - placement.left) / placement.scale,
      y: (event.clientY - box.top - placement.top) / placement.scale,
    }
  }

  const middleOf = (event: At) => {
    const box = stage.current?.getBoundingClientRect()
    return box && fromMiddle(size, { x: event.clientX - box.left, y: event.clientY - box.top }, insets)
  }

  /** Others see where it is. */
  const point = (spot: { readonly x: number; readonly y: number } | null) =>
    live?.room.point(
      spot && frame ? { x: spot.x / frame.camera.width, y: spot.y / frame.camera.height } : null,
    )

  return { spotOf, middleOf, point }
}
