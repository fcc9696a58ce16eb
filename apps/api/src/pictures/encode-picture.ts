import type { Picture } from '@teamloom/garment/look.ts'
import sharp, { type Sharp } from 'sharp'

/** A composed picture as a WebP of this width, for screens. */
export function encodePicture(picture: Picture, width: number): Promise<Uint8Array> {
  const image = imageOf(picture)
  const sized = width === picture.width ? image : image.resize({ width })
  return sized.webp({ quality: 86, alphaQuality: 90, effort: 3 }).toBuffer()
}

/**
 * A composed picture as a workshop gets it, on white: all of it as a WebP, and as the JPEG that a page shows. What is
 * see-through takes four times as long to write, and on paper is white; the first effort takes half as long again for
 * a twelfth less.
 */
export async function encodeForWorkshop(
  picture: Picture,
): Promise<readonly [webp: Uint8Array, page: Uint8Array]> {
  const { width, height } = picture
  const rgb = await imageOf(picture).flatten({ background: '#ffffff' }).raw().toBuffer()
  const white = () => sharp(rgb, { raw: { width, height, channels: 3 } })
  return Promise.all([white().webp({ quality: 86, effort: 0 }).toBuffer(), encodePage(white())])
}

/** 300 dots to the inch of a page's quarter. */
const pageWidth = 1200

/** For a page, which cannot show WebP. */
export function encodePage(image: Sharp): Promise<Uint8Array> {
  return image
    .resize({ width: pageWidth })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer()
}

function imageOf({ rgba, width, height }: Picture): Sharp {
  return sharp(rgba, { raw: { width, height, channels: 4 } })
}
