import { boundsOf, contains, distanceTo } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'

/** Whether a place lies within an area. */
export type AreaTest = (u: number, v: number) => boolean

const cell = 0.12
const [outside, inside, border] = [0, 1, 2]

/** Answers from a grid; only near the outline is it worked out anew. */
export function makeAreaTest(outline: readonly Point[]): AreaTest {
  const { left, top, right, bottom } = boundsOf(outline)
  const columns = Math.ceil((right - left) / cell)
  const rows = Math.ceil((bottom - top) / cell)
  const kinds = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const middle: Point = [left + (column + 0.5) * cell, top + (row + 0.5) * cell]
      const isNear = distanceTo(outline, middle) < cell
      kinds[row * columns + column] = isNear ? border : contains(outline, middle) ? inside : outside
    }
  return (u, v) => {
    if (u < left || u >= right || v < top || v >= bottom) return false
    const column = Math.min(columns - 1, Math.floor((u - left) / cell))
    const row = Math.min(rows - 1, Math.floor((v - top) / cell))
    const kind = kinds[row * columns + column]
    return kind === border ? contains(outline, [u, v]) : kind === inside
  }
}
