import type { Box } from '@teamloom/bakes/manifest.ts'
import type { View } from '#web/lib/zoom.ts'

export type Size = { readonly width: number; readonly height: number }

/** Where the picture lies on the stage: CSS pixels to one of the picture's, and its top left corner. */
export type Placement = { readonly scale: number; readonly left: number; readonly top: number }

export type Insets = {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** Kept free for the tools that float over the stage. */
export const usualInsets: Insets = { top: 56, bottom: 104, left: 24, right: 24 }

/** The garment fills this much of the height that the tools leave. */
const filled = 0.94

/** The part of the stage that its tools leave, and the middle of it, from which what is near is moved. */
function freeOf({ width, height }: Size, { top, bottom, left, right }: Insets) {
  const free = { width: width - left - right, height: height - top - bottom }
  return { ...free, center: { x: left + free.width / 2, y: top + free.height / 2 } }
}

/** A point of the stage as seen from where the garment’s middle lies. */
export function fromMiddle(
  stage: Size,
  point: { readonly x: number; readonly y: number },
  insets: Insets = usualInsets,
) {
  const { center } = freeOf(stage, insets)
  return { x: point.x - center.x, y: point.y - center.y }
}

/** All sides at one scale, each with its garment in the middle of what the tools leave free. */
export function placePicture(
  stage: Size,
  boxes: readonly Box[],
  box: Box,
  view: View,
  insets: Insets = usualInsets,
): Placement {
  const free = freeOf(stage, insets)
  const largest = {
    width: Math.max(...boxes.map(({ width }) => width)),
    height: Math.max(...boxes.map(({ height }) => height)),
  }
  const fit = Math.max(0.05, Math.min(free.width / largest.width, (free.height / largest.height) * filled))
  const scale = fit * view.zoom
  const centerX = free.center.x + view.panX
  const centerY = free.center.y + view.panY
  return {
    scale,
    left: centerX - (box.x + box.width / 2) * scale,
    top: centerY - (box.y + box.height / 2) * scale,
  }
}

/** The part of the picture that the stage shows, in whole picture pixels; undefined when none of it. */
export function visibleBox(stage: Size, placement: Placement, picture: Size): Box | undefined {
  const { scale, left, top } = placement
  const x = Math.max(0, Math.floor(-left / scale))
  const y = Math.max(0, Math.floor(-top / scale))
  const right = Math.min(picture.width, Math.ceil((stage.width - left) / scale))
  const bottom = Math.min(picture.height, Math.ceil((stage.height - top) / scale))
  return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : undefined
}
