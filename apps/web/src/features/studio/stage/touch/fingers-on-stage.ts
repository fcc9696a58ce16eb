import { sideBeside } from '@teamloom/bakes/side.ts'
import type { PictureSpot } from '@teamloom/garment/laid-place.ts'
import type { PointerEvent, RefObject } from 'react'
import type { Selection } from '#web/features/studio/session/selection.ts'
import type { StudioView } from '#web/features/studio/session/studio-context.tsx'
import {
  type Finger,
  fingerDown,
  fingerMoved,
  fingerUp,
  noFingers,
  swipeOf,
} from '#web/features/studio/stage/touch/fingers.ts'
import type { View } from '#web/lib/zoom.ts'

/** Where the pointer went down, and how the garment was looked at then. */
type DragRef = RefObject<{ x: number; y: number; from: View; hasMoved: boolean } | null>

/** The stage as it is when a finger does something. */
export type StageUnderFingers = Pick<StudioView, 'product' | 'side' | 'showSide'> & {
  readonly view: View
  readonly setView: (view: View) => void
  readonly canPick: boolean
  readonly hover: {
    readonly pick: (spot: PictureSpot | null) => Promise<Selection>
    readonly move: (spot: PictureSpot | null) => void
  }
  readonly carrying: {
    readonly onDown: (event: PointerEvent, under?: Selection) => void
    readonly onCancel: () => void
  }
  readonly spotOf: (event: PointerEvent) => PictureSpot | null
  /** From the garment's middle. */
  readonly middleOf: (event: PointerEvent) => Finger | undefined
  readonly drag: DragRef
  /** A decoration is carried. */
  readonly isHolding: boolean
}

/** So long a finger rests before it is told what lies under it, as a pointer is. */
const restMs = 500
/** Pixels that a finger moves while it rests. */
const slack = 8

/** Pinch, pan, turn, rest: each method says whether the event was the fingers' own. */
export class FingersOnStage {
  #fingers = noFingers
  #resting: ReturnType<typeof setTimeout> | undefined
  #hasRested = false

  onDown(event: PointerEvent, stage: StageUnderFingers): boolean {
    const finger = stage.middleOf(event)
    if (!finger) return false
    // The first of a hand: whatever became of those before it.
    if (event.isPrimary) this.#fingers = noFingers
    this.#fingers = fingerDown(this.#fingers, event.pointerId, finger, stage.view)
    if (this.#fingers.down.size > 1) {
      this.#leaveOne(stage)
      // Their ends are heard though they go beyond the stage.
      event.currentTarget.setPointerCapture(event.pointerId)
      stage.drag.current = { x: event.clientX, y: event.clientY, from: stage.view, hasMoved: true }
      return true
    }
    this.#hasRested = false
    if (!stage.canPick) return false
    this.#resting = setTimeout(() => {
      this.#hasRested = true
      stage.hover.move(stage.spotOf(event))
    }, restMs)
    void this.#pressWhatLiesThere(event, stage)
    return false
  }

  onMove(event: PointerEvent, stage: StageUnderFingers): boolean {
    const finger = stage.middleOf(event)
    const was = this.#fingers.down.get(event.pointerId)
    if (!finger || !was) return false
    const from = stage.drag.current
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > slack)
      clearTimeout(this.#resting)
    const [fingers, view] = fingerMoved(this.#fingers, event.pointerId, finger)
    this.#fingers = fingers
    if (view) stage.setView(view)
    return fingers.wereTwo
  }

  onUp(event: PointerEvent, stage: StageUnderFingers): boolean {
    const { wereTwo } = this.#fingers
    const isKnown = this.#fingers.down.has(event.pointerId)
    this.#fingers = fingerUp(this.#fingers, event.pointerId)
    clearTimeout(this.#resting)
    if (!isKnown) return false
    const from = stage.drag.current
    if (wereTwo) {
      if (this.#fingers.down.size === 0) stage.drag.current = null
      return true
    }
    if (this.#hasRested && !stage.isHolding) {
      stage.hover.move(null)
      stage.carrying.onCancel()
      stage.drag.current = null
      return true
    }
    const swipe =
      from && stage.view.zoom === 1 && !stage.isHolding
        ? swipeOf(event.clientX - from.x, event.clientY - from.y)
        : null
    if (!swipe) return false
    this.#turn(swipe, stage)
    stage.carrying.onCancel()
    stage.drag.current = null
    return true
  }

  onCancel(event: PointerEvent, stage: StageUnderFingers): boolean {
    this.#fingers = fingerUp(this.#fingers, event.pointerId)
    this.#leaveOne(stage)
    return false
  }

  end(): void {
    clearTimeout(this.#resting)
    this.#fingers = noFingers
  }

  /** What one finger was about is put back. */
  #leaveOne(stage: StageUnderFingers): void {
    clearTimeout(this.#resting)
    stage.carrying.onCancel()
    stage.hover.move(null)
  }

  /** A finger has not been over the garment before it is down: what lies there is asked, and may be carried then. */
  async #pressWhatLiesThere(event: PointerEvent, stage: StageUnderFingers): Promise<void> {
    if ((event.target as Element).closest('[data-grip]')) return
    const under = await stage.hover.pick(stage.spotOf(event)).catch(() => null)
    const { down, wereTwo } = this.#fingers
    if (under?.kind === 'decoration' && down.has(event.pointerId) && !wereTwo && stage.drag.current)
      stage.carrying.onDown(event, under)
  }

  #turn(direction: 'left' | 'right', { product, side, showSide }: StageUnderFingers): void {
    const next = sideBeside(side, direction)
    if (product.sides.includes(next)) return showSide(next)
    // Of two sides the other is on either hand.
    const other = product.sides.find(each => each !== side)
    if (product.sides.length === 2 && other) showSide(other)
  }
}
