import type { Pixels } from '@teamloom/artwork/pixels.ts'
import sharp from 'sharp'
import { svgNamespace } from '#api/platform/artwork/svg/plain-drawing.ts'

/** On the longest side of what is kept as a picture: twelve inches at two hundred to the inch. */
export const flatPixels = 2400

type Size = { readonly width: number; readonly height: number }

/** `png`: its bytes. */
export type Picture = Size & { readonly png: Buffer }

export async function pictureOf({ width, height, rgba }: Pixels): Promise<Picture> {
  const png = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { png, width, height }
}

/** A clean drawing of nothing but a picture, in the units of what it is a picture of. */
export function flatDrawing({ png }: Picture, { width, height }: Size): string {
  const href = `data:image/png;base64,${png.toString('base64')}`
  const size = `width="${width}" height="${height}"`
  return `<svg xmlns="${svgNamespace}" ${size} viewBox="0 0 ${width} ${height}"><image ${size} preserveAspectRatio="none" href="${href}"/></svg>`
}
