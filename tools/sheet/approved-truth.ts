import { colorDifference } from '@teamloom/artwork/color-difference.ts'
import { hexOfRgb } from '@teamloom/artwork/pixels.ts'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { approvedFile, drawSides } from './approved.ts'
import { most } from './bounds.ts'
import type { Drawn } from './drawn.ts'

/** Pixels across the squares that are compared: grain and compression are level over one. */
const square = 10

/** ΔE00 that an eye finds when it looks from one picture to the other. */
const seen = most.differenceFromApproved

/** The colours of a picture's squares. */
async function squaresOf(picture: Sharp) {
  const whole = sharp(await picture.png().toBuffer())
  const { width, height } = await whole.metadata()
  const size = { width: Math.round(width / square), height: Math.round(height / square) }
  const { data } = await whole
    .removeAlpha()
    .resize({ ...size, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Array.from({ length: size.width * size.height }, (_, at) => ({
    place: `${(at % size.width) * square} ${Math.floor(at / size.width) * square}`,
    color: hexOfRgb([data[at * 3]!, data[at * 3 + 1]!, data[at * 3 + 2]!]),
  }))
}

/** Its pictures are those that were approved. */
export function testApproved({ pattern, sides }: Drawn): void {
  test('are those that were approved', async () => {
    const approved = await squaresOf(sharp(approvedFile(pattern.name)))
    const drawn = await squaresOf(await drawSides(pattern, [...sides.values()]))
    expect(drawn).toHaveLength(approved.length)
    const changed = drawn.filter(({ color }, at) => colorDifference(color, approved[at]!.color) > seen)
    expect(changed, `npm run sheet -- ${pattern.name} --approve, when they are found good`).toEqual([])
  })
}
