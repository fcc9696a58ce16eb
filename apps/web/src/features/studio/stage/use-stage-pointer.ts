import type { LaidPlace } from '@teamloom/garment/laid-place.ts'
import { type PointerEvent, useRef, type WheelEvent } from 'react'
import { useCarried } from '#web/features/studio/session/carried.tsx'
import { pickedOver } from '#web/features/studio/session/selection.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useCarrying } from '#web/features/studio/stage/touch/use-carrying.ts'
import { useFingers } from '#web/features/studio/stage/touch/use-fingers.ts'
import type { useHover } from '#web/features/studio/stage/use-hover.ts'
import { type LaidStage, useStageSpots } from '#web/features/studio/stage/use-stage-spots.ts'
import { type View, zoomAt, zoomSteps } from '#web/lib/zoom.ts'

type PointedStage = LaidStage & {
  readonly view: View
  readonly setView: (view: View) => void
  /** Whether a click selects what lies there. */
  readonly canPick: boolean
  readonly hover: ReturnType<typeof useHover>
  readonly laid: readonly LaidPlace[] | null
}

/** What mouse, pen, fingers and wheel do on the stage: they look closer, carry, select, and show others where. */
export function useStagePointer(pointed: PointedStage) {
  const { stage, placement, view, setView, canPick, hover, laid } = pointed
  const { product, side, showSide, selection, select } = useStudio()
  const carried = useCarried()
  const drag = useRef<{ x: number; y: number; from: View; hasMoved: boolean } | null>(null)

  const { spotOf, middleOf, point } = useStageSpots(pointed)
  const carrying = useCarrying({ stage, laid, spotOf, hovered: hover.target, scale: placement?.scale ?? 1 })

  const under = { product, side, showSide, carrying, spotOf, middleOf, drag, isHolding: carried !== null }
  const fingers = useFingers({ ...pointed, ...under })

  const onPointerMove = (event: PointerEvent) => {
    point(spotOf(event))
    if (fingers.onMove(event)) return
    const from = drag.current
    const [dx, dy] = from ? [event.clientX - from.x, event.clientY - from.y] : [0, 0]
    // What was carried and put back has moved too: to let go of it is no click.
    if (from && Math.hypot(dx, dy) >= 5) from.hasMoved = true
    if (canPick && carrying.onMove(event)) return
    if (!from) {
      hover.move(canPick ? spotOf(event) : null)
      return
    }
    if (!from.hasMoved) return
    if (view.zoom > 1) setView({ ...from.from, panX: from.from.panX + dx, panY: from.from.panY + dy })
  }

  const letGo = (event: PointerEvent) => {
    if (canPick && carrying.onUp(event)) {
      drag.current = null
      return
    }
    const wasDragged = drag.current?.hasMoved
    drag.current = null
    if (!wasDragged && canPick)
      void hover.pick(spotOf(event)).then(picked => select(pickedOver(selection, picked)))
  }

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('[data-stage-tool]') !== null) return
    if (fingers.onDown(event)) return
    if (canPick) carrying.onDown(event)
    drag.current = { x: event.clientX, y: event.clientY, from: view, hasMoved: false }
  }

  const onPointerCancel = (event: PointerEvent) => {
    fingers.onCancel(event)
    carrying.onCancel()
    drag.current = null
  }

  const onPointerLeave = () => {
    point(null)
    // What is carried is captured, and goes on beyond the stage.
    if (carried) return
    carrying.onCancel()
    drag.current = null
    hover.move(null)
  }

  return {
    held: carrying.held,
    onPointerDown,
    onPointerMove,
    onPointerUp: (event: PointerEvent) => {
      if (!fingers.onUp(event) && drag.current) letGo(event)
    },
    onPointerCancel,
    onPointerLeave,
    onWheel: (event: WheelEvent) => zoomByWheel(event, middleOf(event), pointed),
  }
}

/** With Ctrl or ⌘ as in a browser; a wheel alone scrolls nothing here. */
function zoomByWheel(
  event: WheelEvent,
  at: Parameters<typeof zoomAt>[2] | undefined,
  { view, setView }: PointedStage,
): void {
  if (!at || (!event.ctrlKey && !event.metaKey)) return
  setView(zoomAt(view, view.zoom * (event.deltaY < 0 ? zoomSteps.factor : 1 / zoomSteps.factor), at))
}
