import { useDebouncedValue } from '@mantine/hooks'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { locationsOf } from '@teamloom/design/locations.ts'
import { findDecoration } from '@teamloom/design/lookup.ts'
import { presentPlace } from '@teamloom/design/present-decoration.ts'
import { useMemo } from 'react'
import { useCarried } from '#web/features/studio/session/carried.tsx'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useShownDocument } from '#web/features/studio/session/use-design-session.ts'

/** What the hand passes over is not told. */
const restMs = 120

/**
 * A decoration as it is, or at the place and in the size in which it would be if it were let go now; that follows when
 * the hand rests, as what it is shown by is much.
 */
export function useShownDecoration(kept: DecorationView): DecorationView {
  const { session, product } = useStudio()
  const [document] = useDebouncedValue(useShownDocument(session), restMs)
  const isHeld = useCarried()?.decorationId === kept.id
  return useMemo(() => {
    const found = isHeld ? findDecoration(document, kept.id) : undefined
    if (!found) return kept
    return { ...kept, ...presentPlace(product, found, locationsOf(document, product, found)) }
  }, [kept, isHeld, document, product])
}
