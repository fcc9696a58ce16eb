import zlib from 'node:zlib'
import { composeSide } from '@teamloom/garment/compose-side.ts'
import { openGarmentStore } from '@teamloom/garment/garment-store.ts'
import { lookOfDesign } from '@teamloom/garment/look-of-design.ts'
import { openPrintImages } from '@teamloom/garment/print-images.ts'
import sharp from 'sharp'
import { bakeSource } from '#api/pictures/bake-files.ts'
import { drawThing, type ThingTask } from '#api/pictures/draw-thing.ts'
import { encodeForWorkshop, encodePicture } from '#api/pictures/encode-picture.ts'
import type { PictureTask } from '#api/pictures/picture-studio.ts'

const megabyte = 1_000_000

/** All sides of a garment: several of one product are drawn one after another. */
const garments = openGarmentStore(bakeSource, { mostSides: 4, mostBakeBytes: 50 * megabyte })
const imageOf = openPrintImages(40 * megabyte)

// No picture is read twice: what libvips would keep is only memory.
sharp.cache(false)

async function draw(task: PictureTask | ThingTask): Promise<readonly Uint8Array[]> {
  return 'thing' in task ? [await drawThing(task)] : drawPicture(task)
}

async function drawPicture({
  drawn,
  side,
  widths,
  isForWorkshop,
  arts,
}: PictureTask): Promise<readonly Uint8Array[]> {
  const decoded = await garments.openSide(drawn.product, side, drawn.styles)
  const { camera } = decoded.manifest
  // Smaller ones are shrunk: a garment's own pixels are the least that are drawn.
  const scale = Math.max(1, ...widths.map(width => width / camera.width))
  const look = lookOfDesign(drawn, print => {
    const art = arts[drawn.prints.indexOf(print)]
    return art ? imageOf(print, camera.pixelsPerInch * scale, () => zlib.gunzipSync(art)) : undefined
  })
  const picture = composeSide(decoded, look, { scale })
  if (isForWorkshop) return encodeForWorkshop(picture)
  return Promise.all(widths.map(width => encodePicture(picture, width)))
}

// The worker's entry is its default export.
// oxlint-disable-next-line import/no-default-export
export default draw
