import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pngAtSize } from '#api/platform/png.ts'

const rgba = Buffer.from(Array.from({ length: 30 * 20 * 4 }, (_, i) => (i * 7) % 256))

function picture(density?: number) {
  const raw = sharp(rgba, { raw: { width: 30, height: 20, channels: 4 } })
  return (density ? raw.withMetadata({ density }) : raw).png().toBuffer()
}

/** Pixels to the metre across and down, in each of its pHYs chunks. */
function told(png: Buffer): readonly (readonly number[])[] {
  const found: number[][] = []
  for (let at = png.indexOf('pHYs'); at > 0; at = png.indexOf('pHYs', at + 1))
    found.push([png.readUInt32BE(at + 4), png.readUInt32BE(at + 8), png[at + 12]!])
  return found
}

test.each([undefined, 72])(
  'TP62: a PNG that said %s dots says its own at the size that it is made',
  async density => {
    const before = await picture(density)
    const sized = pngAtSize(before, { widthInches: 0.2, heightInches: 0.1 })
    // 150 and 200 to the inch.
    expect(told(sized)).toEqual([[5906, 7874, 1]])
    expect((await sharp(sized).raw().toBuffer()).equals(rgba)).toBe(true)
    expect((await sharp(sized).metadata()).density).toBe(150)
  },
)
