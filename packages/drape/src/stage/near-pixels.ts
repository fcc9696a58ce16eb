import type { Box } from '@teamloom/bakes/manifest.ts'
import type { Lens } from '../picture/view.ts'

/** Pixels across a square of the picture. */
const tile = 16

/** Squares of a picture in which something is to be looked at, and those beside them. */
export class NearPixels {
  readonly #lens: Lens
  readonly #reach: number
  readonly #columns: number
  readonly #marked: Uint8Array

  /** `inches` beside a square that count as well; at least one square. */
  constructor(lens: Lens, inches: number) {
    this.#lens = lens
    this.#reach = Math.max(1, Math.ceil((inches * lens.pixelsPerInch) / tile))
    this.#columns = Math.ceil(lens.width / tile)
    this.#marked = new Uint8Array(this.#columns * Math.ceil(lens.height / tile))
  }

  mark(x: number, y: number): void {
    const [column, row] = [Math.floor(x / tile), Math.floor(y / tile)]
    for (let j = row - this.#reach; j <= row + this.#reach; j++)
      for (let i = column - this.#reach; i <= column + this.#reach; i++)
        if (i >= 0 && i < this.#columns && j >= 0) this.#marked[j * this.#columns + i] = 1
  }

  has(x: number, y: number): boolean {
    return this.#marked[Math.floor(y / tile) * this.#columns + Math.floor(x / tile)] === 1
  }

  /** Round all of it; null when nothing is marked. */
  box(): Box | null {
    let [left, right, top, bottom] = [Infinity, -1, Infinity, -1]
    this.#marked.forEach((isMarked, at) => {
      if (!isMarked) return
      const column = at % this.#columns
      const row = Math.floor(at / this.#columns)
      left = Math.min(left, column)
      right = Math.max(right, column + 1)
      top = Math.min(top, row)
      bottom = Math.max(bottom, row + 1)
    })
    if (right < 0) return null
    const { width, height } = this.#lens
    const [x, y] = [left * tile, top * tile]
    return { x, y, width: Math.min(width, right * tile) - x, height: Math.min(height, bottom * tile) - y }
  }
}
