import fs from 'node:fs'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { packArt } from '@teamloom/artwork/art-file.ts'
import { extractColors } from '@teamloom/artwork/extract-colors.ts'
import { detectFormat } from '@teamloom/artwork/file-format.ts'
import { isFlatArt } from '@teamloom/artwork/flat-art.ts'
import type { Pixels } from '@teamloom/artwork/pixels.ts'
import { cutPlates } from '@teamloom/artwork/plates.ts'
import type { Verdict } from '@teamloom/artwork/verdict.ts'
import sharp from 'sharp'
import type { ArtworkJob, WorkerMessage } from '#api/platform/artwork/artwork-lane.ts'
import { decodeRaster, openRaster, rasterizeSvg } from '#api/platform/artwork/rasterize.ts'
import type { Forms, Reading } from '#api/platform/artwork/reading.ts'
import { cleanDrawing } from '#api/platform/artwork/svg/clean-drawing.ts'

const gzip = promisify(zlib.gzip)

/** Artwork is drawn from at most this many pixels a side: twelve inches at more than twice a picture's scale. */
const drawnPixels = 1024

/** A raster's longer and shorter side must exceed these. */
const leastSides = { longer: 300, shorter: 40 }

/** What cannot be read by us is refused; what the system does not give us is no fault of the file. */
async function read({ file, mostColors }: Extract<ArtworkJob, { do: 'read' }>): Promise<Reading> {
  const bytes = await fs.promises.readFile(file)
  const format = detectFormat(bytes)
  if (!format) return refuse(null, 'unspecifiedFormat')
  try {
    return await (format === 'svg' ? readVector(bytes, mostColors) : readRaster(bytes, format, mostColors))
  } catch {
    return refuse(format, 'processingError')
  }
}

type Refused = Extract<Verdict, { ok: false }>

function refuse(format: Refused['format'], code: Refused['code'], cause?: Refused['cause']): Reading {
  return { verdict: { ok: false, format, code, cause }, forms: {} }
}

process.on('message', (job: ArtworkJob) => {
  const work: Promise<Reading | Uint8Array> = job.do === 'preview' ? preview(job) : read(job)
  work.then(
    value => say({ ok: true, value }),
    (error: unknown) => say({ ok: false, message: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
say('ready')

function say(message: WorkerMessage): void {
  process.send?.(message)
}

async function readVector(bytes: Uint8Array, mostColors: number): Promise<Reading> {
  const clean = await cleanDrawing(bytes)
  if (!clean.ok) return refuse('svg', 'processingError', clean.fault)
  const { size, ...pixels } = rasterizeSvg(clean.svg, drawnPixels)
  const facts = { ...sizeOfVector(size, pixels), format: 'svg', isVector: true } as const
  return finish(pixels, mostColors, facts, { 'clean.svg': Buffer.from(clean.svg) })
}

type Size = { readonly width: number; readonly height: number }

/** Its own units, which come whole; the pixels that it was drawn in where rounding has bent its shape, or none is left. */
function sizeOfVector(own: Size, drawn: Size): Size {
  const isInReason = Math.min(own.width, own.height) >= 1 && Math.max(own.width, own.height) <= 100_000
  const bend = Math.abs((own.width * drawn.height) / (own.height * drawn.width) - 1)
  const tolerance = 0.002 + 1 / Math.min(drawn.width, drawn.height)
  return isInReason && bend <= tolerance ? own : { width: drawn.width, height: drawn.height }
}

async function readRaster(bytes: Uint8Array, format: 'png' | 'jpg', mostColors: number): Promise<Reading> {
  const { width = 0, height = 0, orientation = 1 } = await openRaster(bytes).metadata()
  if (Math.max(width, height) <= leastSides.longer || Math.min(width, height) <= leastSides.shorter) {
    return refuse(format, 'imageTooSmall')
  }
  const isTurned = orientation >= 5
  const size = isTurned ? { width: height, height: width } : { width, height }
  const pixels = await decodeRaster(bytes, drawnPixels)
  return finish(pixels, mostColors, { ...size, format, isVector: false })
}

type Facts = Omit<Extract<Verdict, { ok: true }>, 'ok' | 'colors' | 'isFlat'>

async function finish(pixels: Pixels, mostColors: number, facts: Facts, safe: Forms = {}): Promise<Reading> {
  const colors = extractColors(pixels, mostColors)
  // Nothing in it can be seen: an empty drawing is a mistake, not artwork.
  if (colors.length === 0) return refuse(facts.format, 'processingError')
  const [packedPixels, packedPlates] = await Promise.all([
    gzip(packArt({ kind: 'pixels', pixels }), { level: 6 }),
    gzip(packArt({ kind: 'plates', plates: cutPlates(pixels, colors) }), { level: 6 }),
  ])
  const { width, height } = facts
  const verdict = {
    ...facts,
    width: Math.round(width),
    height: Math.round(height),
    colors,
    isFlat: isFlatArt(pixels, colors),
    ok: true,
  } as const
  return { verdict, forms: { ...safe, pixels: packedPixels, plates: packedPlates } }
}

async function preview({ file, format, size }: Extract<ArtworkJob, { do: 'preview' }>): Promise<Uint8Array> {
  const bytes = await fs.promises.readFile(file)
  const pixels =
    format === 'svg' ? rasterizeSvg(new TextDecoder().decode(bytes), size) : await decodeRaster(bytes, size)
  const { width, height } = pixels
  return sharp(pixels.rgba, { raw: { width, height, channels: 4 } })
    .webp({ quality: 90 })
    .toBuffer()
}
