import type { GrayMap } from '@teamloom/bakes/bake.ts'
import { blur } from './blur.ts'
import { listPatches } from './find-charts.ts'
import type { ShadedPicture } from './shaded-picture.ts'

const step = 8
/** Soft shadows that a garment throws on the backdrop a hand behind it: spread and offset in pixels. */
const shadows = [
  { spread: 5, down: 3, across: 1, strength: 0.2 },
  { spread: 16, down: 16, across: 4, strength: 0.16 },
  { spread: 50, down: 36, across: 10, strength: 0.15 },
]

export function castGround(picture: ShadedPicture): GrayMap {
  const width = Math.ceil(picture.box.width / step)
  const height = Math.ceil(picture.box.height / step)
  const cover = new Float32Array(width * height)
  picture.pixels.forEach((pixel, at) => {
    const covered = listPatches(pixel).reduce((sum, patch) => sum + patch.coverage, 0) / 16
    const x = Math.floor((at % picture.box.width) / step)
    const y = Math.floor(at / picture.box.width / step)
    cover[y * width + x]! += covered / (step * step)
  })
  const light = new Float32Array(width * height).fill(1)
  for (const shadow of shadows) {
    const soft = blur(cover, width, height, shadow.spread / step)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const fromX = x - Math.round(shadow.across / step)
        const fromY = y - Math.round(shadow.down / step)
        if (fromX < 0 || fromY < 0) continue
        light[y * width + x]! *= 1 - shadow.strength * soft[fromY * width + fromX]!
      }
  }
  return {
    box: picture.box,
    step,
    values: Uint8Array.from(light, left => Math.round((1 - left) * 255)),
  }
}
