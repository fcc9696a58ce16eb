import { packRuns } from './chart-runs.ts'
import { packClothPlaces } from './cloth-places.ts'
import { writeContainer } from './container.ts'
import { fillHoles } from './fill-holes.ts'
import { type GrayMap, grayMapSize, isPlain, type Layer } from './layer.ts'
import type { LayerHeader } from './layer-header.ts'
import { packMixed } from './mixed-pixels.ts'

/** Grey bytes to a picture file (WebP); quality 0 to 99, or 100 for no loss at all. */
export type EncodeGray = (
  values: Uint8Array,
  width: number,
  height: number,
  quality: number,
) => Promise<Uint8Array>

const shadeQuality = 93
const shadowQuality = 85
/** Small and spread over many pixels: any block of a lossy picture would show. */
const groundQuality = 100

/** The layer as bytes, still to be compressed as a whole (brotli). */
export async function packLayer(layer: Layer, encodeGray: EncodeGray): Promise<Uint8Array> {
  const { width, height } = layer.box
  const header: LayerHeader = {
    box: layer.box,
    regions: Array.from(layer.chartRegions),
    shadow: layer.shadow && { box: layer.shadow.box, step: layer.shadow.step },
    ground: layer.ground && { box: layer.ground.box, step: layer.ground.step },
  }
  const known = Uint8Array.from(layer.chart, number => (isPlain(number) ? 1 : 0))
  return writeContainer({
    header,
    sections: {
      runs: packRuns(layer.chart, width),
      ...packMixed(layer.mixed),
      ...packClothPlaces(layer, layer.chartRegions.length),
      shade: await encodeGray(fillHoles(layer.shade, known, width, height), width, height, shadeQuality),
      ...(await packMap('shadow', layer.shadow, shadowQuality, encodeGray)),
      ...(await packMap('ground', layer.ground, groundQuality, encodeGray)),
    },
  })
}

async function packMap(
  name: string,
  map: GrayMap | null,
  quality: number,
  encodeGray: EncodeGray,
): Promise<Record<string, Uint8Array>> {
  if (!map) return {}
  const { width, height } = grayMapSize(map.box, map.step)
  return { [name]: await encodeGray(map.values, width, height, quality) }
}
