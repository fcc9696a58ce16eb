import type { Side } from '@teamloom/bakes/side.ts'
import type { DrawnDesign } from '@teamloom/design/drawn-design.ts'
import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import { lookOfDesign } from '@teamloom/garment/look-of-design.ts'
import { framePrint, type PrintFrame } from '@teamloom/garment/print-frame.ts'

export type FrameTask = { readonly framed: DrawnDesign; readonly side: Side }

/** Where decorations are seen in the picture of a side, by their ids; those out of sight are not there. */
export type SideFrames = {
  /** Pixels that the frames are in. */
  readonly camera: { readonly width: number; readonly height: number }
  readonly frames: Readonly<Record<string, PrintFrame>>
}

/** `SideFrames` as JSON: threads answer bytes. */
export function frameDecorations(framed: DrawnDesign, decoded: DecodedSide): Uint8Array {
  const look = lookOfDesign({ ...framed, prints: [] }, () => undefined)
  const { width, height } = decoded.manifest.camera
  const byDecoration = Object.entries(Object.groupBy(framed.prints, ({ decorationId }) => decorationId))
  const frames = byDecoration.flatMap(([id, prints]) => {
    const frame = prints && framePrint(decoded, look, prints)
    return frame ? [[id, frame] as const] : []
  })
  const answer: SideFrames = { camera: { width, height }, frames: Object.fromEntries(frames) }
  return Buffer.from(JSON.stringify(answer))
}

export const readFrames = (bytes: Uint8Array): SideFrames =>
  JSON.parse(Buffer.from(bytes).toString()) as SideFrames
