import type { Picture } from '@teamloom/garment/look.ts'
import sharp from 'sharp'

/** The app's warm grey stage, from its middle (50 %, 38 %) out. */
const stops = [
  [0xf8, 0xf7, 0xf5],
  [0xf0, 0xee, 0xea],
  [0xe8, 0xe5, 0xe0],
] as const

/** A picture on the stage, as PNG. */
export async function onStage({ width, height, rgba }: Picture): Promise<Buffer> {
  const rgb = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const out = 2 * Math.min(1, Math.hypot((x / width - 0.5) / 0.7, (y / height - 0.38) / 0.75))
      const stop = Math.min(1, Math.floor(out))
      const at = (y * width + x) * 4
      const alpha = rgba[at + 3]! / 255
      for (let c = 0; c < 3; c++) {
        const ground = stops[stop]![c]! + (stops[stop + 1]![c]! - stops[stop]![c]!) * Math.min(1, out - stop)
        rgb[(y * width + x) * 3 + c] = ground * (1 - alpha) + rgba[at + c]! * alpha
      }
    }
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}
