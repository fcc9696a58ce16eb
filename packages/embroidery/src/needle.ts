/** Follows where the needle goes. Millimetres. */
export type Needle = {
  readonly x: () => number
  readonly y: () => number
  /** A stitch; one that is longer than the thread may lie is sewn in equal parts. */
  readonly sew: (x: number, y: number, longest?: number) => void
  /** From here on the thread is another, or comes from elsewhere. */
  readonly lift: (x: number, y: number) => void
  /** Needle holes since each lift: x, y, x, y … */
  readonly stretches: readonly (readonly number[])[]
}

/** Any longer and thread catches on things. */
const longestStitch = 9.5

export function openNeedle(fromX: number, fromY: number): Needle {
  const stretches: number[][] = []
  let [x, y] = [fromX, fromY]
  return {
    x: () => x,
    y: () => y,
    stretches,
    sew(toX, toY, longest = longestStitch) {
      const stretch = stretches.at(-1)!
      const parts = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / longest))
      for (let part = 1; part <= parts; part++)
        stretch.push(x + ((toX - x) * part) / parts, y + ((toY - y) * part) / parts)
      ;[x, y] = [toX, toY]
    },
    lift(toX, toY) {
      stretches.push([toX, toY])
      ;[x, y] = [toX, toY]
    },
  }
}
