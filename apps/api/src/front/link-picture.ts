import sharp from 'sharp'

/** What messengers show of a link, pixels. */
const width = 1200
const height = 630
const margin = 24

/** A JPEG of garments side by side on the stage's ground. `garments`: WebP pictures that are clear around them. */
export async function makeLinkPicture(garments: readonly Uint8Array[]): Promise<Buffer> {
  const each = Math.floor((width - margin * 2) / Math.max(2, garments.length))
  const first = Math.floor((width - each * garments.length) / 2)
  const laid = await Promise.all(
    garments.map(async (garment, index) => {
      const box = { width: each, height: height - margin * 2 }
      const input = await sharp(garment)
        .resize({ ...box, fit: 'contain', background: '#f0eeea00' })
        .png()
        .toBuffer()
      return { input, left: first + each * index, top: margin }
    }),
  )
  return sharp({ create: { width, height, channels: 3, background: '#f0eeea' } })
    .composite(laid)
    .jpeg({ quality: 84 })
    .toBuffer()
}
