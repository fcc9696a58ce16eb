import type { LocationState } from '@teamloom/design/locations.ts'
import { isFree } from '@teamloom/design/locations.ts'
import { findDecoration, findLocation } from '@teamloom/design/lookup.ts'
import { type Direction, neighbourPlace } from '@teamloom/design/neighbour-place.ts'
import { stepSize } from '@teamloom/design/usual-size.ts'
import { type LaidPlace, nearestPlace, type PictureSpot, sizeAtCorner } from '@teamloom/garment/laid-place.ts'
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { pressInHand } from '#web/features/studio/drawing/in-hand.ts'
import { type Carried, useCarried, useHands } from '#web/features/studio/session/carried.tsx'
import { directions, signs } from '#web/features/studio/session/keys.ts'
import { pickedOver, type Selection } from '#web/features/studio/session/selection.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePlaceDecoration } from '#web/features/studio/session/use-place-decoration.ts'
import { moveChange, sizeAt } from '#web/features/studio/session/wanted-width.ts'
import { useTurning } from '#web/features/studio/stage/touch/use-turning.ts'
import { showRefusal } from '#web/lib/error-toast.ts'
import { useLabel } from '#web/lib/i18n.ts'
import { showToast } from '#web/lib/toast.tsx'

/** Pixels that a pointer moves before it carries. */
const slack = 5

type Press = {
  readonly decorationId: string
  readonly by: Carried['by']
  readonly pointerId: number
  readonly x: number
  readonly y: number
}

