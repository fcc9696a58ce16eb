import {
  type Box,
  type Camera,
  isDrawn,
  type Manifest,
  pictureBoxOf,
  type StyleCondition,
  type Styles,
  unionOf,
} from '@teamloom/bakes/manifest.ts'
import { type Side, sides } from '@teamloom/bakes/side.ts'

/** How large a product's pictures are, and where in them the garment stays on each side. */
export type GarmentFrame = { readonly camera: Camera; readonly boxes: Readonly<Record<Side, Box>> }

/** A product's frame, and that of the styles for which the camera steps back. */
export type GarmentFrames = {
  readonly near: GarmentFrame
  readonly far: (GarmentFrame & { readonly when: NonNullable<Manifest['stepsBack']>['when'] }) | null
}

export function framesOf(manifest: Manifest): GarmentFrames {
  const { stepsBack } = manifest
  return {
    near: frameIn(manifest, {}),
    far: stepsBack ? { ...frameIn(manifest, firstOf(stepsBack.when)), when: stepsBack.when } : null,
  }
}

export function frameFor({ near, far }: GarmentFrames, styles: Styles): GarmentFrame {
  return far && isDrawn(far.when, styles) ? far : near
}

/** The upper part of the front: as wide as the garment, from its top down. */
export function upperPart({ boxes, camera }: GarmentFrame, aspect: number): Box {
  const { x, y, width } = boxes.front
  return { x, y, width, height: Math.min(camera.height - y, Math.round(width / aspect)) }
}

function firstOf(when: StyleCondition): Styles {
  return Object.fromEntries(Object.entries(when).map(([element, names]) => [element, names[0]!]))
}

/** A picture of these styles, and in it the garment as far as its bakes lie within. */
function frameIn(manifest: Manifest, styles: Styles): GarmentFrame {
  const { camera, sides: bakes } = manifest
  const boxes = sides.map(side => {
    const shown = pictureBoxOf(manifest, styles, side)
    const { x, y, width, height } = unionOf(
      bakes[side].map(({ box }) => box).filter(box => isWithin(box, shown)),
    )
    return [side, { x: x - shown.x, y: y - shown.y, width, height }] as const
  })
  const { width, height } = pictureBoxOf(manifest, styles, 'front')
  return {
    camera: { ...camera, width, height },
    boxes: Object.fromEntries(boxes) as Record<Side, Box>,
  }
}

function isWithin(box: Box, outer: Box): boolean {
  return (
    box.x >= outer.x &&
    box.y >= outer.y &&
    box.x + box.width <= outer.x + outer.width &&
    box.y + box.height <= outer.y + outer.height
  )
}
