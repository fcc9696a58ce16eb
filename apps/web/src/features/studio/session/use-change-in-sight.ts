import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { findDecoration, findLocation } from '@teamloom/design/lookup.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { showRefusal } from '#web/lib/error-toast.ts'

/** Changes a decoration; where that takes it to another place, the garment turns there. */
export function useChangeInSight(decorationId: string): (change: DesignChange) => void {
  const { session, product, showPlace } = useStudio()
  const findPlace = () => findDecoration(session.getSnapshot().document, decorationId)?.positionName
  return change => {
    const before = findPlace()
    if (!showRefusal(session.change(change))) return
    const after = findPlace()
    const place = after === undefined || after === before ? undefined : findLocation(product, after)
    if (place) showPlace(place)
  }
}
