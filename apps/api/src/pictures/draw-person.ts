import { type Box, unionOf } from '@teamloom/bakes/manifest.ts'
import { boxOfPrints } from '@teamloom/garment/box-of-prints.ts'
import { type Cut, composeCut } from '@teamloom/garment/compose-part.ts'
import { composeSide } from '@teamloom/garment/compose-side.ts'
import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import type { Look, Picture, Print } from '@teamloom/garment/look.ts'
import { frameOf } from '@teamloom/garment/prepared-side.ts'
import { RecentlyUsed } from '@teamloom/garment/recently-used.ts'
import { shrinkEvenly } from '@teamloom/garment/shrink-evenly.ts'
import sharp from 'sharp'
import { encodePicture } from '#api/pictures/encode-picture.ts'
import { type SharedAlpha, sharedAlphaOf, withSharedAlpha } from '#api/pictures/shared-alpha.ts'

/** A side without anybody's words, small. */
type Ground = {
  readonly width: number
  readonly height: number
  /** Red, green, blue. */
  readonly colours: Uint8Array
  /** Buffers as large as `colours`, for the next people in their words. */
  readonly spare: Uint8Array[]
  readonly alpha: SharedAlpha
  /** What words have reached so far, in pixels of the side. */
  reached: Box | undefined
}

/** Each takes about a megabyte. */
const grounds = new RecentlyUsed<string, Promise<Ground | undefined>>(6)

type Asked = {
  readonly decoded: DecodedSide
  readonly look: Look
  readonly words: readonly Print[]
  readonly width: number
  /** What the ground is kept by: all but the words, and the width. */
  readonly name: string
}

/**
 * A person's garment: of the same in other words it is drawn anew where words lie, to the pixel as the whole would be.
 * Undefined where it has no such pixels in this width.
 */
export async function drawPerson(asked: Asked): Promise<Uint8Array | undefined> {
  const { decoded, look, words, width } = asked
  const { camera } = frameOf(decoded, look)
  const shrink = camera.width / width
  if (shrink % 2 !== 0 || camera.height % shrink !== 0) return undefined
  const ground = await groundOf(asked)
  if (!ground) return undefined
  const colours = ground.spare.pop() ?? new Uint8Array(ground.colours.length)
  colours.set(ground.colours)
  const boxes = words.flatMap(print => boxOfPrints(decoded, look, [print]) ?? [])
  if (boxes.length > 0) {
    const own = boxes.map(box => inSteps(box, shrink, camera))
    // One box for all of a list: what is prepared for it is prepared once.
    ground.reached = unionOf([ground.reached ?? [], own].flat())
    const cut = composeCut(decoded, look, ground.reached)
    for (const box of own) layWords(cut, ground.reached, box, shrink, ground, colours)
  }
  const written = await sharp(colours, raw(ground, 3)).webp({ quality: 86, effort: 0 }).toBuffer()
  ground.spare.push(colours)
  return withSharedAlpha(ground.alpha, written)
}

/** The side without anybody's words. Two who ask at once get one that is drawn once; what failed is drawn anew. */
function groundOf(asked: Asked): Promise<Ground | undefined> {
  const { name } = asked
  const known = grounds.get(name)
  if (known) return known
  const drawn = drawGround(asked).catch((error: unknown) => {
    grounds.delete(name)
    throw error
  })
  grounds.set(name, drawn)
  return drawn
}

/** Undefined where it is not seen through: it is written otherwise. */
async function drawGround({ decoded, look, words, width }: Asked): Promise<Ground | undefined> {
  const bare = composeSide(decoded, { ...look, prints: look.prints.filter(print => !words.includes(print)) })
  const alpha = sharedAlphaOf(await encodePicture(bare, width))
  if (!alpha) return undefined
  const { data, info } = await sharp(bare.rgba, raw(bare, 4))
    .resize({ width })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, colours: data, spare: [], alpha, reached: undefined }
}

/** Pixels of the small picture around a box that shrinking looks at. */
const around = 4

/** A box and what is around it, in whole pixels of the small picture. */
function inSteps({ x, y, width, height }: Box, shrink: number, within: Pick<Box, 'width' | 'height'>): Box {
  const left = Math.max(0, shrink * (Math.floor(x / shrink) - around))
  const top = Math.max(0, shrink * (Math.floor(y / shrink) - around))
  const right = Math.min(within.width, shrink * (Math.ceil((x + width) / shrink) + around))
  const bottom = Math.min(within.height, shrink * (Math.ceil((y + height) / shrink) + around))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** `cut`: of the box `reached` of the side; `own`: what of it one of the words reaches. */
function layWords(
  { picture, box }: Cut,
  reached: Box,
  own: Box,
  shrink: number,
  ground: Ground,
  colours: Uint8Array,
) {
  const inPicture = { ...own, x: box.x + own.x - reached.x, y: box.y + own.y - reached.y }
  const small = shrinkEvenly(picture, inPicture, shrink)
  const { width, height } = small
  // At the border of what was cut out, shrinking has seen too little; at that of the side there is no more.
  const skip = (at: number) => (at === 0 ? 0 : around - 1)
  const [left, top] = [own.x / shrink, own.y / shrink]
  const [firstX, firstY] = [skip(left), skip(top)]
  const lastX = width - skip(ground.width - left - width)
  const lastY = height - skip(ground.height - top - height)
  for (let row = firstY; row < lastY; row++) {
    const from = small.colours.subarray(3 * (row * width + firstX), 3 * (row * width + lastX))
    colours.set(from, 3 * ((top + row) * ground.width + left + firstX))
  }
}

function raw({ width, height }: Pick<Picture, 'width' | 'height'>, channels: 3 | 4) {
  return { raw: { width, height, channels } } as const
}
