import { type GrayMap, grayMapSize } from '@teamloom/layers/layer.ts'

/** The map's value at a picture pixel inside its box, between its values where it is coarse. */
export function grayAt(map: GrayMap, x: number, y: number): number {
  const { box, step, values } = map
  const { width, height } = grayMapSize(box, step)
  if (step === 1) return values[(y - box.y) * width + (x - box.x)]!
  const px = Math.max(0, Math.min(width - 1, (x - box.x + 0.5) / step - 0.5))
  const py = Math.max(0, Math.min(height - 1, (y - box.y + 0.5) / step - 0.5))
  const left = Math.min(Math.floor(px), Math.max(0, width - 2))
  const top = Math.min(Math.floor(py), Math.max(0, height - 2))
  const right = Math.min(left + 1, width - 1)
  const below = Math.min(top + 1, height - 1)
  const fx = px - left
  const fy = py - top
  const upper = values[top * width + left]! * (1 - fx) + values[top * width + right]! * fx
  const lower = values[below * width + left]! * (1 - fx) + values[below * width + right]! * fx
  return Math.round(upper * (1 - fy) + lower * fy)
}
