import { givesTurns, mustBeWaited } from '#api/platform/waited-for.ts'

/** Longer than this no work keeps the event loop: what else is asked comes in between. */
const sliceMs = 4

let last: Promise<void> = Promise.resolve()

/** When the loop has been around: of all who wait for it one goes on each time, in their order. */
export function nextTurn(): Promise<void> {
  last = last.then(() => new Promise<void>(resolve => setImmediate(resolve)))
  return last
}

/** Asked again and again within a work, it answers a promise once a slice is over: when others have had their turn. */
export function turns(): () => Promise<void> | undefined {
  let begun = performance.now()
  const turn = async () => {
    await nextTurn()
    begun = performance.now()
  }
  return () => (performance.now() - begun > sliceMs ? turn() : undefined)
}

/**
 * Something of each, in their order; others have their turns in between, and who waits for it may hang up. Within a
 * transaction it is made in one go.
 */
export async function inSlices<Item, Made>(
  items: readonly Item[],
  make: (item: Item, at: number) => Made,
): Promise<Made[]> {
  if (!givesTurns()) return items.map((item, at) => make(item, at))
  const made: Made[] = []
  const takeTurn = turns()
  for (const [at, item] of items.entries()) {
    const turn = takeTurn()
    if (turn) {
      await turn
      mustBeWaited()
    }
    made.push(make(item, at))
  }
  return made
}

/** Goes all steps of a work; others have their turns between some of them. Not within a transaction. */
export async function inTurns<Done>(steps: Generator<unknown, Done>): Promise<Done> {
  const takeTurn = turns()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    const turn = takeTurn()
    if (!turn) continue
    await turn
    mustBeWaited()
  }
}

/** What the database tells in one go is taken apart in one go. */
const rowsInPage = 250

/** The rows of all keys, in the order of the pages that they are read in: while one is asked for others have their turns. */
export async function inPages<Key, Row>(
  keys: readonly Key[],
  read: (keys: readonly Key[]) => Promise<readonly Row[]>,
  most = rowsInPage,
): Promise<Row[]> {
  const rows: Row[] = []
  for await (const page of pagesOf(keys, read, most)) rows.push(...page)
  return rows
}

/**
 * The rows of all keys, page by page as `inPages` reads them, for whoever may have seen enough before the last page.
 */
export async function* pagesOf<Key, Row>(
  keys: readonly Key[],
  read: (keys: readonly Key[]) => Promise<readonly Row[]>,
  most: number,
): AsyncGenerator<readonly Row[]> {
  for (let first = 0; first < keys.length; first += most) {
    // Of all who read so one page comes in at a time.
    if (first > 0 && givesTurns()) await nextTurn()
    mustBeWaited()
    yield await read(keys.slice(first, first + most))
  }
}

/** More characters or bytes than these are not handed over in one go, however fast they were made. */
const mostGathered = 131_072

/** Bytes piece by piece: others have their turns in between. */
export async function* bytesInSlices(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += mostGathered) {
    yield bytes.subarray(start, start + mostGathered)
    await nextTurn()
  }
}

/** Texts by and by, as large as are made in a slice. */
export async function* textInSlices(texts: Iterable<string>): AsyncGenerator<string> {
  let gathered: string[] = []
  let length = 0
  let begun = performance.now()
  for (const text of texts) {
    gathered.push(text)
    length += text.length
    if (length < mostGathered && performance.now() - begun <= sliceMs) continue
    yield gathered.join('')
    gathered = []
    length = 0
    await nextTurn()
    begun = performance.now()
  }
  yield gathered.join('')
}
