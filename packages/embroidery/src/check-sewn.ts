import { compareSewn, type SewnToCompare } from './compare-sewn.ts'
import type { ReadStitches } from './read-dst.ts'
import type { StitchFigures } from './stitch-figures.ts'

export const sewnChecks = ['lengths', 'overSeven', 'likeness', 'readBack', 'threads', 'stitches'] as const

/** Something that is looked at of a file, and what was found. */
export type SewnCheck = {
  readonly key: (typeof sewnChecks)[number]
  /** False: somebody should look at it. */
  readonly isInOrder: boolean
  /** What is told with it, in its order. */
  readonly values: readonly number[]
}

/** Fewer than machines usually have needles; beyond so many stitches shops ask more (apliiq.com, embroidery). */
const mostThreads = 15
const mostStitches = 15_000
/** Less than this of an artwork is seen in its thread. */
const leastLike = 0.85

/** MF11: what is looked at of each file, as it is read. */
export function checkSewn(
  sewn: SewnToCompare & ReadStitches & { readonly figures: StitchFigures },
): SewnCheck[] {
  const { figures, head, blocks, threadOfBlock } = sewn
  const overlaps = compareSewn(sewn).map(({ overlap }) => overlap)
  const [least, most] = [Math.min(...overlaps), Math.max(...overlaps)]
  const isReadBack =
    blocks === threadOfBlock.length &&
    Number(head['+X']) + Number(head['-X']) === Math.round(figures.widthMillimetres * 10) &&
    Number(head['+Y']) + Number(head['-Y']) === Math.round(figures.heightMillimetres * 10)
  return [
    {
      key: 'lengths',
      isInOrder: figures.shortestMillimetres >= 0.3 && figures.longestMillimetres <= 12.1,
      values: [],
    },
    { key: 'overSeven', isInOrder: figures.overSeven === 0, values: [figures.overSeven] },
    { key: 'likeness', isInOrder: least >= leastLike, values: [least, most] },
    { key: 'readBack', isInOrder: isReadBack, values: [blocks] },
    {
      key: 'threads',
      isInOrder: threadOfBlock.length <= mostThreads,
      values: [threadOfBlock.length, mostThreads],
    },
    {
      key: 'stitches',
      isInOrder: figures.stitches <= mostStitches,
      values: [figures.stitches, mostStitches],
    },
  ]
}
