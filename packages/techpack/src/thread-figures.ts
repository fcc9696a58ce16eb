import type { Sewing } from '@teamloom/technique/thread/strand.ts'

/** What an embroidery machine sews of one thread. */
export type ThreadFigure = {
  /** The thread's number as `threadOf` gave it when it was sewn, from 1. */
  readonly thread: number
  readonly stitches: number
  /** Upper thread. */
  readonly metres: number
}

/** Down through the cloth and up again, beside what is seen of a stitch. */
const throughCloth = 2
/** Ties, trims and the stitches below, which nobody sees: a share more. */
const unseen = 0.2

/** TP7: what is seen of the sewing, and a fifth more for what holds it. */
export function threadFigures({ strands, threadOfRegion }: Sewing): ThreadFigure[] {
  const byThread = new Map<number, { stitches: number; millimetres: number }>()
  for (const { region, x0, y0, x1, y1 } of strands) {
    const thread = threadOfRegion[region] ?? 0
    const sum = byThread.get(thread) ?? { stitches: 0, millimetres: 0 }
    sum.stitches += 1
    sum.millimetres += Math.hypot(x1 - x0, y1 - y0) + throughCloth
    byThread.set(thread, sum)
  }
  return [...byThread]
    .filter(([thread]) => thread > 0)
    .toSorted(([a], [b]) => a - b)
    .map(([thread, { stitches, millimetres }]) => ({
      thread,
      stitches: Math.round(stitches * (1 + unseen)),
      metres: (millimetres * (1 + unseen)) / 1000,
    }))
}
