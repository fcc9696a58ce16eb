import type { DecorationView } from '@teamloom/design/design-state.ts'
import { findDecoration } from '@teamloom/design/lookup.ts'
import { presentDecoration } from '@teamloom/design/present-decoration.ts'
import { useDeferredValue, useMemo } from 'react'
import { useShownDocument } from '#web/features/studio/session/use-design-session.ts'
import { useDesign, useStudio } from '#web/features/studio/studio-context.tsx'
import { useCarried } from '#web/features/studio/touch/carried.tsx'

/**
 * A decoration as it is, or as it would be if it were let go now; that follows when the hand has been served, as what
 * it is shown by is much.
 */
export function useShownDecoration(decorationId: string): DecorationView | undefined {
  const { session, product } = useStudio()
  const { state } = useDesign()
  const document = useDeferredValue(useShownDocument(session))
  const isHeld = useCarried()?.decorationId === decorationId
  const kept = state.decorations.find(({ id }) => id === decorationId)
  return useMemo(() => {
    const found = kept && isHeld ? findDecoration(document, decorationId) : undefined
    if (!kept || !found) return kept
    const { location, assetSize } = presentDecoration(document, product, found)
    return { ...kept, location, assetSize }
  }, [kept, isHeld, document, product, decorationId])
}
