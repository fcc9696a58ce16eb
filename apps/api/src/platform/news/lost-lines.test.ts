import { randomUUID } from 'node:crypto'
import { afterEach, expect, inject, test } from 'vitest'
import { openRedisCounts } from '#api/platform/limits/redis-counts.ts'
import type { News } from '#api/platform/news/news.ts'
import { openPostgresNews } from '#api/platform/news/postgres-news.ts'
import { openRedisNews } from '#api/platform/news/redis-news.ts'
import { isRedisAddress } from '#api/platform/redis.ts'
import { openLine } from '#api/testing/database-line.ts'
import { freePort } from '#api/testing/free-port.ts'
import { hasSentinel, startSentinels } from '#api/testing/sentinels.ts'

// oxlint-disable-next-line eslint/no-restricted-properties -- tests reach an outside server by this name only
const redisUrl = process.env.TEST_REDIS_URL

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

const forms = [
  {
    name: 'PostgreSQL',
    reach: () => inject('server'),
    open: (to: Awaited<ReturnType<typeof openLine>>['connection'], channel: string) =>
      openPostgresNews(to, () => {}, channel),
  },
  ...(redisUrl
    ? [
        {
          name: 'Redis',
          reach: () => ({ host: new URL(redisUrl).hostname, port: Number(new URL(redisUrl).port || 6379) }),
          open: ({ port }: Awaited<ReturnType<typeof openLine>>['connection'], channel: string) =>
            openRedisNews(`redis://127.0.0.1:${port}`, () => {}, channel),
        },
      ]
    : []),
]

const channelOf = () => `test_${randomUUID().replaceAll('-', '_')}`

/** Tells until it is heard, as what is told while the line is away is lost. */
async function heardAfter(speaker: News, heard: readonly string[], word: string): Promise<void> {
  await expect
    .poll(() => {
      speaker.tell(word)
      return heard
    })
    .toContain(word)
}

function ear(news: News): string[] {
  const heard: string[] = []
  news.listen({ hear: message => heard.push(message), missed: () => heard.push('missed') })
  return heard
}

test.each(forms)(
  'news over $name whose host is gone without a word know it (LV12)',
  async ({ reach, open }) => {
    const line = await openLine(reach())
    closing.push(line.cut)
    const [channel, direct] = [channelOf(), await openLine(reach())]
    closing.push(direct.cut)
    const [far, near] = [await open(line.connection, channel), await open(direct.connection, channel)]
    closing.push(far.close, near.close)
    const heard = ear(far)
    await heardAfter(near, heard, 'here')
    line.hold()
    await expect.poll(() => line.came()).toBeGreaterThan(0)
    line.letGo()
    await expect.poll(() => heard).toContain('missed')
    await heardAfter(near, heard, 'again')
  },
)

test.runIf(hasSentinel)(
  'news and limits go on with the Redis that sentinels choose (LV12, AC15)',
  async () => {
    const sentinels = await startSentinels()
    closing.push(sentinels.close)
    const [channel, house] = [channelOf(), randomUUID()]
    const openNews = () => openRedisNews(sentinels.address, () => {}, channel)
    const [one, other] = [await openNews(), await openNews()]
    const counts = await openRedisCounts(sentinels.address, house, () => {})
    const beside = await openRedisCounts(sentinels.address, house, () => {})
    closing.push(one.close, other.close, counts.close, beside.close)
    const heard = ear(other)
    await heardAfter(one, heard, 'here')
    sentinels.killPrimary()
    await heardAfter(one, heard, 'again')
    expect(heard).toContain('missed')
    const isTogether = async () => {
      const { current } = await counts.count('call', 60_000, 5)
      return (await beside.count('call', 60_000, 5)).current - current
    }
    await expect.poll(isTogether).toBe(1)
    await expect.poll(isTogether).toBe(1)
  },
)

test('a start does not wait for sentinels that are away', async () => {
  const began = performance.now()
  const address = `sentinel://127.0.0.1:${await freePort()},127.0.0.1:${await freePort()}/tl`
  const lines: string[] = []
  const news = await openRedisNews(address, told => lines.push(told))
  closing.push(news.close)
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(lines.length).toBeGreaterThan(0)
})

test('an address of Redis names a server, or sentinels and what they call it', () => {
  for (const address of [
    'redis://cache',
    'rediss://u:p@cache:6380/2',
    'sentinel://a,b:26380,c/tl',
    'sentinel://:p%40@a/tl/1',
  ])
    expect(isRedisAddress(address)).toBe(true)
  for (const address of ['cache', 'http://cache', 'sentinel://a,b', 'sentinel:///tl', 'redis://'])
    expect(isRedisAddress(address)).toBe(false)
})
