/** Longer than this no work keeps the event loop: what else is asked comes in between. */
const sliceMs = 8

let last: Promise<void> = Promise.resolve()

/** When the loop has been around: of all who wait for it one goes on each time, in their order. */
export function nextTurn(): Promise<void> {
  last = last.then(() => new Promise<void>(resolve => setImmediate(resolve)))
  return last
}

/** Something of each, in their order; others have their turns in between. */
export async function inSlices<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = []
  let begun = performance.now()
  for (const item of items) {
    if (performance.now() - begun > sliceMs) {
      await nextTurn()
      begun = performance.now()
    }
    made.push(make(item))
  }
  return made
}

/** Texts by and by, as large as are made in a slice. */
export async function* textInSlices(texts: Iterable<string>): AsyncGenerator<string> {
  let gathered: string[] = []
  let begun = performance.now()
  for (const text of texts) {
    gathered.push(text)
    if (performance.now() - begun <= sliceMs) continue
    yield gathered.join('')
    gathered = []
    await nextTurn()
    begun = performance.now()
  }
  yield gathered.join('')
}
