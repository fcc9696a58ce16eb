import type { DesignDocument } from '@teamloom/design/document.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { findLocation } from '@teamloom/design/lookup.ts'
import { whatChanged } from '@teamloom/design/what-changed.ts'
import { useRef } from 'react'
import { garmentWorkers } from '#web/features/studio/drawing/workers.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'

/** `turnToChange(before)`: the garment turns to where the design now differs from what it was, unless that is seen. */
export function useTurnToChange(): (before: DesignDocument) => void {
  const { session, product, side, showSide, showPlace } = useStudio()
  const latest = useRef(0)
  return before => {
    latest.current += 1
    const turn = latest.current
    const after = session.getSnapshot().document
    const changed = whatChanged(before, after)
    if (changed?.kind === 'place') {
      const place = findLocation(product, changed.positionName)
      if (place) showPlace(place)
    } else if (changed) {
      garmentWorkers()
        .tiles.sideShowing(drawnDesign(before, product), drawnDesign(after, product), side)
        .then(
          shown => shown !== side && turn === latest.current && showSide(shown),
          // It is a courtesy: without the pictures the side stays.
          () => undefined,
        )
    }
  }
}
