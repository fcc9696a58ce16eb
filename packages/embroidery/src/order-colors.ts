/** Ways of going on that are followed at once. */
const ways = 24

type Way = {
  /** Threads in their order, and the areas that each sews. */
  readonly blocks: readonly (readonly number[])[]
  readonly done: Uint8Array
  readonly count: number
}

/**
 * Areas of one thread at a time, with the fewest changes of thread that keep each over those below it: of every thread
 * all that may be sewn by then.
 */
export function orderColors(
  threads: readonly number[],
  below: readonly ReadonlySet<number>[],
): readonly (readonly number[])[] {
  let open: Way[] = [{ blocks: [], done: new Uint8Array(threads.length), count: 0 }]
  while (true) {
    const whole = open.find(way => way.count === threads.length)
    if (whole) return whole.blocks
    const next = new Map<string, Way>()
    for (const way of open)
      for (const thread of new Set(threads.filter((_, area) => way.done[area] === 0))) {
        const block = sewable(thread, threads, below, way.done)
        if (block.length === 0) continue
        const done = way.done.slice()
        for (const area of block) done[area] = 1
        const key = done.join('')
        if (!next.has(key))
          next.set(key, { blocks: [...way.blocks, block], done, count: way.count + block.length })
      }
    open = [...next.values()].toSorted((a, b) => b.count - a.count).slice(0, ways)
  }
}

/** Of one thread all that lies on what is done, or on these themselves; in the order in which areas are laid. */
function sewable(
  thread: number,
  threads: readonly number[],
  below: readonly ReadonlySet<number>[],
  done: Uint8Array,
): number[] {
  const block: number[] = []
  const now = done.slice()
  for (const [area, own] of threads.entries()) {
    if (own !== thread || now[area] === 1) continue
    if (![...below[area]!].every(other => now[other] === 1)) continue
    block.push(area)
    now[area] = 1
  }
  return block
}
