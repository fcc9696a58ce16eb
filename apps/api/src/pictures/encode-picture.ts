import type { Picture } from '@teamloom/garment/look.ts'
import sharp from 'sharp'

/** Wider ones are a workshop's, of which there are few: half the time for a fifteenth more bytes. */
const widestOnScreens = 1200

/** A composed picture as a WebP of this width. */
export function encodePicture(picture: Picture, width: number): Promise<Uint8Array> {
  const image = sharp(picture.rgba, { raw: { width: picture.width, height: picture.height, channels: 4 } })
  const sized = width === picture.width ? image : image.resize({ width })
  return sized.webp({ quality: 86, alphaQuality: 90, effort: width > widestOnScreens ? 1 : 3 }).toBuffer()
}
