import type { Squares } from './squares.ts'

/** Longer ways cost more than a trim. Squares. */
const longest = 120

/**
 * A way from place to place over squares that are `open`, as x, y, x, y … with both its ends; undefined where none is short
 * enough. Places themselves need not be open.
 */
export function findWay(
  squares: Squares,
  from: readonly [number, number],
  to: readonly [number, number],
  isOpen: (square: number) => boolean,
): readonly number[] | undefined {
  const { columns, at, xOf, yOf } = squares
  const [start, end] = [at(...from), at(...to)]
  const steps = [1, -1, columns, -columns, columns + 1, columns - 1, 1 - columns, -1 - columns]
  const [endColumn, endRow] = [end % columns, Math.floor(end / columns)]
  const isInReach = (square: number, far: number) =>
    Math.max(Math.abs((square % columns) - endColumn), Math.abs(Math.floor(square / columns) - endRow)) <
    longest - far
  if (!isInReach(start, 0)) return undefined
  const before = new Map([[start, start]])
  let edge = [start]
  for (let far = 0; far < longest && edge.length > 0 && !before.has(end); far++) {
    const next: number[] = []
    for (const square of edge)
      for (const step of steps) {
        const beside = square + step
        if (before.has(beside) || !isInReach(beside, far)) continue
        if (beside !== end && !isOpen(beside)) continue
        before.set(beside, square)
        next.push(beside)
      }
    edge = next
  }
  if (!before.has(end)) return undefined
  const way: number[] = []
  for (let square = before.get(end)!; square !== start; square = before.get(square)!)
    way.unshift(xOf(square), yOf(square))
  return [...from, ...way, ...to]
}
