import { type Box, pictureBoxOf, unionOf } from '@teamloom/bakes/manifest.ts'
import type { Side } from '@teamloom/bakes/side.ts'
import type { DrawnDesign, DrawnPrint } from '@teamloom/design/drawn-design.ts'
import { composePart } from '@teamloom/garment/compose-part.ts'
import { cropAround } from '@teamloom/garment/crop-around.ts'
import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import type { Picture } from '@teamloom/garment/look.ts'
import { lieOf, lookOfDesign } from '@teamloom/garment/look-of-design.ts'
import { openPrintImages } from '@teamloom/garment/print-images.ts'
import { boxOfPrint } from '@teamloom/garment/seen-print.ts'

export type TileRequest = {
  readonly drawn: DrawnDesign
  readonly decorationId: string
  readonly width: number
  readonly height: number
}

export type TileMaker = {
  readonly openSide: (drawn: DrawnDesign, side: Side) => Promise<DecodedSide>
  readonly artOf: (print: DrawnPrint) => Uint8Array | undefined
  /** Between two steps: the hand comes first. */
  readonly pause: () => Promise<void>
}

const images = openPrintImages(30_000_000, { areCoarse: true })

let last: Promise<unknown> = Promise.resolve()

/** One after the other, in the order in which they were asked for: the first is whole before the next is begun. */
export function drawTile(request: TileRequest, maker: TileMaker): Promise<Picture | undefined> {
  const drawing = last.then(() => draw(request, maker))
  last = drawing.catch(() => undefined)
  return drawing
}

async function draw(
  { drawn, decorationId, width, height }: TileRequest,
  { openSide, artOf, pause }: TileMaker,
): Promise<Picture | undefined> {
  const own = drawn.prints.filter(print => print.decorationId === decorationId)
  const side = own[0]?.location.side
  if (!side || !own.every(artOf)) return undefined
  const decoded = await openSide(drawn, side)
  await pause()
  const bare = lookOfDesign({ ...drawn, prints: [] }, () => undefined)
  const boxOf = (print: DrawnPrint) => boxOfPrint(decoded, bare, lieOf(print))
  const boxes = own.flatMap(print => boxOf(print) ?? [])
  if (boxes.length === 0) return undefined
  const camera = pictureBoxOf(decoded.manifest, drawn.styles, side)
  const viewport = cropAround(unionOf(boxes), camera, width / height)
  // What others are made of takes time, too: those that are in sight alone.
  const prints = drawn.prints.filter(print => own.includes(print) || isNear(boxOf(print), viewport))
  const scale = width / viewport.width
  const pixelsPerInch = decoded.manifest.camera.pixelsPerInch * scale
  for (const print of prints) {
    images(print, pixelsPerInch, () => artOf(print))
    await pause()
  }
  const look = lookOfDesign({ ...drawn, prints }, print => images(print, pixelsPerInch, () => artOf(print)))
  return composePart(decoded, look, viewport, scale)
}

/** Pixels that the shadow of what is printed reaches beyond it. */
const shadowReach = 24

function isNear(box: Box | undefined, { x, y, width, height }: Box): boolean {
  return (
    box !== undefined &&
    box.x < x + width + shadowReach &&
    box.y < y + height + shadowReach &&
    box.x + box.width > x - shadowReach &&
    box.y + box.height > y - shadowReach
  )
}
