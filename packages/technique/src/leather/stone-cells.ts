import { hash, repeatingNoise } from '../noise.ts'

/** Cells like a stone wall's, on a square that repeats. `x` and `y` in cells. */
export type StoneCells = (x: number, y: number) => void

/** How far the last place that was looked at lies from its cell's middle, and how much farther from the next one's; in cells. */
export const stone = { middle: 0, gap: 0 }

/** `count` cells to the repeat; `jitter`: how irregular, 0 to 1; `warp`: how far their walls are bent. */
export function stoneCells(count: number, seed: number, jitter: number, warp: number): StoneCells {
  const middles = new Float32Array(2 * count * count)
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++) {
      const at = 2 * (row * count + column)
      middles[at] = 0.5 + jitter * (hash(column, row, seed) - 0.5)
      middles[at + 1] = 0.5 + jitter * (hash(column, row, seed + 1) - 0.5)
    }
  const bends = Math.max(2, count >> 1)
  const share = bends / count
  return (x, y) => {
    const bentX = x + 2 * warp * repeatingNoise(x * share, y * share, seed + 2, bends)
    const bentY = y + 2 * warp * repeatingNoise(x * share, y * share, seed + 3, bends)
    const [left, top] = [Math.floor(bentX), Math.floor(bentY)]
    let first = 9
    let second = 9
    for (let row = top - 1; row <= top + 1; row++)
      for (let column = left - 1; column <= left + 1; column++) {
        const at = 2 * (within(row, count) * count + within(column, count))
        const dx = column + middles[at]! - bentX
        const dy = row + middles[at + 1]! - bentY
        const squared = dx * dx + dy * dy
        if (squared < first) {
          second = first
          first = squared
        } else if (squared < second) second = squared
      }
    stone.middle = Math.sqrt(first)
    stone.gap = Math.sqrt(second) - stone.middle
  }
}

function within(index: number, count: number): number {
  return ((index % count) + count) % count
}
