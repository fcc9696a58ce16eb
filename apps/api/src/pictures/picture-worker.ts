import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { unpackArt } from '@teamloom/artwork/art-file.ts'
import { inkPlates } from '@teamloom/artwork/plates.ts'
import type { Bake } from '@teamloom/bakes/bake.ts'
import { bakesToDraw, holderOf } from '@teamloom/bakes/manifest.ts'
import type { Side } from '@teamloom/bakes/side.ts'
import { unpackBake } from '@teamloom/bakes/unpack-bake.ts'
import type { DrawnPrint } from '@teamloom/design/drawn-design.ts'
import { composeSide } from '@teamloom/garment/compose-side.ts'
import { assembleSide, type DecodedSide } from '@teamloom/garment/decoded-side.ts'
import { lookOfDesign } from '@teamloom/garment/look-of-design.ts'
import { buildPrintImage, type PrintImage } from '@teamloom/garment/print-image.ts'
import { must } from '@teamloom/kit/assert.ts'
import sharp from 'sharp'
import { bakesFolder, findBakes } from '#api/pictures/bake-files.ts'
import { encodePicture } from '#api/pictures/encode-picture.ts'
import type { PictureTask } from '#api/pictures/picture-studio.ts'

/** Sides and artworks kept ready; a decoded side takes some tens of megabytes. */
const sidesKept = 16
const imagesKept = 64

const sides = new Map<string, Promise<DecodedSide>>()
const images = new Map<string, PrintImage>()

async function draw(task: PictureTask): Promise<Uint8Array> {
  const { drawn, side, width } = task
  const decoded = await openSide(drawn.product, side, drawn.styles)
  const look = lookOfDesign(drawn, print => imageOf(print, task.arts[drawn.prints.indexOf(print)] ?? null))
  return encodePicture(composeSide(decoded, look), width)
}

// The worker's entry is its default export.
// oxlint-disable-next-line import/no-default-export
export default draw

/** A side with the bakes that these styles need. */
function openSide(
  product: string,
  side: Side,
  styles: Readonly<Record<string, string>>,
): Promise<DecodedSide> {
  const { manifest } = must(findBakes(product), `bakes of ${product}`)
  const entries = bakesToDraw(manifest, side, styles)
  const key = `${product} ${side} ${entries.map(entry => entry.name).join(' ')}`
  return keep(sides, key, sidesKept, async () => {
    const bakes = await Promise.all(
      entries.map(
        async entry =>
          [
            entry.name,
            await readBake(path.join(bakesFolder(holderOf(manifest, entry)), entry.file)),
          ] as const,
      ),
    )
    return assembleSide(manifest, side, Object.fromEntries(bakes))
  })
}

async function readBake(file: string): Promise<Bake> {
  const bytes = zlib.brotliDecompressSync(await fs.promises.readFile(file))
  return unpackBake(bytes, async webp => {
    const { data } = await sharp(webp).extractChannel(0).raw().toBuffer({ resolveWithObject: true })
    return data
  })
}

function imageOf(print: DrawnPrint, art: Uint8Array | null): PrintImage | undefined {
  if (!art) return undefined
  const key = `${print.assetVersionId} ${JSON.stringify(print.inks)}`
  return keep(images, key, imagesKept, () => {
    const unpacked = unpackArt(zlib.gunzipSync(art))
    const pixels = unpacked.kind === 'plates' ? inkPlates(unpacked.plates, print.inks ?? []) : unpacked.pixels
    return buildPrintImage(pixels.rgba, pixels.width, pixels.height)
  })
}

/** The value of before, or a new one; the longest unused goes first. */
function keep<Value>(cache: Map<string, Value>, key: string, most: number, make: () => Value): Value {
  const value = cache.get(key) ?? make()
  cache.delete(key)
  cache.set(key, value)
  for (const oldest of cache.keys()) {
    if (cache.size <= most) break
    cache.delete(oldest)
  }
  return value
}
