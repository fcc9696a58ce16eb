import type { Side } from '@teamloom/bakes/side.ts'
import { isSeenFrom } from '@teamloom/design/locations.ts'
import type { LaidPlace } from '@teamloom/garment/laid-place.ts'
import { useAsked } from '#web/features/studio/drawing/use-asked.ts'
import { garmentWorkers } from '#web/features/studio/drawing/workers.ts'
import { useDesign, useDrawn, useStudio } from '#web/features/studio/session/studio-context.tsx'

const none: readonly LaidPlace[] = []

/**
 * How the places of the side that is shown lie in its picture; asked for once there is a decoration to move,
 * null until they are known.
 */
export function useLaidPlaces(): readonly LaidPlace[] | null {
  const drawn = useDrawn()
  const { product, side } = useStudio()
  const isNeeded = useDesign().document.decorations.length > 0
  const key = `${isNeeded} ${side} ${drawn.product} ${JSON.stringify(drawn.styles)}`
  const answer = useAsked(async (): Promise<{ side: Side; places: readonly LaidPlace[] }> => {
    const there = product.locations.filter(location => isSeenFrom(location, side))
    return { side, places: isNeeded ? await garmentWorkers().stage.layPlaces(drawn, side, there) : none }
  }, key)
  return answer?.side === side ? answer.places : null
}
