import type { Program } from './program.ts'

/** What a machine sews of one thread, from one change to the next. */
export type BlockFigure = {
  /** The thread's number in the art, from 1. */
  readonly thread: number
  readonly stitches: number
  /** Upper thread. */
  readonly metres: number
}

export type StitchFigures = {
  readonly blocks: readonly BlockFigure[]
  readonly stitches: number
  readonly metres: number
  /** Within blocks and at their ends; the last one too. */
  readonly trims: number
  /** The size of all that is sewn, from needle hole to needle hole. Millimetres. */
  readonly widthMillimetres: number
  readonly heightMillimetres: number
  /** The longest and the shortest of all stitches; how many are over 7 mm, which may catch on things. */
  readonly longestMillimetres: number
  readonly shortestMillimetres: number
  readonly overSeven: number
}

/** Down through the cloth and up again, beside what is seen of a stitch. Tenths of a millimetre. */
const throughCloth = 20

/** TP65: figures of the very stitches that the file has. */
export function stitchFigures({ blocks }: Program): StitchFigures {
  const [xs, ys] = [
    [0, 0],
    [0, 0],
  ] as [[number, number], [number, number]]
  let [longest, shortest, overSeven, trims] = [0, Number.POSITIVE_INFINITY, 0, 0]
  let isFirst = true
  const figures = blocks.map(({ thread, stretches }): BlockFigure => {
    let [stitches, tenths] = [0, 0]
    trims += stretches.length
    for (const points of stretches)
      for (let i = 0; i < points.length; i += 2) {
        const [x, y] = [points[i]!, points[i + 1]!]
        if (isFirst) [xs[0], xs[1], ys[0], ys[1]] = [x, x, y, y]
        isFirst = false
        ;[xs[0], xs[1]] = [Math.min(xs[0], x), Math.max(xs[1], x)]
        ;[ys[0], ys[1]] = [Math.min(ys[0], y), Math.max(ys[1], y)]
        if (i === 0) continue
        const length = Math.hypot(x - points[i - 2]!, y - points[i - 1]!)
        stitches++
        tenths += length + throughCloth
        longest = Math.max(longest, length)
        shortest = Math.min(shortest, length)
        if (length > 70) overSeven++
      }
    return { thread, stitches, metres: tenths / 10_000 }
  })
  const sum = (of: (figure: BlockFigure) => number) => figures.reduce((all, figure) => all + of(figure), 0)
  return {
    blocks: figures,
    stitches: sum(({ stitches }) => stitches),
    metres: sum(({ metres }) => metres),
    trims,
    widthMillimetres: (xs[1] - xs[0]) / 10,
    heightMillimetres: (ys[1] - ys[0]) / 10,
    longestMillimetres: longest / 10,
    shortestMillimetres: Number.isFinite(shortest) ? shortest / 10 : 0,
    overSeven,
  }
}
