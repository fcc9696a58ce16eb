import { expect, test } from 'vitest'
import { bytesInSlices, inPages, inSlices, nextTurn, textInSlices } from '#api/platform/slices.ts'
import { asTransaction } from '#api/platform/waited-for.ts'

const numbers = Array.from({ length: 40 }, (_, index) => index)

/** Twice each number, 3 ms of work each: how often others had their turn meanwhile. */
async function doubleSlowly(): Promise<number> {
  let turns = 0
  const others = new AbortController()
  const around = () => {
    turns++
    if (!others.signal.aborted) setImmediate(around)
  }
  setImmediate(around)
  const made = await inSlices(numbers, number => {
    const until = performance.now() + 3
    while (performance.now() < until);
    return number * 2
  })
  others.abort()
  expect(made).toEqual(numbers.map(number => number * 2))
  return turns
}

test('long work lets others have their turns, and makes all in order', async () => {
  expect(await doubleSlowly()).toBeGreaterThan(5)
})

test('a transaction, which holds locks, gives no turns', async () => {
  expect(await asTransaction(doubleSlowly)).toBe(0)
})

test('of those who wait for a turn, one goes on each time', async () => {
  const seen: string[] = []
  const walk = async (name: string) => {
    for (let step = 0; step < 3; step++) {
      await nextTurn()
      seen.push(name)
    }
  }
  await Promise.all([walk('a'), walk('b')])
  expect(seen).toEqual(['a', 'b', 'a', 'b', 'a', 'b'])
})

test('many bytes are handed over piece by piece, with a turn for others after each', async () => {
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))
  let turns = 0
  const handed: { readonly piece: Buffer; readonly turns: number }[] = []
  const count = () => {
    turns++
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  for await (const piece of bytesInSlices(bytes)) handed.push({ piece, turns })
  clearImmediate(counting)
  expect(Buffer.concat(handed.map(({ piece }) => piece))).toEqual(bytes)
  expect(handed).toHaveLength(3)
  expect(new Set(handed.map(each => each.turns)).size).toBe(3)
})

test('rows of many keys are read in pages, in their order', async () => {
  const asked: number[] = []
  const keys = Array.from({ length: 7 }, (_, index) => index)
  const rows = await inPages(
    keys,
    async page => {
      asked.push(page.length)
      return page.map(key => `row ${key}`)
    },
    3,
  )
  expect(asked).toEqual([3, 3, 1])
  expect(rows).toEqual(keys.map(key => `row ${key}`))
})

test('of those who read pages at once, one page comes in a turn', async () => {
  let turn = 0
  const count = () => {
    turn++
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const readAt: number[] = []
  const keys = Array.from({ length: 6 }, (_, index) => index)
  const read = () =>
    inPages(
      keys,
      async page => {
        if (page[0] !== 0) readAt.push(turn)
        return page
      },
      2,
    )
  await Promise.all([read(), read(), read()])
  clearImmediate(counting)
  expect(readAt).toHaveLength(6)
  expect(new Set(readAt).size).toBe(6)
})

test('long texts are handed over by and by, however fast they are made', async () => {
  const texts = Array.from({ length: 40 }, (_, index) => String(index % 10).repeat(50_000))
  const handed: string[] = []
  for await (const text of textInSlices(texts)) handed.push(text)
  expect(handed.join('')).toBe(texts.join(''))
  expect(Math.max(...handed.map(({ length }) => length))).toBeLessThan(200_000)
})
