import type { Box } from '@teamloom/bakes/manifest.ts'
import type { DecodedSide } from './decoded-side.ts'
import { maskElement } from './element-mask.ts'
import type { Look } from './look.ts'
import { frameOf } from './prepared-side.ts'

/** Room left round the element, as a share of its size. */
const margin = 0.14
/** Pixels: an eyelet's tile shows something of what the eyelet sits in. */
const narrowest = 190

/** The part of a side that shows an element best, of the given width to height; undefined when it is not seen. */
export function cropOf(
  side: DecodedSide,
  look: Look,
  part: string,
  element: string,
  aspect = 4 / 3,
): Box | undefined {
  const frame = frameOf(side, look)
  const mask = maskElement(frame, part, element)
  if (!mask) return undefined
  return cropAround(mask.box, frame.camera, aspect)
}

/** A box with room round it, of the given width to height, within the picture. */
export function cropAround(box: Box, { width, height }: Pick<Box, 'width' | 'height'>, aspect: number): Box {
  const wide = Math.max(narrowest, box.width * (1 + 2 * margin), box.height * (1 + 2 * margin) * aspect)
  const cropWidth = Math.round(Math.min(width, height * aspect, wide))
  const cropHeight = Math.round(cropWidth / aspect)
  return {
    x: Math.round(within(box.x + (box.width - cropWidth) / 2, width - cropWidth)),
    y: Math.round(within(box.y + (box.height - cropHeight) / 2, height - cropHeight)),
    width: cropWidth,
    height: cropHeight,
  }
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(most, value))
}
