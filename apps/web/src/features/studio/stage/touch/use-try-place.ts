import { sideToSee } from '@teamloom/design/locations.ts'
import { findLocation } from '@teamloom/design/lookup.ts'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useTrial } from '#web/features/studio/session/use-trial.ts'
import { moveChange } from '#web/features/studio/session/wanted-width.ts'

/** Shows a decoration at a place while the pointer or the focus is on it in a list; null ends that, unless it was kept. */
export function useTryPlace(decorationId: string) {
  const { session, product, side, may } = useStudio()
  const trial = useTrial()
  const tryPlace = (positionName: string | null): void => {
    const place = positionName === null ? undefined : findLocation(product, positionName)
    if (!place || !may('canUpdateArtworkPosition')) return trial.end()
    const to = sideToSee(place, side)
    const show = () => trial.show(moveChange(session, decorationId, place.positionName), to)
    trial.begin(show, to === side)
  }
  return { tryPlace, keepPlace: trial.keep }
}
