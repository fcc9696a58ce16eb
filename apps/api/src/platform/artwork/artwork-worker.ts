import fs from 'node:fs'
import { flushCompileCache } from 'node:module'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { ArtDetails } from '@teamloom/artwork/art-details.ts'
import { type Art, packArt } from '@teamloom/artwork/art-file.ts'
import { extractColors } from '@teamloom/artwork/extract-colors.ts'
import { detectFormat } from '@teamloom/artwork/file-format.ts'
import type { Fitted } from '@teamloom/artwork/fit-words.ts'
import { isFlatArt } from '@teamloom/artwork/flat-art.ts'
import { detectForeign } from '@teamloom/artwork/foreign-format.ts'
import { groundColor, groundOf, withoutGround } from '@teamloom/artwork/ground.ts'
import { type DrawnPart, drawnPart, drawnPartOfPicture } from '@teamloom/artwork/margins.ts'
import { measureDetails } from '@teamloom/artwork/measure-details.ts'
import type { Pixels } from '@teamloom/artwork/pixels.ts'
import { cutPlates } from '@teamloom/artwork/plates.ts'
import type { Verdict } from '@teamloom/artwork/verdict.ts'
import type { LetteredWords } from '@teamloom/design/dress-person.ts'
import sharp from 'sharp'
import type { ArtworkJob, InkCovers } from '#api/platform/artwork/artwork-lane.ts'
import type { Lettering } from '#api/platform/artwork/lettering/letter-words.ts'
import { keepPage } from '#api/platform/artwork/postscript/keep-page.ts'
import { readerLimits } from '#api/platform/artwork/postscript/run-limited.ts'
import { type DrawnPage, paintPage, withPage } from '#api/platform/artwork/postscript/with-page.ts'
import {
  decodeRaster,
  drawnPixels,
  openRaster,
  type PixelBox,
  rasterizeSvg,
} from '#api/platform/artwork/rasterize.ts'
import { readHead } from '#api/platform/artwork/read-head.ts'
import type { Forms, Reading } from '#api/platform/artwork/reading.ts'
import { cleanDrawing } from '#api/platform/artwork/svg/clean-drawing.ts'
import { cropDrawing } from '#api/platform/artwork/svg/crop-drawing.ts'
import { pictureOf } from '#api/platform/artwork/svg/flat-drawing.ts'
import { seenColors } from '#api/platform/artwork/svg/seen-paints.ts'
import { workForParent } from '#api/platform/forked-work.ts'
import { isOutage } from '#api/platform/outage.ts'

const gzip = promisify(zlib.gzip)

/** A raster's longer and shorter side must exceed these. */
const leastSides = { longer: 300, shorter: 40 }

/** What cannot be read by us is refused; what the system does not give us is no fault of the file. */
async function read(job: Extract<ArtworkJob, { do: 'read' }>): Promise<Reading> {
  const { file, mostColors, page, isCropped } = job
  const head = await readHead(file)
  const format = detectFormat(head)
  if (!format) return refuseForeign(head)
  try {
    if (format === 'eps' || format === 'ai') return await readPage(job, format)
    if (page > 1) return refuse(format, 'processingError', 'noPage')
    return await (format === 'svg'
      ? readVector(await fs.promises.readFile(file), format, { mostColors, isCropped })
      : readRaster(file, format, { mostColors, isCropped }))
  } catch (error) {
    // What the system says itself, of files, memory or processes that it lacks.
    if (isOutage(error) || (error as NodeJS.ErrnoException).syscall) throw error
    return refuse(format, 'processingError')
  }
}

type Refused = Extract<Verdict, { ok: false }>

function refuse(format: Refused['format'], code: Refused['code'], cause?: Refused['cause']): Reading {
  return { verdict: { ok: false, format, code, cause }, forms: {} }
}

function refuseForeign(head: Uint8Array): Reading {
  const foreign = detectForeign(head)
  const code = foreign ? 'unsupportedFile' : 'unspecifiedFormat'
  return { verdict: { ok: false, format: null, code, foreign }, forms: {} }
}

function workOn(job: ArtworkJob): Promise<unknown> {
  if (job.do === 'paintPage') return paint(job)
  if (job.do === 'letter') return letter(job)
  if (job.do === 'fit') return fit(job)
  if (job.do === 'letterFor') return letterFor(job)
  if (job.do === 'outlineFor') return outlineFor(job)
  if (job.do === 'ground') return takeGround(job)
  if (job.do === 'areas') return cutAreas(job)
  if (job.do === 'cover') return cover(job)
  return job.do === 'preview' ? preview(job) : read(job)
}

