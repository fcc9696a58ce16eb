import { queryOptions, useQuery } from '@tanstack/react-query'
import { frameFor, type GarmentFrame, type GarmentFrames } from '@teamloom/garment/garment-frame.ts'
import { garmentWorkers } from '#web/features/studio/drawing/workers.ts'
import { useDrawn } from '#web/features/studio/session/studio-context.tsx'

/** Frames of a product's pictures, which are the same for as long as the page is open. */
export const garmentFrames = (product: string) =>
  queryOptions({
    queryKey: ['garment-frames', product],
    queryFn: (): Promise<GarmentFrames> => garmentWorkers().stage.framesOf(product),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** How large the design's pictures are, and where in them the garment is. */
export function useGarmentFrame(product: string): GarmentFrame | undefined {
  const { styles } = useDrawn()
  const frames = useQuery(garmentFrames(product)).data
  return frames && frameFor(frames, styles)
}
