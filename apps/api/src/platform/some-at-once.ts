/** Something of each, in their order, of so many at a time. Once one fails no other is begun. */
export async function someAtOnce<Item, Made>(
  items: readonly Item[],
  most: number,
  make: (item: Item, at: number) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  // Unlike an array's own iterator it is closed for all by the first that leaves it.
  const left = (function* () {
    yield* items.entries()
  })()
  const keepMaking = async () => {
    for (const [at, item] of left) made[at] = await make(item, at)
  }
  await Promise.all(Array.from({ length: most }, keepMaking))
  return made
}
