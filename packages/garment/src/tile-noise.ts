import { hash } from '@teamloom/technique/noise.ts'

/** A value at a place of a tile, 0 to 1 each way. */
export type TileField = (u: number, v: number) => number

/** Smooth noise, -0.5 to 0.5, over the unit square, that repeats: `across` x `down` cells, whose corners are drawn once. */
export function tileNoise(across: number, down: number, seed: number): TileField {
  const { columns, rows, corners } = drawCorners(across, down, seed)
  return (u, v) => {
    const x = u * columns
    const y = v * rows
    const left = x | 0
    const top = y | 0
    const fx = x - left
    const fy = y - top
    const toRight = fx * fx * (3 - 2 * fx)
    const toBottom = fy * fy * (3 - 2 * fy)
    const first = left % columns
    const second = (left + 1) % columns
    const upper = (top % rows) * columns
    const lower = ((top + 1) % rows) * columns
    const above = corners[upper + first]! * (1 - toRight) + corners[upper + second]! * toRight
    const below = corners[lower + first]! * (1 - toRight) + corners[lower + second]! * toRight
    return above * (1 - toBottom) + below * toBottom - 0.5
  }
}

/** The noise at every texel of a tile: `row` is filled with those of row `y`. */
export function tileNoiseRows(across: number, down: number, seed: number, size: number) {
  const { columns, rows, corners } = drawCorners(across, down, seed)
  const first = new Int32Array(size)
  const second = new Int32Array(size)
  const toRight = new Float64Array(size)
  for (let x = 0; x < size; x++) {
    const place = (x / size) * columns
    const left = place | 0
    const fx = place - left
    first[x] = left % columns
    second[x] = (left + 1) % columns
    toRight[x] = fx * fx * (3 - 2 * fx)
  }
  return (y: number, row: Float64Array): void => {
    const place = (y / size) * rows
    const top = place | 0
    const fy = place - top
    const toBottom = fy * fy * (3 - 2 * fy)
    const upper = (top % rows) * columns
    const lower = ((top + 1) % rows) * columns
    for (let x = 0; x < size; x++) {
      const share = toRight[x]!
      const above = corners[upper + first[x]!]! * (1 - share) + corners[upper + second[x]!]! * share
      const below = corners[lower + first[x]!]! * (1 - share) + corners[lower + second[x]!]! * share
      row[x] = above * (1 - toBottom) + below * toBottom - 0.5
    }
  }
}

function drawCorners(across: number, down: number, seed: number) {
  const columns = Math.round(across)
  const rows = Math.round(down)
  const corners = new Float64Array(columns * rows)
  for (let at = 0; at < corners.length; at++) corners[at] = hash(at % columns, Math.floor(at / columns), seed)
  return { columns, rows, corners }
}
