import { must } from '@teamloom/kit/assert.ts'

/** A grey WebP to its bytes, as the browser decodes it; without colour conversion, so that it is what was stored. */
export async function decodeGray(file: Uint8Array): Promise<Uint8Array> {
  const blob = new Blob([file as Uint8Array<ArrayBuffer>], { type: 'image/webp' })
  const bitmap = await createImageBitmap(blob, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' })
  const { width, height } = bitmap
  const canvas = new OffscreenCanvas(width, height)
  const context = must(canvas.getContext('2d', { willReadFrequently: true }), '2d context')
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  const { data } = context.getImageData(0, 0, width, height)
  const gray = new Uint8Array(width * height)
  for (let i = 0; i < gray.length; i++) gray[i] = data[4 * i]!
  return gray
}