// Whoever ends this process does not wait for what it would keep.
flushCompileCache()
workForParent(workOn)

/** Before the first that is drawn on, more are not gone through. */
const mostEmptyPages = 3

/** What a program made of it is as little trusted as any drawing. */
async function readPage(
  job: Extract<ArtworkJob, { do: 'read' }>,
  format: 'eps' | 'ai',
  number = job.page,
): Promise<Reading> {
  const { file, mostColors, isCropped, readers, mostPageSeconds } = job
  const limits = { ...readerLimits, computingSeconds: mostPageSeconds }
  let pages = 1
  const reading = await withPage(file, { format, number }, readers, limits, page => {
    pages = page.pages
    return readVector(page.svg, format, { mostColors, isCropped }, page)
  })
  if (reading === 'tooMuch') return refuse(format, 'processingError', 'tooComplex')
  if (reading === 'unreadable') return refuse(format, 'processingError')
  if (reading === 'withoutPdf' || reading === 'noPage') return refuse(format, 'processingError', reading)
  if (!('lacks' in reading)) {
    const isEmpty = !reading.verdict.ok && reading.verdict.cause === 'empty'
    // Some begin with a page that nobody drew on.
    const isPassed = isEmpty && job.page === 1 && number < Math.min(pages, mostEmptyPages + 1)
    return isPassed ? readPage(job, format, number + 1) : reading
  }
  const { lacks } = reading
  return { verdict: { ok: false, format, code: 'unsupportedFile', lacks }, forms: {} }
}

async function readVector(
  bytes: Uint8Array,
  format: 'svg' | 'eps' | 'ai',
  { mostColors, isCropped }: { readonly mostColors: number; readonly isCropped: boolean },
  page?: DrawnPage,
): Promise<Reading> {
  const whole = page ? await keepPage(page) : await cleanDrawing(bytes)
  if (!whole.ok) return refuse(format, 'processingError', whole.fault)
  const drawn = whole.drawn ?? rasterizeSvg(whole.svg, drawnPixels)
  const part = drawnPart(drawn)
  const clean = part && isCropped ? await cropDrawing(whole, drawn.size, part) : whole
  const { size, ...pixels } = clean === whole ? drawn : rasterizeSvg(clean.svg, drawnPixels)
  const { paints, words } = clean
  const fonts = [...(page?.missingFonts ?? []), ...clean.missingFonts]
  const own = sizeOfVector(size, pixels)
  const facts = {
    ...(clean.pixelsAcross === null ? own : inPixels(own, clean.pixelsAcross)),
    format,
    isVector: clean.pixelsAcross === null,
    ...(page && page.pages > 1 ? { pages: { count: page.pages, shown: page.number } } : {}),
    ...(part ? { margins: { fills: part.width * part.height, isCropped } } : {}),
    ...(clean.picture ? { isRasterized: true } : {}),
    ...(fonts.length > 0 ? { missingFonts: fonts } : {}),
    ...(clean.missingLetters === '' ? {} : { missingLetters: clean.missingLetters }),
  } as const
  const colors = seenColors(clean.svg, paints, pixels, mostColors)
  const safe = { 'clean.svg': Buffer.from(clean.svg) }
  return finish(pixels, colors, facts, safe, words ? { words } : {})
}

type Size = { readonly width: number; readonly height: number }

/**
 * A drawing that shows a bitmap is as large as that bitmap would be as all of it. A part of few pixels bends its
 * shape less.
 */
function inPixels({ width, height }: Size, pixelsAcross: number): Size {
  const across = Math.min(Math.max(1, Math.round(pixelsAcross)), 100_000)
  return { width: across, height: Math.round((100 * across * height) / width) / 100 }
}

/** Its own units, which come whole; the pixels that it was drawn in where rounding has bent its shape, or none is left. */
function sizeOfVector(own: Size, drawn: Size): Size {
  const isInReason = Math.min(own.width, own.height) >= 1 && Math.max(own.width, own.height) <= 100_000
  const bend = Math.abs((own.width * drawn.height) / (own.height * drawn.width) - 1)
  const tolerance = 0.002 + 1 / Math.min(drawn.width, drawn.height)
  return isInReason && bend <= tolerance
    ? { width: Math.round(own.width), height: Math.round(own.height) }
    : { width: drawn.width, height: drawn.height }
}

