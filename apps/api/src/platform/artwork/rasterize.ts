import { Resvg } from '@resvg/resvg-js'
import type { Pixels } from '@teamloom/artwork/pixels.ts'
import sharp from 'sharp'
import { pngGamma, screenValues } from '#api/platform/artwork/png-gamma.ts'

/** More pixels than this are refused before they are decoded. */
export const mostPixels = 100_000_000

const noFonts = { loadSystemFonts: false }

/** A clean drawing, whose words are outlines, at `longest` pixels on its longest side. */
export function rasterizeSvg(
  svg: string,
  longest: number,
): Pixels & { readonly size: { width: number; height: number } } {
  const fitted = (mode: 'width' | 'height') =>
    new Resvg(svg, { font: noFonts, fitTo: { mode, value: longest } })
  // Its own size, whatever it is fitted to; reading it a second time takes as long as drawing it.
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

/** The picture within `longest` pixels; never enlarged. */
export async function decodeRaster(file: Uint8Array | string, longest: number): Promise<Pixels> {
  const { data, info } = await openRaster(file)
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const gamma = await pngGamma(file)
  if (gamma) applyTo(data, screenValues(gamma))
  return { width: info.width, height: info.height, rgba: data }
}

function applyTo(rgba: Uint8Array, values: Uint8Array): void {
  for (let at = 0; at < rgba.length; at += 4) {
    for (let channel = at; channel < at + 3; channel++) rgba[channel] = values[rgba[channel]!]!
  }
}
