import { useQuery } from '@tanstack/react-query'
import type { Side } from '@teamloom/catalog/definition.ts'
import type { Box, Camera } from '@teamloom/layers/manifest.ts'
import { garmentWorkers } from '#web/features/studio/garment/workers.ts'

export type GarmentFrame = { readonly camera: Camera; readonly boxes: Readonly<Record<Side, Box>> }

/** How large the product's pictures are, and where in them the garment is. */
export function useGarmentFrame(product: string): GarmentFrame | undefined {
  return useQuery({
    queryKey: ['garment-frame', product],
    queryFn: (): Promise<GarmentFrame> => garmentWorkers().stage.frameOf(product),
    staleTime: Number.POSITIVE_INFINITY,
  }).data
}
