import type { DecorationView } from '@teamloom/design/design-state.ts'
import { findDecoration } from '@teamloom/design/lookup.ts'
import { presentDecoration } from '@teamloom/design/present-decoration.ts'
import { useMemo } from 'react'
import { useShownDocument } from '#web/features/studio/session/use-design-session.ts'
import { useDesign, useStudio } from '#web/features/studio/studio-context.tsx'
import { useCarried } from '#web/features/studio/touch/carried.tsx'

/** A decoration as it is, or as it would be if it were let go now. */
export function useShownDecoration(decorationId: string): DecorationView | undefined {
  const { session, product } = useStudio()
  const { state } = useDesign()
  const document = useShownDocument(session)
  const isHeld = useCarried()?.decorationId === decorationId
  const kept = state.decorations.find(({ id }) => id === decorationId)
  const held = useMemo(() => {
    const shown = isHeld ? findDecoration(document, decorationId) : undefined
    return shown && presentDecoration(document, product, shown)
  }, [isHeld, document, product, decorationId])
  return kept && held ? { ...kept, location: held.location, assetSize: held.assetSize } : kept
}
