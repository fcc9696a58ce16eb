import { type PointerEvent, useEffect, useState } from 'react'
import type { FingersOnStage, StageUnderFingers } from '#web/features/studio/stage/touch/fingers-on-stage.ts'
import { loadCode } from '#web/lib/load-code.ts'

/** What fingers do to the stage, which few desks need: its code comes where there is a screen to touch. */
export function useFingers(stage: StageUnderFingers) {
  const [fingers, setFingers] = useState<FingersOnStage | null>(null)
  useEffect(() => {
    // Not known to every browser that has none.
    if (!navigator.maxTouchPoints) return
    void loadCode(() => import('#web/features/studio/stage/touch/fingers-on-stage.ts')).then(
      ({ FingersOnStage: Made }) => setFingers(new Made()),
      () => undefined,
    )
  }, [])
  useEffect(() => () => fingers?.end(), [fingers])
  const heard = (kind: 'onDown' | 'onMove' | 'onUp' | 'onCancel') => (event: PointerEvent) =>
    event.pointerType === 'touch' && (fingers?.[kind](event, stage) ?? false)
  return {
    onDown: heard('onDown'),
    onMove: heard('onMove'),
    onUp: heard('onUp'),
    onCancel: heard('onCancel'),
  }
}
