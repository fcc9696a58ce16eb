import type { DecorationView } from '@teamloom/design/design-state.ts'
import { sideToSee } from '@teamloom/design/locations.ts'
import { findLocation } from '@teamloom/design/lookup.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'

/** The garment turns to the first of some decorations, unless one of them is seen. */
export function useTurnToDecorations() {
  const { product, side, showPlace } = useStudio()
  return (decorations: readonly DecorationView[]): void => {
    const places = decorations.flatMap(
      ({ location }) => findLocation(product, location.selectedLocation.positionName) ?? [],
    )
    const [first] = places
    if (first && !places.some(place => sideToSee(place, side) === side)) showPlace(first)
  }
}
