import type { DesignDocument } from '@teamloom/design/document.ts'
import type { DrawnDesign } from '@teamloom/design/drawn-design.ts'
import { slotOf } from '@teamloom/design/slots.ts'
import { techniques } from '@teamloom/technique/index.ts'
import { findBakes } from '#api/pictures/bake-files.ts'

/** Cloth is seen a little smaller than it is, as it turns away: a pixel of letters is one of the garment's there. */
const asSeen = 0.85

/**
 * Pixels of an inch of people's letters that a picture no larger than the garment's own pixels can show, where they lie
 * flat; undefined where something is made of their shapes: threads, dots, cushions.
 */
export function lettersPerInch(
  { product, prints }: DrawnDesign,
  document: DesignDocument,
): number | undefined {
  const camera = findBakes(product)?.manifest.camera
  const isMade = prints.some(
    ({ decorationId, surface, form }) =>
      slotOf(document, decorationId) &&
      (form.kind !== 'art' ||
        techniques[surface.technique].isSized({ surface, density: camera?.pixelsPerInch ?? 0 })),
  )
  return isMade || !camera ? undefined : asSeen * camera.pixelsPerInch
}
