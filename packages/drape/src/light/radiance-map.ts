import type { View } from '../picture/view.ts'
import { radianceFrom } from './studio.ts'

const columns = 256
const rows = 128

/** The studio's light by direction in the room, for the rig that stands with one camera. */
export type RadianceMap = Float32Array

export function mapRadiance(view: View): RadianceMap {
  const map = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    const y = 1 - (2 * (row + 0.5)) / rows
    const around = Math.sqrt(1 - y * y)
    for (let column = 0; column < columns; column++) {
      const angle = ((column + 0.5) / columns) * 2 * Math.PI - Math.PI
      const x = around * Math.cos(angle)
      const z = around * Math.sin(angle)
      map[row * columns + column] = radianceFrom(
        x * view.right[0] + z * view.right[2],
        y,
        x * view.toward[0] + z * view.toward[2],
      )
    }
  }
  return map
}

/** Where a direction stands in every radiance map. */
export function radianceIndex(x: number, y: number, z: number): number {
  const row = Math.min(rows - 1, ((1 - y) * 0.5 * rows) | 0)
  const column = Math.min(columns - 1, ((Math.atan2(z, x) + Math.PI) * (columns / (2 * Math.PI))) | 0)
  return row * columns + column
}
