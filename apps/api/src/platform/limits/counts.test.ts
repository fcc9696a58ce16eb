import { randomUUID } from 'node:crypto'
import { must } from '@teamloom/kit/assert.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { type Counts, openOwnCounts } from '#api/platform/limits/counts.ts'
import { openRedisCounts } from '#api/platform/limits/redis-counts.ts'
import { openLine } from '#api/testing/database-line.ts'

// oxlint-disable-next-line eslint/no-restricted-properties -- tests reach an outside server by this name only
const redisUrl = process.env.TEST_REDIS_URL

const minute = 60_000
const opened: Counts[] = []
afterEach(() => {
  for (const counts of opened.splice(0)) counts.close()
})
const keep = (counts: Counts) => {
  opened.push(counts)
  return counts
}
const times = async (counts: Counts, key: string, windowMs = minute) =>
  (await counts.count(key, windowMs, 5)).current

const forms: readonly { readonly name: string; readonly open: () => Promise<Counts> }[] = [
  { name: 'of a process', open: async () => openOwnCounts() },
  ...(redisUrl
    ? [{ name: 'over Redis', open: () => openRedisCounts(redisUrl, randomUUID(), () => {}) }]
    : []),
]

describe.each(forms)('counts $name (AC15)', ({ open }) => {
  test('are each key’s own, in windows that end', async () => {
    const counts = keep(await open())
    expect([await times(counts, 'call a'), await times(counts, 'call a')]).toEqual([1, 2])
    expect([await times(counts, 'call b'), await times(counts, 'page a')]).toEqual([1, 1])
    const { ttl } = await counts.count('call a', minute, 5)
    expect(ttl).toBeGreaterThan(0)
    expect(ttl).toBeLessThanOrEqual(minute)
    await times(counts, 'soon', 1)
    await expect.poll(() => times(counts, 'soon', 1)).toBe(1)
  })
})

describe.runIf(redisUrl)('counts over Redis (AC15)', () => {
  test('are of all processes of a house together, and of no other house', async () => {
    const house = randomUUID()
    const url = must(redisUrl, 'address')
    const [one, two, other] = await Promise.all(
      [house, house, randomUUID()].map(async name => keep(await openRedisCounts(url, name, () => {}))),
    )
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, at) => times(must(at % 2 ? one : two, 'counts'), 'call a')),
    )
    expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
    expect(await times(must(other, 'other'), 'call a')).toBe(1)
  })

  test('are each process’s own while it is away, which is told once, and together again once it is back', async () => {
    const { hostname: host, port } = new URL(must(redisUrl, 'address'))
    const line = await openLine({ host, port: Number(port || 6379) })
    const house = randomUUID()
    const lines: string[] = []
    const open = async () =>
      keep(
        await openRedisCounts(`redis://127.0.0.1:${line.connection.port}`, house, told => lines.push(told)),
      )
    const [one, two] = [await open(), await open()]
    expect([await times(one, 'call a'), await times(two, 'call a')]).toEqual([1, 2])
    await line.cut()
    expect([await times(one, 'call a'), await times(one, 'call a'), await times(two, 'call a')]).toEqual([
      1, 2, 1,
    ])
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.length).toBeLessThan(8)
    await line.mend()
    await expect.poll(() => times(one, 'call a'), { timeout: 10_000 }).toBe(3)
    await expect.poll(() => times(two, 'call a'), { timeout: 10_000 }).toBeGreaterThan(3)
    await line.cut()
  })
})