/** What is being carried, beside what is drawn of it. */
type Hand = Press & {
  readonly states: readonly LocationState[]
  carried: Carried
  /** Of the place it is held at, chosen by its corner or by keys. */
  sizeId?: string | undefined
  /** Let go before it was known where the side's places are. */
  isLetGo?: boolean
}

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
export function useCarrying({ stage, laid: known, spotOf, hovered, scale }: Stage) {
  const laid = known ?? []
  const { t } = useTranslation()
  const label = useLabel()
  const { session, product, selection, select, may } = useStudio()
  const { carry, say } = useHands()
  const isCarried = useCarried() !== null
  const { placesFor, sizesOf, move, sayWhere } = usePlaceDecoration()
  const turning = useTurning(stage)
  const press = useRef<Press | null>(null)
  const hand = useRef<Hand | null>(null)
  /** Follows the pointer without drawing the studio again. */
  const held = useRef<HTMLDivElement>(null)
  const lastMove = useRef<{ readonly event: PointerEvent; readonly spot: PictureSpot } | null>(null)

  const letGo = () => {
    turning.leave()
    press.current = null
    hand.current = null
    lastMove.current = null
    session.preview(null)
    carry(null)
  }

  /** Whether a key meant what is in the hand. */
  const onHeldKey = (event: KeyboardEvent): boolean => {
    const holding = hand.current
    if (event.key === 'Escape') {
      letGo()
      say(t('decoration.touch.putBack'))
      return true
    }
    if (holding?.by !== 'middle') return false
    const direction = event.altKey ? directions[event.key] : undefined
    const steps = event.shiftKey ? signs[event.key] : undefined
    if (direction) steer(holding, direction)
    else if (steps) resizeHeld(holding, steps)
    return direction !== undefined || steps !== undefined
  }
  const heldKey = useRef(onHeldKey)
  useEffect(() => {
    heldKey.current = onHeldKey
  })
  useEffect(() => {
    if (!isCarried) return
    const onKey = (event: KeyboardEvent) => {
      if (!heldKey.current(event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [isCarried])

  /** Whether the press is on a decoration, which then is carried when the pointer moves on. */
  const onDown = (event: PointerEvent): boolean => {
    // What was let go, and waits for places that may never be known, is put back.
    if (hand.current) letGo()
    const target = event.target as Element
    const grip = target.closest<HTMLElement>('[data-grip]')?.dataset.grip
    const decorationId = grip ?? (hovered?.kind === 'decoration' ? hovered.decorationId : undefined)
    if (!decorationId || !may('canUpdateArtworkPosition')) return false
    const by = target.closest('[data-corner]') ? 'corner' : 'middle'
    pressInHand()
    press.current = { decorationId, by, pointerId: event.pointerId, x: event.clientX, y: event.clientY }
    return true
  }

  /** Whether something is carried. */
  const onMove = (event: PointerEvent): boolean => {
    const pressed = press.current
    if (!pressed || pressed.pointerId !== event.pointerId) return false
    if (!hand.current) {
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < slack) return true
      hand.current = pickUp(pressed)
      if (!hand.current) return false
      stage.current?.setPointerCapture(event.pointerId)
    }
    const spot = spotOf(event)
    if (!spot) return true
    if (hand.current.by === 'corner') pull(hand.current, spot)
    else {
      lastMove.current = { event, spot }
      carryTo(hand.current, event, spot)
    }
    return true
  }

  function pickUp(pressed: Press): Hand | null {
    const decoration = findDecoration(session.getSnapshot().document, pressed.decorationId)
    const place = decoration && findLocation(product, decoration.positionName)
    if (!place) return null
    const { positionName, side } = place
    const states = placesFor(pressed.decorationId)
    const carried: Carried = {
      decorationId: pressed.decorationId,
      by: pressed.by,
      from: { positionName, side },
      free: states.filter(isFree).map(({ location }) => location),
      to: positionName,
    }
    select(pickedOver(selection, { kind: 'decoration', decorationId: pressed.decorationId }))
    carry(carried)
    return { ...pressed, carried, states }
  }

  function carryTo(holding: Hand, event: PointerEvent, spot: PictureSpot): void {
    const { states, carried } = holding
    if (!holding.isLetGo) turning.at(event)
    const open = states
      .filter(state => state.inUse || isFree(state))
      .map(({ location }) => location.positionName)
    const to =
      nearestPlace(
        laid.filter(({ positionName }) => open.includes(positionName)),
        spot,
        carried.to ?? undefined,
      )?.positionName ?? null
    if (held.current) held.current.style.translate = `${spot.x * scale}px ${spot.y * scale}px`
    if (to !== carried.to) holdAt(holding, to)
  }

  function holdAt(holding: Hand, to: string | null): void {
    const { carried, decorationId } = holding
    holding.sizeId = undefined
    holding.carried = { ...carried, to }
    carry(holding.carried)
    session.preview(
      to === carried.from.positionName
        ? null
        : to
          ? moveChange(session, decorationId, to)
          : { action: 'setDecorationActive', decorationId, active: false },
    )
  }

  /** To the next free place of the side that is shown, until the pointer moves on. */
  function steer(holding: Hand, direction: Direction): void {
    const { states, carried } = holding
    const from = findLocation(product, carried.to ?? carried.from.positionName)
    const seenAt = (name: string) => laid.find(({ positionName }) => positionName === name)
    const open = states
      .filter(state => state.inUse || isFree(state))
      .map(({ location }) => location)
      .filter(({ positionName }) => seenAt(positionName))
    const next = from && neighbourPlace(from, open, direction, seenAt)
    if (next) holdAt(holding, next.positionName)
    else say(t('decoration.touch.nothingThere'))
  }

  /** Where it is held it becomes larger or smaller. */
  function resizeHeld(holding: Hand, steps: number): void {
    const { decorationId, carried } = holding
    if (carried.to === null) return
    const shown = holding.sizeId ?? sizeAt(session, decorationId, carried.to)
    const size = stepSize(sizesOf(decorationId, carried.to), shown, steps)
    if (!size) return
    holding.sizeId = size.id
    session.preview(heldChange(holding, carried.to, size.id))
  }

  const heldChange = ({ decorationId, carried }: Hand, to: string, size: string) =>
    to === carried.from.positionName
      ? ({ action: 'setDecorationSize', decorationId, size } as const)
      : ({ ...moveChange(session, decorationId, to), size } as const)

  function pull(holding: Hand, spot: PictureSpot): void {
    const place = laid.find(({ positionName }) => positionName === holding.carried.from.positionName)
    const size = place && sizeAtCorner(place, sizesOf(holding.decorationId), spot)
    if (!size || size.id === holding.sizeId) return
    holding.sizeId = size.id
    session.preview({ action: 'setDecorationSize', decorationId: holding.decorationId, size: size.id })
  }

  /** Whether something was carried and is let go. */
  const onUp = (event: PointerEvent): boolean => {
    const holding = hand.current
    const spot = spotOf(event)
    if (holding?.by === 'middle' && !known) {
      turning.leave()
      press.current = null
      holding.isLetGo = true
      return true
    }
    letGo()
    if (!holding) return false
    if (holding.by === 'middle') putDown(holding, spot)
    else resize(holding)
    return true
  }

  function resize({ decorationId, sizeId }: Hand): void {
    if (sizeId) showRefusal(session.change({ action: 'setDecorationSize', decorationId, size: sizeId }))
    sayWhere(decorationId)
  }

  function putDown(holding: Hand, spot: PictureSpot | null): void {
    const { decorationId, carried } = holding
    if (carried.to === null) {
      showToast({ key: 'put-back', kind: 'info', message: reasonFor(holding, spot) })
    } else if (holding.sizeId) {
      showRefusal(session.change(heldChange(holding, carried.to, holding.sizeId)))
      sayWhere(decorationId)
    } else if (carried.to !== carried.from.positionName) move(decorationId, carried.to)
  }

  function reasonFor({ states }: Hand, spot: PictureSpot | null): string {
    const near = spot && nearestPlace(laid, spot)
    const state = states.find(({ location }) => location.positionName === near?.positionName)
    if (!state) return t('decoration.touch.noPlace')
    const place = label(state.location.label)
    return state.spotTaken
      ? t('decoration.touch.taken', { place })
      : t('decoration.touch.tooSmall', { place })
  }

  // Places of a side that was turned to come after the hand has come to rest.
  const lookAgain = useRef(() => {})
  useEffect(() => {
    lookAgain.current = () => {
      const holding = hand.current
      const last = lastMove.current
      if (!holding || !last) return
      carryTo(holding, last.event, last.spot)
      if (!holding.isLetGo || !known) return
      letGo()
      putDown(holding, last.spot)
    }
  })
  useEffect(() => lookAgain.current(), [known])

  return { held, onDown, onMove, onUp, onCancel: letGo }
}
