import type { GrayMap } from '@teamloom/layers/layer.ts'
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

/** Three box blurs are near enough to a bell. */
function blur(values: Float32Array, width: number, height: number, spread: number): Float32Array {
  const radius = Math.max(1, Math.round(spread))
  let result = values
  for (let round = 0; round < 3; round++) {
    result = boxBlur(result, width, height, radius, 1, width)
    result = boxBlur(result, height, width, radius, width, 1)
  }
  return result
}

/** Along lines of `length` values `step` apart; lines start `next` apart. */
function boxBlur(
  values: Float32Array,
  length: number,
  lines: number,
  radius: number,
  apart: number,
  next: number,
): Float32Array {
  const result = new Float32Array(values.length)
  for (let line = 0; line < lines; line++) {
    let sum = 0
    const at = (i: number) => line * next + i * apart
    for (let i = -radius; i < length + radius; i++) {
      if (i + radius < length) sum += values[at(i + radius)]!
      if (i - radius - 1 >= 0) sum -= values[at(i - radius - 1)]!
      if (i >= 0 && i < length) result[at(i)] = sum / (2 * radius + 1)
    }
  }
  return result
}
