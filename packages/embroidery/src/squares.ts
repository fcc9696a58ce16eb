import type { Area } from './lines.ts'

/** Squares of cloth, and which areas are sewn on each. */
export type Squares = {
  readonly columns: number
  readonly rows: number
  /** The square of a place in millimetres. */
  readonly at: (x: number, y: number) => number
  /** The middle of a square, millimetres. */
  readonly xOf: (square: number) => number
  readonly yOf: (square: number) => number
  /** Areas on each square, in the order in which they are laid. */
  readonly areas: readonly (readonly number[] | undefined)[]
}

/** The side of a square, and how far apart what lies on it is looked at. Millimetres. */
const side = 0.5
const step = 0.3

export function layOnSquares(areas: readonly Area[]): Squares {
  let [left, top, right, bottom] = [0, 0, 0, 0]
  for (const { lines } of areas)
    for (const { points } of lines)
      for (let i = 0; i < points.length; i += 2) {
        left = Math.min(left, points[i]!)
        right = Math.max(right, points[i]!)
        top = Math.min(top, points[i + 1]!)
        bottom = Math.max(bottom, points[i + 1]!)
      }
  const columns = Math.ceil((right - left) / side) + 3
  const rows = Math.ceil((bottom - top) / side) + 3
  const at = (x: number, y: number) =>
    (Math.floor((y - top) / side) + 1) * columns + Math.floor((x - left) / side) + 1
  const on: (number[] | undefined)[] = Array.from({ length: columns * rows })
  const mark = (area: number, x: number, y: number) => {
    const square = at(x, y)
    const known = on[square]
    if (!known) on[square] = [area]
    else if (known.at(-1) !== area) known.push(area)
  }
  for (const [area, { lines }] of areas.entries())
    for (const { points } of lines)
      for (let i = 2; i < points.length; i += 2) {
        const [x0, y0, x1, y1] = [points[i - 2]!, points[i - 1]!, points[i]!, points[i + 1]!]
        const count = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) / step))
        for (let k = 0; k <= count; k++)
          mark(area, x0 + ((x1 - x0) * k) / count, y0 + ((y1 - y0) * k) / count)
      }
  return {
    columns,
    rows,
    at,
    xOf: square => ((square % columns) - 0.5) * side + left,
    yOf: square => (Math.floor(square / columns) - 0.5) * side + top,
    areas: on,
  }
}

/** The areas that lie below each area, by its index. */
export function areasBelow(count: number, { areas }: Squares): ReadonlySet<number>[] {
  const below = Array.from({ length: count }, () => new Set<number>())
  for (const on of areas) {
    if (!on) continue
    for (let i = 1; i < on.length; i++) for (let j = 0; j < i; j++) below[on[i]!]!.add(on[j]!)
  }
  return below
}
