import type { Box } from '@teamloom/bakes/manifest.ts'

/** Room left round the element, as a share of its size. */
const margin = 0.14
/** Pixels: an eyelet's tile shows something of what the eyelet sits in. */
const narrowest = 190

/** How wide a picture around something of this size is, where nothing is in its way. */
export function widthAround({ width, height }: Pick<Box, 'width' | 'height'>, aspect: number): number {
  return Math.max(narrowest, width * (1 + 2 * margin), height * (1 + 2 * margin) * aspect)
}

/** A box with room round it, of the given width to height, within the picture. */
export function cropAround(box: Box, { width, height }: Pick<Box, 'width' | 'height'>, aspect: number): Box {
  const cropWidth = Math.round(Math.min(width, height * aspect, widthAround(box, aspect)))
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
