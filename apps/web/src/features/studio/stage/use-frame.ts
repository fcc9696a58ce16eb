import { useQuery } from '@tanstack/react-query'
import {
  frameFor,
  type GarmentFrame,
  type GarmentFrames,
} from '#web/features/studio/garment/garment-frame.ts'
import { garmentWorkers } from '#web/features/studio/garment/workers.ts'
import { useDrawn } from '#web/features/studio/studio-context.tsx'

/** How large the design's pictures are, and where in them the garment is. */
export function useGarmentFrame(product: string): GarmentFrame | undefined {
  const { styles } = useDrawn()
  const frames = useQuery({
    queryKey: ['garment-frames', product],
    queryFn: (): Promise<GarmentFrames> => garmentWorkers().stage.framesOf(product),
    staleTime: Number.POSITIVE_INFINITY,
  }).data
  return frames && frameFor(frames, styles)
}
