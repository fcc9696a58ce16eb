import type { LocationDefinition } from '@teamloom/catalog/definition.ts'
import type { ScreenPoint } from '@teamloom/garment/place.ts'
import type { MeasuredSeams } from '#web/features/studio/drawing/seams-of.ts'
import { useAsked } from '#web/features/studio/drawing/use-asked.ts'
import { garmentWorkers } from '#web/features/studio/drawing/workers.ts'
import { useDrawn, useStudio } from '#web/features/studio/session/studio-context.tsx'

/** The seams round a place; null until the patterns have come, and where prints lie as their cloth. */
export function useSeams(place: LocationDefinition | undefined): MeasuredSeams | null {
  const { product, styles } = useDrawn()
  const key = `${place?.positionName} ${product} ${JSON.stringify(styles)}`
  const answer = useAsked(async () => ({ key, seams: await findSeams(product, styles, place) }), key)
  return answer?.key === key ? answer.seams : null
}

async function findSeams(
  product: string,
  styles: Readonly<Record<string, string>>,
  place: LocationDefinition | undefined,
): Promise<MeasuredSeams | null> {
  if (!place || place.lies === 'cloth') return null
  // Not the one that a row of tiles begins with.
  return garmentWorkers().rowOfTiles.at(-1)?.seamsOf(product, styles, place) ?? null
}

export type SeenSeams = MeasuredSeams & {
  readonly aboveSpot: ScreenPoint | null
  readonly besideSpot: ScreenPoint | null
}

/** The seams round a place of the side that is shown, and where they are met in its picture. */
export function useSeenSeams(place: LocationDefinition | undefined): SeenSeams | null {
  const drawn = useDrawn()
  const { side } = useStudio()
  const seams = useSeams(place?.side === side ? place : undefined)
  const key = `${side} ${place?.positionName} ${JSON.stringify([drawn.styles, seams])}`
  const answer = useAsked(async () => ({ key, spots: await findSpots() }), key)
  if (!seams || answer?.key !== key) return null
  const [aboveSpot = null, besideSpot = null] = answer.spots
  return { ...seams, aboveSpot, besideSpot }

  async function findSpots(): Promise<readonly (ScreenPoint | null)[]> {
    if (!place || !seams) return []
    const { panel, centerU, centerV } = place
    return garmentWorkers().stage.spotsOn(drawn, side, panel, [
      [centerU, seams.above?.at ?? centerV],
      [seams.beside?.at ?? centerU, centerV],
    ])
  }
}
