import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { packArt } from '@teamloom/artwork/art-file.ts'
import { extractColors } from '@teamloom/artwork/extract-colors.ts'
import { detectFormat } from '@teamloom/artwork/file-format.ts'
import type { Pixels } from '@teamloom/artwork/pixels.ts'
import { cutPlates } from '@teamloom/artwork/plates.ts'
import sharp from 'sharp'
import type {
  ArtworkJob,
  ArtworkOutcome,
  JobAnswer,
  ReadArtwork,
} from '#api/platform/artwork/artwork-reader.ts'
import { decodeRaster, hasModestBitmaps, openRaster, rasterizeSvg } from '#api/platform/artwork/rasterize.ts'
import { sanitizeSvg } from '#api/platform/artwork/sanitize-svg.ts'

const gzip = promisify(zlib.gzip)

/** Artwork is drawn from at most this many pixels a side: twelve inches at more than twice a picture's scale. */
const drawnPixels = 1024

/** A raster's longer and shorter side must exceed these. */
const leastSides = { longer: 300, shorter: 40 }

async function run(job: ArtworkJob): Promise<ArtworkOutcome | Uint8Array> {
  return job.do === 'preview' ? preview(job) : read(job)
}

/** What the file is, is found here: whatever looks at foreign bytes may take its time. */
async function read({
  bytes,
  accepted,
  mostColors,
}: Extract<ArtworkJob, { do: 'read' }>): Promise<ArtworkOutcome> {
  const format = detectFormat(bytes)
  if (!format) return { ok: false, code: 'unspecifiedFormat' }
  // A file that lies about what it is was made by mistake or with intent.
  if (!accepted.formats.includes(format) || accepted.extension !== format)
    return { ok: false, code: 'unsupportedFile' }
  return format === 'svg' ? readVector(bytes, mostColors) : readRaster(bytes, format, mostColors)
}

process.on('message', (job: ArtworkJob) => {
  run(job).then(
    value => answer({ ok: true, value }),
    (error: unknown) => answer({ ok: false, message: String(error) }),
  )
})
process.on('disconnect', () => process.exit())

function answer(message: JobAnswer): void {
  process.send?.(message)
}

async function readVector(bytes: Uint8Array, mostColors: number): Promise<ArtworkOutcome> {
  const clean = sanitizeSvg(new TextDecoder().decode(bytes))
  if (clean === undefined || !(await hasModestBitmaps(clean))) return { ok: false, code: 'processingError' }
  const { size, ...pixels } = rasterizeSvg(clean, drawnPixels)
  return finish(pixels, mostColors, {
    ...sizeOfVector(size, pixels),
    format: 'svg',
    isVector: true,
    cleanSvg: Buffer.from(clean),
  })
}

type Size = { readonly width: number; readonly height: number }

/** Its own units, which come whole; the pixels that it was drawn in where rounding has bent its shape, or none is left. */
function sizeOfVector(own: Size, drawn: Size): Size {
  const isInReason = Math.min(own.width, own.height) >= 1 && Math.max(own.width, own.height) <= 100_000
  const bend = Math.abs((own.width * drawn.height) / (own.height * drawn.width) - 1)
  const tolerance = 0.002 + 1 / Math.min(drawn.width, drawn.height)
  return isInReason && bend <= tolerance ? own : { width: drawn.width, height: drawn.height }
}

async function readRaster(
  bytes: Uint8Array,
  format: 'png' | 'jpg',
  mostColors: number,
): Promise<ArtworkOutcome> {
  const { width = 0, height = 0, orientation = 1 } = await openRaster(bytes).metadata()
  if (Math.max(width, height) <= leastSides.longer || Math.min(width, height) <= leastSides.shorter) {
    return { ok: false, code: 'imageTooSmall' }
  }
  const isTurned = orientation >= 5
  const size = isTurned ? { width: height, height: width } : { width, height }
  const pixels = await decodeRaster(bytes, drawnPixels)
  return finish(pixels, mostColors, { ...size, format, isVector: false, cleanSvg: null })
}

async function finish(
  pixels: Pixels,
  mostColors: number,
  facts: Size & Pick<ReadArtwork, 'format' | 'isVector' | 'cleanSvg'>,
): Promise<ArtworkOutcome> {
  const colors = extractColors(pixels, mostColors)
  // Nothing in it can be seen: an empty drawing is a mistake, not artwork.
  if (colors.length === 0) return { ok: false, code: 'processingError' }
  const [packedPixels, packedPlates] = await Promise.all([
    gzip(packArt({ kind: 'pixels', pixels }), { level: 6 }),
    gzip(packArt({ kind: 'plates', plates: cutPlates(pixels, colors) }), { level: 6 }),
  ])
  return { ok: true, artwork: { ...facts, colors, pixels: packedPixels, plates: packedPlates } }
}

async function preview({ bytes, format, size }: Extract<ArtworkJob, { do: 'preview' }>): Promise<Uint8Array> {
  const pixels =
    format === 'svg' ? rasterizeSvg(new TextDecoder().decode(bytes), size) : await decodeRaster(bytes, size)
  const { width, height } = pixels
  return sharp(pixels.rgba, { raw: { width, height, channels: 4 } })
    .webp({ quality: 90 })
    .toBuffer()
}
