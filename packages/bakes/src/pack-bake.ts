import { type Bake, type GrayMap, grayMapSize, isPlain } from './bake.ts'
import type { BakeHeader } from './bake-header.ts'
import { packRuns } from './chart-runs.ts'
import { packClothPlaces } from './cloth-places.ts'
import { writeContainer } from './container.ts'
import { fillHoles } from './fill-holes.ts'
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

/** The bake as bytes, still to be compressed as a whole (brotli). */
export async function packBake(bake: Bake, encodeGray: EncodeGray): Promise<Uint8Array> {
  const { width, height } = bake.box
  const header: BakeHeader = {
    box: bake.box,
    regions: Array.from(bake.chartRegions),
    shadow: bake.shadow && { box: bake.shadow.box, step: bake.shadow.step },
    ground: bake.ground && { box: bake.ground.box, step: bake.ground.step },
  }
  const known = Uint8Array.from(bake.chart, number => (isPlain(number) ? 1 : 0))
  return writeContainer({
    header,
    sections: {
      runs: packRuns(bake.chart, width),
      ...packMixed(bake.mixed),
      ...packClothPlaces(bake, bake.chartRegions.length),
      shade: await encodeGray(fillHoles(bake.shade, known, width, height), width, height, shadeQuality),
      ...(await packMap('shadow', bake.shadow, shadowQuality, encodeGray)),
      ...(await packMap('ground', bake.ground, groundQuality, encodeGray)),
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