type RasterChoice = { readonly mostColors: number; readonly isCropped: boolean }

async function readRaster(
  file: string,
  format: 'png' | 'jpg',
  { mostColors, isCropped }: RasterChoice,
): Promise<Reading> {
  const { width = 0, height = 0, orientation = 1 } = await openRaster(file).metadata()
  const whole = orientation >= 5 ? { width: height, height: width } : { width, height }
  if (isTooSmall(whole)) return refuse(format, 'imageTooSmall')
  const pixelsOfWhole = await decodeRaster(file, drawnPixels)
  const part = drawnPartOfPicture(pixelsOfWhole)
  const box = part && boxOf(whole, part)
  // What is left must be enough of a picture.
  const margins = part && box && !isTooSmall(box) ? { fills: part.width * part.height, isCropped } : undefined
  const cut = margins && isCropped ? box : undefined
  const pixels = cut ? await decodeRaster(file, drawnPixels, cut) : pixelsOfWhole
  const { width: across, height: down } = cut ?? whole
  const colors = extractColors(pixels, mostColors)
  const ground = groundColor(pixels, colors)
  const facts = { width: across, height: down, format, isVector: false, ...(margins ? { margins } : {}) }
  return finish(
    pixels,
    colors,
    facts,
    cut ? { 'cropped.png': await pictureOfPart(file, cut) } : {},
    ground === undefined ? {} : { ground },
  )
}

const isTooSmall = ({ width, height }: Size) =>
  Math.max(width, height) <= leastSides.longer || Math.min(width, height) <= leastSides.shorter

/** The part's box in a picture of that size, in whole pixels. */
function boxOf({ width, height }: Size, part: DrawnPart): PixelBox {
  const [left, top] = [Math.floor(part.left * width), Math.floor(part.top * height)]
  const right = Math.min(width, Math.ceil((part.left + part.width) * width))
  const bottom = Math.min(height, Math.ceil((part.top + part.height) * height))
  return { left, top, width: right - left, height: bottom - top }
}

/** How large a picture is ever shown, in pixels of its longest side. */
const mostShownPixels = 2048

async function pictureOfPart(file: string, part: PixelBox): Promise<Uint8Array> {
  return (await pictureOf(await decodeRaster(file, mostShownPixels, part))).png
}

/** What shapes letters is loaded for the first words. */
async function letter({ recipe }: Extract<ArtworkJob, { do: 'letter' }>): Promise<Lettering> {
  const { letterWords } = await import('#api/platform/artwork/lettering/letter-words.ts')
  return letterWords(recipe)
}

async function fit({ recipe, list, room }: Extract<ArtworkJob, { do: 'fit' }>): Promise<Fitted> {
  const { fitInFont } = await import('#api/platform/artwork/lettering/letter-words.ts')
  return fitInFont(recipe, list, room)
}

/** Letters are long runs of the same: fewer bytes than at the usual level, in a sixth of the time. */
const ofWords = { level: 1, strategy: zlib.constants.Z_RLE }

async function letterFor(job: Extract<ArtworkJob, { do: 'letterFor' }>): Promise<LetteredWords<Uint8Array>> {
  const { letterForPerson } = await import('#api/platform/artwork/lettering/letter-words.ts')
  const drawn = letterForPerson(job.recipe, job.words, job.setting)
  if ('missing' in drawn) return drawn
  const { widthInches, heightInches } = drawn
  const seen = Math.ceil((job.perInch ?? Number.POSITIVE_INFINITY) * Math.max(widthInches, heightInches))
  const { size: _, ...pixels } = rasterizeSvg(drawn.svg, Math.min(drawnPixels, seen))
  const art: Art = job.isInked
    ? { kind: 'plates', plates: cutPlates(pixels, job.colors) }
    : { kind: 'pixels', pixels }
  // At once: another thread would take longer to begin than this to be done.
  return { art: zlib.gzipSync(packArt(art), ofWords), widthInches, heightInches }
}

async function outlineFor({ recipe, words, setting }: Extract<ArtworkJob, { do: 'outlineFor' }>) {
  const { outlineForPerson } = await import('#api/platform/artwork/lettering/outline-words.ts')
  return outlineForPerson(recipe, words, setting)
}

