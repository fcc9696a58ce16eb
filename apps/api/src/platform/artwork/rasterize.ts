import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import type { Pixels } from '@teamloom/artwork/pixels.ts'
import sharp, { type Sharp } from 'sharp'
import { withProfile } from '#api/platform/artwork/color-profile.ts'
import { pngGamma, screenValues } from '#api/platform/artwork/png-gamma.ts'

/** More pixels than this are refused before they are decoded. */
export const mostPixels = 100_000_000

/** Artwork is drawn from at most this many pixels a side: twelve inches at more than twice a picture's scale. */
export const drawnPixels = 1024

const noFonts: Fonts = { loadSystemFonts: false }

type Fonts = NonNullable<ResvgRenderOptions['font']>

/** `size`: its own, whatever it is fitted to. */
export type Rasterized = Pixels & { readonly size: { readonly width: number; readonly height: number } }

/** A clean drawing at `longest` pixels on its longest side; `font`: what its words are drawn with, which are outlines else. */
export function rasterizeSvg(svg: string, longest: number, font = noFonts): Rasterized {
  const fitted = (mode: 'width' | 'height') => new Resvg(svg, { font, fitTo: { mode, value: longest } })
  // Reading it a second time takes as long as drawing it.
  const wide = fitted('width')
  const size = { width: wide.width, height: wide.height }
  const rendered = (size.width >= size.height ? wide : fitted('height')).render()
  return {
    width: rendered.width,
    height: rendered.height,
    rgba: straight(rendered.pixels),
    size,
  }
}

/**
 * A clean drawing at `longest` pixels on its longest side, by cairo: it takes longer than `rasterizeSvg` and draws
 * some filters otherwise, but its layers reach as far as they are; the drawing's words are outlines.
 */
export async function paintSvg(svg: string, longest: number): Promise<Rasterized> {
  const size = drawnSize(svg)
  const scale = longest / Math.max(size.width, size.height)
  const [width, height] = [size.width, size.height].map(side => Math.max(1, Math.round(side * scale)))
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * scale, unlimited: true })
    .resize({ width, height, fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: data, size }
}

/** A clean drawing's own size. */
export function drawnSize(svg: string): { readonly width: number; readonly height: number } {
  const { width, height } = new Resvg(svg, { font: noFonts })
  return { width, height }
}

/** From colours that were multiplied by their alpha. */
function straight(premultiplied: Uint8Array): Uint8Array {
  const rgba = new Uint8Array(premultiplied)
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3]!
    if (alpha === 0 || alpha === 255) continue
    for (let channel = 0; channel < 3; channel++) {
      rgba[at + channel] = Math.min(255, Math.round((rgba[at + channel]! * 255) / alpha))
    }
  }
  return rgba
}

/** `file`: its bytes, or its path: then no more than some of its rows are in memory at once. */
export function openRaster(file: Uint8Array | string) {
  return sharp(file, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient().toColourspace('srgb')
}

/** In the colours of a screen, but for how bright a PNG says that it is. `longest`: as large as that is enough. */
async function openForScreen(file: Uint8Array | string, longest = Number.MAX_SAFE_INTEGER) {
  const opened = openRaster(file)
  const { space, icc } = await opened.metadata()
  if (!icc) return opened
  // The library works in a wider space of its own where there are sixteen bits, and only brings back what it marks.
  if (space === 'rgb16') return opened.withIccProfile('srgb')
  // Of gray in sixteen bits it forgets the profile.
  if (space === 'grey16') return openRaster(withProfile(await inEightBits(file, longest), icc))
  return opened
}

async function inEightBits(file: Uint8Array | string, longest: number): Promise<Uint8Array> {
  const size = Math.min(longest, 65_535)
  return sharp(file, { limitInputPixels: mostPixels, failOn: 'error', ignoreIcc: true })
    .autoOrient()
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** In its own pixels, upright. */
export type PixelBox = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The picture, or a part of it, within `longest` pixels; never enlarged. */
export async function decodeRaster(
  file: Uint8Array | string,
  longest: number,
  part?: PixelBox,
): Promise<Pixels> {
  const opened = await (part ? openForScreen(file) : openForScreen(file, longest))
  return rawOf(
    (part ? opened.extract(part) : opened).resize({
      width: longest,
      height: longest,
      fit: 'inside',
      withoutEnlargement: true,
    }),
    await pngGamma(file),
  )
}

async function rawOf(opened: Sharp, gamma: number | undefined): Promise<Pixels> {
  const { data, info } = await opened.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  if (gamma) applyTo(data, screenValues(gamma))
  return { width: info.width, height: info.height, rgba: data }
}

/** More than that of a photograph is kept as one, which takes a tenth of the room. */
const mostExactPixels = 4_000_000

/** Upright and in the colours of a screen, for what knows neither profiles nor turns. */
export async function encodeForScreen(
  bytes: Uint8Array,
): Promise<{ readonly format: 'png' | 'jpeg'; readonly bytes: Uint8Array }> {
  const opened = await openForScreen(bytes)
  const { format, width: across, height: down } = await sharp(bytes).metadata()
  if (format === 'jpeg' && across * down > mostExactPixels) {
    const jpeg = opened.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    return { format, bytes: await jpeg.toBuffer() }
  }
  const gamma = await pngGamma(bytes)
  if (!gamma) return { format: 'png', bytes: await opened.png().toBuffer() }
  const { width, height, rgba } = await rawOf(opened, gamma)
  return {
    format: 'png',
    bytes: await sharp(rgba, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  }
}

function applyTo(rgba: Uint8Array, values: Uint8Array): void {
  for (let at = 0; at < rgba.length; at += 4) {
    for (let channel = at; channel < at + 3; channel++) rgba[channel] = values[rgba[channel]!]!
  }
}
