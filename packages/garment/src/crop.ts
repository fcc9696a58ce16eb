import type { Box } from '@teamloom/bakes/manifest.ts'
import { cropAround } from './crop-around.ts'
import type { DecodedSide } from './decoded-side.ts'
import { maskElement } from './element-mask.ts'
import type { Look } from './look.ts'
import { frameOf } from './prepared-side.ts'

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
