import type { Box } from '@teamloom/bakes/manifest.ts'
import { composeOnce, composePlain, composeSide } from './compose-side.ts'
import { cutFrame } from './cut-frame.ts'
import type { DecodedSide } from './decoded-side.ts'
import type { Frame } from './frame.ts'
import type { Look, Picture } from './look.ts'
import { mixPaints } from './painter.ts'
import { frameOf } from './prepared-side.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** Pixels around a part that what is seen in it hangs on: how far its cloth is stretched there. */
const around = 12

/** A part of a side as `composeSide` shows it, at the cost of that part alone. */
export function composePart(side: DecodedSide, look: Look, viewport: Box, scale: number): Picture {
  // Enlarged, nothing beside it is painted anyway.
  if (scale >= 1) return composeSide(side, look, { viewport, scale })
  const { frame, cut } = frameAround(side, look, viewport)
  const picture = composePlain(side, frame, mixPaints(side, frame, look), look)
  return shrinkPicture(picture, scale, viewport, cut)
}

/** A picture, and where in it that lies which was asked for. */
export type Cut = { readonly picture: Picture; readonly box: Box }

const canvases = new WeakMap<Frame, Uint32Array<ArrayBuffer>>()

/**
 * A part in the side's own size, as the whole is there, of a look that is drawn but once: the next one of the same box is
 * drawn over it.
 */
export function composeCut(side: DecodedSide, look: Look, box: Box): Cut {
  const { frame, cut } = frameAround(side, look, box)
  const canvas = canvases.get(frame) ?? new Uint32Array(cut.width * cut.height)
  canvases.set(frame, canvas)
  const picture = composeOnce(side, frame, mixPaints(side, frame, look), canvas)
  return { picture, box: { ...box, x: box.x - cut.x, y: box.y - cut.y } }
}

function frameAround(side: DecodedSide, look: Look, box: Box): { frame: Frame; cut: Box } {
  const whole = frameOf(side, look)
  const cut = grown(box, whole.camera)
  return { frame: cutFrame(whole, cut), cut }
}

function grown({ x, y, width, height }: Box, within: Pick<Box, 'width' | 'height'>): Box {
  const [left, top] = [Math.max(0, x - around), Math.max(0, y - around)]
  return {
    x: left,
    y: top,
    width: Math.min(within.width, x + width + around) - left,
    height: Math.min(within.height, y + height + around) - top,
  }
}
