import type { LocationState } from '@teamloom/design/locations.ts'
import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useHands } from '#web/features/studio/session/carried.tsx'
import { pickedOver } from '#web/features/studio/session/selection.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePlaceDecoration } from '#web/features/studio/session/use-place-decoration.ts'
import type { CarryingEffect } from '#web/features/studio/stage/touch/carrying-events.ts'
import { useTurning } from '#web/features/studio/stage/touch/use-turning.ts'
import { showRefusal } from '#web/lib/error-toast.ts'
import { useLabel } from '#web/lib/i18n.ts'
import { showToast } from '#web/lib/toast.tsx'

type Stage = {
  readonly stage: RefObject<HTMLElement | null>
  /** CSS pixels to one of the picture's. */
  readonly scale: number
}

/** `act` does what comes of carrying to the session, the stage and the words that are told. */
export function useCarryingEffects({ stage, scale }: Stage) {
  const { t } = useTranslation()
  const label = useLabel()
  const { session, selection, select } = useStudio()
  const { carry, say } = useHands()
  const { move, sayWhere } = usePlaceDecoration()
  const turning = useTurning(stage)
  /** Follows the pointer without drawing the studio again. */
  const held = useRef<HTMLDivElement>(null)

  function reasonOf(near: LocationState | undefined): string {
    if (!near) return t('decoration.touch.noPlace')
    const place = label(near.location.label)
    return near.spotTaken ? t('decoration.touch.taken', { place }) : t('decoration.touch.tooSmall', { place })
  }

  function act(effect: CarryingEffect): void {
    switch (effect.kind) {
      case 'take': {
        const { decorationId, pointerId } = effect
        select(pickedOver(selection, { kind: 'decoration', decorationId }))
        stage.current?.setPointerCapture(pointerId)
        return
      }
      case 'show':
        return carry(effect.carried)
      case 'follow': {
        const { x, y } = effect.spot
        if (held.current) held.current.style.translate = `${x * scale}px ${y * scale}px`
        return
      }
      case 'rest':
        return turning.at(effect.pointer)
      case 'restNowhere':
        return turning.leave()
      case 'try':
        return session.preview(effect.change)
      case 'change':
        showRefusal(session.change(effect.change))
        return
      case 'move':
        move(effect.decorationId, effect.to)
        return
      case 'tellPutBack':
        return showToast({ key: 'put-back', kind: 'info', message: reasonOf(effect.near) })
      case 'say':
        return say(t(`decoration.touch.${effect.words}`))
      case 'sayWhere':
        return sayWhere(effect.decorationId)
    }
  }

  return { held, act }
}
