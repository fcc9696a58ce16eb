/** Ways of going on that are followed at once: fewer of many areas, of which each takes longer. */
const ways = 24
const [mostSearched, mostFollowed] = [6000, 2]

type Way = {
  /** The areas that each thread in turn sews. */
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
  const beneath = below.map(set => [...set])
  const ofThread = Map.groupBy(threads.keys(), area => threads[area]!)
  const followed = Math.max(mostFollowed, Math.min(ways, Math.floor(mostSearched / threads.length)))
  let open: Way[] = [{ blocks: [], done: new Uint8Array(threads.length), count: 0 }]
  for (;;) {
    const whole = open.find(way => way.count === threads.length)
    if (whole) return whole.blocks
    const next = new Map<string, Way>()
    for (const way of open)
      for (const areas of ofThread.values()) {
        const { block, done } = sewable(areas, beneath, way.done)
        if (block.length === 0) continue
        const key = done.join('')
        if (!next.has(key))
          next.set(key, { blocks: [...way.blocks, block], done, count: way.count + block.length })
      }
    open = [...next.values()].toSorted((a, b) => b.count - a.count).slice(0, followed)
  }
}

/**
 * Which of one thread's areas lie on what is done or on each other, in the order in which areas are laid; and what is
 * done with them.
 */
function sewable(areas: readonly number[], beneath: readonly (readonly number[])[], before: Uint8Array) {
  const block: number[] = []
  const done = before.slice()
  for (const area of areas) {
    if (done[area] === 1 || !beneath[area]!.every(other => done[other] === 1)) continue
    block.push(area)
    done[area] = 1
  }
  return { block, done }
}
