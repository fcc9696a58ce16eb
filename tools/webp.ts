import type { EncodeGray } from '@teamloom/bakes/pack-bake.ts'
import type { DecodeGray } from '@teamloom/bakes/unpack-bake.ts'
import sharp from 'sharp'

export const encodeGray: EncodeGray = async (values, width, height, quality) =>
  sharp(values, { raw: { width, height, channels: 1 } })
    .webp({ quality: Math.min(99, quality), lossless: quality === 100, effort: 6 })
    .toBuffer()

export const decodeGray: DecodeGray = async file => {
  const { data } = await sharp(file).extractChannel(0).raw().toBuffer({ resolveWithObject: true })
  return new Uint8Array(data.buffer, data.byteOffset, data.length)
}
