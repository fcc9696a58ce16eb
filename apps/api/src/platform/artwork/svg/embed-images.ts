import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { DrawingFault } from '@teamloom/artwork/drawing-fault.ts'
import { detectFormat } from '@teamloom/artwork/file-format.ts'
import sharp, { type Metadata } from 'sharp'
import { isOfScreen } from '#api/platform/artwork/color-profile.ts'
import { pngGamma } from '#api/platform/artwork/png-gamma.ts'
import { encodeForScreen, mostPixels } from '#api/platform/artwork/rasterize.ts'
import type { Picture } from '#api/platform/artwork/svg/flat-drawing.ts'

const gunzip = promisify(zlib.gunzip)

/** What a drawing and all that is embedded in it may still hold. */
export type Room = { bytes: number; pixels: number }

export type Embedded = {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly isDrawing: boolean
  /** The effort of drawing it; a bitmap takes none to speak of. */
  readonly effort: number
}

/** A drawing inside, clean. */
type CleanInner = (bytes: Uint8Array) => Promise<
  | (Pick<Embedded, 'width' | 'height' | 'effort'> & {
      readonly svg: string
      readonly picture: Picture | null
    })
  | DrawingFault
>

/**
 * Puts each picture that a drawing brings along into a form that is drawn everywhere: bitmaps as PNG or JPEG, upright,
 * in the colours of a screen; drawings clean. `bitmap`: one that is shown cannot be read, or there is no room for it.
 */
export async function embedImages(
  root: Element,
  room: Room,
  isShown: (element: Element) => boolean,
  cleanInner: CleanInner,
): Promise<ReadonlyMap<Element, Embedded> | DrawingFault> {
  const embedded = new Map<Element, Embedded>()
  for (const element of root.querySelectorAll('image[href], feImage[href]')) {
    const href = element.getAttribute('href') ?? ''
    if (!href.startsWith('data:')) continue
    const found = await embed(href, room, cleanInner)
    if (typeof found === 'string') {
      if (isShown(element)) return found
      // Nobody misses it.
      element.remove()
      continue
    }
    element.setAttribute('href', found.url)
    if (element.localName === 'image') giveSize(element, found)
    embedded.set(element, found)
  }
  return embedded
}

async function embed(href: string, room: Room, cleanInner: CleanInner): Promise<Embedded | DrawingFault> {
  try {
    const bytes = await unzipped(bytesOf(href), room.bytes)
    room.bytes -= bytes.length
    if (room.bytes < 0) return 'bitmap'
    if (detectFormat(bytes) !== 'svg') return await embedBitmap(bytes, room)
    const clean = await cleanInner(bytes)
    if (typeof clean === 'string') return clean
    const { width, height, effort, svg, picture } = clean
    // As fine as a drawing, and drawn wherever it lies.
    const url = picture ? dataUrl('png', picture.png) : dataUrl('svg+xml', Buffer.from(svg))
    return { width, height, effort, isDrawing: true, url }
  } catch {
    return 'bitmap'
  }
}

async function embedBitmap(bytes: Uint8Array, room: Room): Promise<Embedded | DrawingFault> {
  const open = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
  const metadata = await open().metadata()
  const { width, height, format, orientation = 1 } = metadata
  room.pixels -= width * height
  if (room.pixels < 0) return 'bitmap'
  const size = orientation >= 5 ? { width: height, height: width } : { width, height }
  if (await isDrawnAsItIs(bytes, metadata)) {
    // Whole, or it would be left out without a word.
    await open().resize(8, 8, { fit: 'fill' }).raw().toBuffer()
    return { url: dataUrl(format, Buffer.from(bytes)), ...size, isDrawing: false, effort: 0 }
  }
  const made = await encodeForScreen(bytes)
  return { url: dataUrl(made.format, Buffer.from(made.bytes)), ...size, isDrawing: false, effort: 0 }
}

/** What draws drawings knows PNG and JPEG, upright and in the colours of a screen. */
async function isDrawnAsItIs(
  bytes: Uint8Array,
  { format, orientation = 1, space, icc }: Metadata,
): Promise<boolean> {
  if ((format !== 'png' && format !== 'jpeg') || orientation !== 1 || space === 'cmyk') return false
  if (await pngGamma(bytes)) return false
  return !icc || (await isOfScreen(icc, space === 'b-w' || space === 'grey16' ? 1 : 3))
}

function giveSize(image: Element, natural: { readonly width: number; readonly height: number }): void {
  const [width, height] = ['width', 'height'].map(name => {
    const value = image.getAttribute(name)
    return value === null || value === 'auto' ? undefined : value
  })
  const ratio = natural.width / natural.height
  if (width === undefined && (height === undefined || Number(height)))
    image.setAttribute('width', String(height === undefined ? natural.width : Number(height) * ratio))
  if (height === undefined && (width === undefined || Number(width)))
    image.setAttribute('height', String(width === undefined ? natural.height : Number(width) / ratio))
}

function bytesOf(href: string): Uint8Array {
  const comma = href.indexOf(',')
  const data = href.slice(comma + 1)
  if (/;\s{0,9}base64$/i.test(href.slice(0, comma).trim().slice(-20))) return Buffer.from(data, 'base64')
  const octets = Buffer.from(data).toString('latin1')
  return Buffer.from(
    octets.replace(/%([\da-f]{2})/gi, (_, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    ),
    'latin1',
  )
}

async function unzipped(bytes: Uint8Array, mostBytes: number): Promise<Uint8Array> {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
    ? gunzip(bytes, { maxOutputLength: Math.max(1, mostBytes) })
    : bytes
}

function dataUrl(type: string, bytes: Buffer): string {
  return `data:image/${type};base64,${bytes.toString('base64')}`
}
