import { findDecoration, findLocation } from '@teamloom/design/lookup.ts'
import type { LaidPlace, PictureSpot } from '@teamloom/garment/laid-place.ts'
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { pressInHand } from '#web/features/studio/drawing/in-hand.ts'
import { useCarried } from '#web/features/studio/session/carried.tsx'
import { directions, signs } from '#web/features/studio/session/keys.ts'
import type { Selection } from '#web/features/studio/session/selection.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePlaceDecoration } from '#web/features/studio/session/use-place-decoration.ts'
import { moveChange, sizeAt } from '#web/features/studio/session/wanted-width.ts'
import {
  afterEvent,
  type Carrying,
  isFollowing,
  nothingCarried,
} from '#web/features/studio/stage/touch/carrying.ts'
import type { CarryingEvent, CarryingFacts, Press } from '#web/features/studio/stage/touch/carrying-events.ts'
import { useCarryingEffects } from '#web/features/studio/stage/touch/use-carrying-effects.ts'

type Stage = {
  readonly stage: RefObject<HTMLElement | null>
  readonly laid: readonly LaidPlace[] | null
  readonly spotOf: (event: PointerEvent) => PictureSpot | null
  /** What lies under the pointer before it is pressed. */
  readonly hovered: Selection
  /** CSS pixels to one of the picture's. */
  readonly scale: number
}

/** Carries decorations over the garment, and pulls them at their corners: shown at once, kept when let go. */
export function useCarrying({ stage, laid, spotOf, hovered, scale }: Stage) {
  const { session, product, may } = useStudio()
  const isCarried = useCarried() !== null
  const { placesFor, sizesOf } = usePlaceDecoration()
  const state = useRef<Carrying>(nothingCarried)
  const { held, act } = useCarryingEffects({ stage, scale })

  const facts: CarryingFacts = {
    laid,
    placeOf: decorationId => {
      const decoration = findDecoration(session.getSnapshot().document, decorationId)
      return decoration && findLocation(product, decoration.positionName)
    },
    placesFor,
    sizesOf,
    sizeAt: (decorationId, positionName) => sizeAt(session, decorationId, positionName),
    moveTo: (decorationId, positionName) => moveChange(session, decorationId, positionName),
  }
  const happen = (event: CarryingEvent) => {
    const [next, effects] = afterEvent(state.current, event, facts)
    state.current = next
    for (const effect of effects) act(effect)
  }
  const latest = useRef(happen)
  useEffect(() => {
    latest.current = happen
  })

  useEffect(() => {
    if (!isCarried) return
    const onKey = (event: KeyboardEvent) => {
      const meant = meantBy(event, state.current)
      if (!meant) return
      latest.current(meant)
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [isCarried])

  // Places of a side that was turned to come after the hand has come to rest.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- that they are others is what happens
  useEffect(() => latest.current({ kind: 'look' }), [laid])

  function pressedBy(event: PointerEvent, under: Selection): Press | null {
    const target = event.target as Element
    const grip = target.closest<HTMLElement>('[data-grip]')?.dataset.grip
    const decorationId = grip ?? (under?.kind === 'decoration' ? under.decorationId : undefined)
    if (!decorationId || !may('canUpdateArtworkPosition')) return null
    const by = target.closest('[data-corner]') ? 'corner' : 'middle'
    return { decorationId, by, pointerId: event.pointerId, x: event.clientX, y: event.clientY }
  }

  return {
    held,
    /** A decoration that is pressed is carried when the pointer moves on. `under`: what is found there, of a finger. */
    onDown: (event: PointerEvent, under: Selection = hovered): void => {
      const press = pressedBy(event, under)
      happen({ kind: 'press', press })
      if (press) pressInHand()
    },
    /** Whether the move is that of what was pressed. */
    onMove: (event: PointerEvent): boolean => {
      happen({ kind: 'move', pointer: event, spot: spotOf(event) })
      return isFollowing(state.current, event)
    },
    /** Whether something was carried and is let go. */
    onUp: (event: PointerEvent): boolean => {
      const { kind } = state.current
      happen({ kind: 'release', spot: spotOf(event) })
      return kind === 'carried' || kind === 'pulled'
    },
    onCancel: () => happen({ kind: 'cancel' }),
  }
}

/** What a key means for what is in the hand. */
function meantBy(event: KeyboardEvent, { kind }: Carrying): CarryingEvent | null {
  if (event.key === 'Escape') return { kind: 'escape' }
  if (kind !== 'carried' && kind !== 'landing') return null
  const direction = event.altKey ? directions[event.key] : undefined
  if (direction) return { kind: 'steer', direction }
  const steps = event.shiftKey ? signs[event.key] : undefined
  return steps ? { kind: 'resize', steps } : null
}
