import type { EncodeGray } from '@teamloom/bakes/pack-bake.ts'
import sharp from 'sharp'

export const encodeGray: EncodeGray = async (values, width, height, quality) =>
  sharp(values, { raw: { width, height, channels: 1 } })
    .webp({ quality: Math.min(99, quality), lossless: quality === 100, effort: 6 })
    .toBuffer()