/** What cuts areas is loaded for the first. */
async function cutAreas({ file }: Extract<ArtworkJob, { do: 'areas' }>) {
  const { areasOf } = await import('#api/platform/artwork/areas/drawing-areas.ts')
  return areasOf(await fs.promises.readFile(file, 'utf8'))
}

async function cover(job: Extract<ArtworkJob, { do: 'cover' }>): Promise<InkCovers> {
  const { file, format, longest, colors } = job
  const pixels =
    format === 'svg'
      ? rasterizeSvg(await fs.promises.readFile(file, 'utf8'), longest)
      : await decodeRaster(file, longest)
  const { width, height } = pixels
  const art: Art =
    job.inks.length > 0 ? { kind: 'plates', plates: cutPlates(pixels, colors) } : { kind: 'pixels', pixels }
  const { coversOf } = await import('@teamloom/techpack/print-work.ts')
  const planes: Uint8Array[] = []
  for (const { values } of coversOf({ ...job, art })) planes.push(await deflatedRows(values, width, height))
  return { width, height, planes }
}

const deflate = promisify(zlib.deflate)

/** Rows as PNG has them, no row told by the one before. */
function deflatedRows(values: Uint8Array, width: number, height: number): Promise<Buffer> {
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y++) rows.set(values.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return deflate(rows, { level: 6 })
}

type Facts = Omit<Extract<Verdict, { ok: true }>, 'ok' | 'colors' | 'isFlat' | 'details'>

async function finish(
  pixels: Pixels,
  colors: readonly string[],
  facts: Facts,
  safe: Forms = {},
  known: Pick<ArtDetails, 'words' | 'ground'> = {},
): Promise<Reading> {
  // Nothing in it can be seen: an empty drawing is a mistake, not artwork.
  if (colors.length === 0) return refuse(facts.format, 'processingError', 'empty')
  const [packedPixels, packedPlates] = await Promise.all([
    gzip(packArt({ kind: 'pixels', pixels }), { level: 6 }),
    gzip(packArt({ kind: 'plates', plates: cutPlates(pixels, colors) }), { level: 6 }),
  ])
  const isFlat = isFlatArt(pixels, colors)
  const verdict = {
    ...facts,
    colors,
    isFlat,
    details: { ...measureDetails(pixels, colors, isFlat), ...known },
    ok: true,
  } as const
  return { verdict, forms: { ...safe, pixels: packedPixels, plates: packedPlates } }
}

async function paint({
  file,
  page,
  readers,
  size,
}: Extract<ArtworkJob, { do: 'paintPage' }>): Promise<Uint8Array | undefined> {
  const format = detectFormat(await readHead(file)) === 'eps' ? 'eps' : 'ai'
  const painted = await paintPage(file, { format, number: page }, readers, size)
  return painted && sharp(painted).webp({ quality: 90 }).toBuffer()
}

async function preview({
  file,
  format,
  size,
  isExact,
}: Extract<ArtworkJob, { do: 'preview' }>): Promise<Uint8Array> {
  const pixels =
    format === 'svg'
      ? rasterizeSvg(await fs.promises.readFile(file, 'utf8'), size)
      : await decodeRaster(file, size)
  const { width, height } = pixels
  return sharp(pixels.rgba, { raw: { width, height, channels: 4 } })
    .webp(isExact ? { lossless: true, effort: 1 } : { quality: 90 })
    .toBuffer()
}

/** Pixels of a ground’s longer side: twelve inches at 340 dots. */
const mostGroundPixels = 4096

/** A PNG; of no bytes when it stands on no ground, or is nothing else. */
async function takeGround({ file }: Extract<ArtworkJob, { do: 'ground' }>): Promise<Uint8Array> {
  const pixels = await decodeRaster(file, mostGroundPixels)
  const ground = groundOf(pixels)
  const left = ground && withoutGround(pixels, ground)
  if (!left) return new Uint8Array()
  const { width, height, rgba } = left
  const cut = sharp(rgba, { raw: { width, height, channels: 4 } })
  return cut.extend(roomAround(left)).png().toBuffer()
}

/** How much is left around a small picture that it stays one. */
function roomAround({ width, height }: Size) {
  const [across, down] =
    width < height ? [leastSides.shorter, leastSides.longer] : [leastSides.longer, leastSides.shorter]
  const left = Math.max(0, Math.ceil((across + 1 - width) / 2))
  const top = Math.max(0, Math.ceil((down + 1 - height) / 2))
  return { left, right: left, top, bottom: top, background: { r: 0, g: 0, b: 0, alpha: 0 } }
}
