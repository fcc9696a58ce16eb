import type { Pixels } from '@teamloom/artwork/pixels.ts'
import sharp from 'sharp'
import { rasterizeSvg } from '#api/platform/artwork/rasterize.ts'
import { multiply } from '#api/platform/artwork/svg/matrix.ts'
import type { GangImage, GangPath } from '#api/techpacks/machine/gang/gang-task.ts'

/** Pixels of a gang sheet to the inch. */
export const perInch = 300

/** The seen part of a picture as a PNG, as large as it is made; never enlarged. */
export async function cutPicture(
  bytes: Uint8Array,
  part: Extract<GangImage['drawing'], { kind: 'picture' }>['part'],
  widthInches: number,
): Promise<{ readonly png: Buffer; readonly perInch: number }> {
  const { width, height } = await sharp(bytes).metadata()
  const [left, top] = [Math.round(part.left * width), Math.round(part.top * height)]
  const across = Math.max(1, Math.round(part.right * width) - left)
  const down = Math.max(1, Math.round(part.bottom * height) - top)
  const png = await sharp(bytes)
    .extract({ left, top, width: across, height: down })
    .resize({ width: Math.round(widthInches * perInch), withoutEnlargement: true })
    .png()
    .toBuffer()
  const { width: kept } = await sharp(png).metadata()
  return { png, perInch: kept / widthInches }
}

/** A picture of so many inches in the sheet's pixels. */
export async function pixelsOfPicture(
  png: Uint8Array,
  widthInches: number,
  heightInches: number,
): Promise<Pixels> {
  const { data, info } = await sharp(png)
    .resize({ width: inPixels(widthInches), height: inPixels(heightInches), fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgba: data }
}

/** To the inch: what is scaled to less than a four-thousandth resvg leaves out, as letters in inches are. */
const units = 1000

/** Paths on so many inches in the sheet's pixels. */
export function pixelsOfPaths(paths: readonly GangPath[], widthInches: number, heightInches: number): Pixels {
  const drawn = paths.map(
    ({ d, hex, matrix }) =>
      `<path d="${d}" fill="${hex}" fill-rule="evenodd" transform="matrix(${multiply([units, 0, 0, units, 0, 0], matrix).join(' ')})"/>`,
  )
  const [width, height] = [inPixels(widthInches), inPixels(heightInches)]
  const [across, down] = [(units * width) / perInch, (units * height) / perInch]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${across} ${down}">${drawn.join('')}</svg>`
  return rasterizeSvg(svg, Math.max(width, height))
}

/** By a quarter to the right. */
export function turned({ width, height, rgba }: Pixels): Pixels {
  const from = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height)
  const to = new Uint32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) to[x * height + (height - 1 - y)] = from[y * width + x]!
  return { width: height, height: width, rgba: new Uint8Array(to.buffer) }
}

export function inPixels(inches: number): number {
  return Math.max(1, Math.round(inches * perInch))
}

/** Where a picture is more than half there and so are its neighbours: what white below it is drawn in by. */
export function drawnInBits({ width, height, rgba }: Pixels) {
  const isThere = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && rgba[4 * (y * width + x) + 3]! > 127
  const bytes = Math.ceil(width / 8)
  const rows = new Uint8Array(bytes * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (isThere(x, y) && isThere(x - 1, y) && isThere(x + 1, y) && isThere(x, y - 1) && isThere(x, y + 1))
        rows[y * bytes + (x >> 3)]! |= 0x80 >> (x & 7)
  return { width, height, rows }
}
