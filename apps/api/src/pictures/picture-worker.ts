import { flushCompileCache } from 'node:module'
import zlib from 'node:zlib'
import { unpackArt } from '@teamloom/artwork/art-file.ts'
import { composeSide } from '@teamloom/garment/compose-side.ts'
import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import { openGarmentStore } from '@teamloom/garment/garment-store.ts'
import type { Look } from '@teamloom/garment/look.ts'
import { lookOfDesign } from '@teamloom/garment/look-of-design.ts'
import { openPrintImages, printImageOnce } from '@teamloom/garment/print-images.ts'
import { RecentlyUsed } from '@teamloom/garment/recently-used.ts'
import { isInSight } from '@teamloom/garment/seen-print.ts'
import { must } from '@teamloom/kit/assert.ts'
import sharp from 'sharp'
import { bakeSource } from '#api/pictures/bake-files.ts'
import { drawPerson } from '#api/pictures/draw-person.ts'
import { drawThing, type ThingTask } from '#api/pictures/draw-thing.ts'
import { encodeForWorkshop, encodePicture } from '#api/pictures/encode-picture.ts'
import { type FrameTask, frameDecorations } from '#api/pictures/frame-decorations.ts'
import type { PictureTask } from '#api/pictures/picture-studio.ts'

const megabyte = 1_000_000

/** All sides of a garment: several of one product are drawn one after another. */
const garments = openGarmentStore(bakeSource, { mostSides: 4, mostBakeBytes: 50 * megabyte })
const imageOf = openPrintImages(40 * megabyte)
/** What was written last, by all that is seen in it. */
const written = new RecentlyUsed<string, readonly Uint8Array[]>(16 * megabyte)

// A thread is cut off with what it would keep.
flushCompileCache()
// No picture is read twice: what libvips would keep is only memory.
sharp.cache(false)

async function draw(task: PictureTask | ThingTask | FrameTask): Promise<readonly Uint8Array[]> {
  if ('thing' in task) return [await drawThing(task)]
  if ('framed' in task) {
    const { framed, side } = task
    return [frameDecorations(framed, await garments.openSide(framed.product, side, framed.styles))]
  }
  return drawPicture(task)
}

async function drawPicture(task: PictureTask): Promise<readonly Uint8Array[]> {
  const { drawn, side, widths, words } = task
  const decoded = await garments.openSide(drawn.product, side, drawn.styles)
  const { camera } = decoded.manifest
  // Smaller ones are shrunk: a garment's own pixels are the least that are drawn.
  const scale = Math.max(1, ...widths.map(width => width / camera.width))
  const perInch = camera.pixelsPerInch * scale
  return words ? drawInWords(task, words, decoded, perInch) : drawSide(task, decoded, scale, perInch)
}

/** Somebody's own: drawn once, no larger than the garment's own pixels. */
async function drawInWords(
  task: PictureTask,
  words: readonly number[],
  decoded: DecodedSide,
  perInch: number,
): Promise<readonly Uint8Array[]> {
  const { drawn, widths, arts } = task
  const look = lookOfDesign(drawn, print => {
    const at = drawn.prints.indexOf(print)
    const art = must(arts[at], 'artwork')
    // Words come by another name each time.
    return words.includes(at)
      ? printImageOnce(print, perInch, unpackArt(unpackAtOnce(art)))
      : imageOf(print, perInch, () => unpackAtOnce(art))
  })
  const small = await drawPerson(askedOf(task, words, decoded, look))
  if (small) return [small]
  const picture = composeSide(decoded, look)
  return Promise.all(widths.map(width => encodePicture(picture, width)))
}

/** A side that several designs show alike is drawn once. */
async function drawSide(
  task: PictureTask,
  decoded: DecodedSide,
  scale: number,
  perInch: number,
): Promise<readonly Uint8Array[]> {
  const { drawn, side, widths, isForWorkshop, arts } = task
  const bare = lookOfDesign({ ...drawn, prints: [] }, () => undefined)
  // What of a decoration nobody sees takes as long to make.
  const seen = drawn.prints.filter(print => isInSight(decoded, bare, print))
  const shown = { ...drawn, prints: seen.map(({ decorationId: _, ...print }) => print) }
  const name = JSON.stringify([side, widths, isForWorkshop, shown])
  const known = written.get(name)
  if (known) return known
  const look = lookOfDesign({ ...drawn, prints: seen }, print => {
    const art = must(arts[drawn.prints.indexOf(print)], 'artwork')
    return imageOf(print, perInch, () => unpackAtOnce(art))
  })
  const picture = composeSide(decoded, look, { scale })
  const made: readonly Uint8Array[] = isForWorkshop
    ? await encodeForWorkshop(picture)
    : await Promise.all(widths.map(width => encodePicture(picture, width)))
  written.set(
    name,
    made,
    made.reduce((sum, { byteLength }) => sum + byteLength, 0),
  )
  return made
}

/** Into as many bytes as its last four say: put together of parts they would be copied once more. */
function unpackAtOnce(gzipped: Uint8Array): Uint8Array {
  const bytes = Buffer.from(gzipped.buffer, gzipped.byteOffset, gzipped.byteLength)
  return zlib.gunzipSync(bytes, { chunkSize: 64 + bytes.readUInt32LE(bytes.length - 4) })
}

function askedOf(
  { drawn, side, widths }: PictureTask,
  own: readonly number[],
  decoded: DecodedSide,
  look: Look,
) {
  const shared = { ...drawn, prints: drawn.prints.filter((_, at) => !own.includes(at)) }
  const words = own.flatMap(at => look.prints[at] ?? [])
  const width = must(widths[0], 'width')
  return { decoded, look, words, width, name: JSON.stringify([side, width, shared]) }
}

// The worker's entry is its default export.
// oxlint-disable-next-line import/no-default-export
export default draw
