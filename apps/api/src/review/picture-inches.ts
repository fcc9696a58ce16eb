import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { frameFor, framesOf } from '@teamloom/garment/garment-frame.ts'
import type { OpenedDesign } from '#api/designs/load-design.ts'
import { findBakes } from '#api/pictures/bake-files.ts'

/** How large the design's pictures are. */
export function pictureInches({ document, product }: OpenedDesign): {
  readonly width: number
  readonly height: number
} {
  const bakes = findBakes(product.product.name)
  if (!bakes) return { width: 1, height: 1 }
  const { camera } = frameFor(framesOf(bakes.manifest), drawnDesign(document, product).styles)
  return { width: camera.width / camera.pixelsPerInch, height: camera.height / camera.pixelsPerInch }
}
