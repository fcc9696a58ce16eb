import { randomUUID } from 'node:crypto'
import { must } from '@teamloom/kit/assert.ts'
import pg from 'pg'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { mostBytes, type News, openMemoryNews } from '#api/platform/news/news.ts'
import { openPostgresNews } from '#api/platform/news/postgres-news.ts'
import { openRedisNews } from '#api/platform/news/redis-news.ts'
import { openLine } from '#api/testing/database-line.ts'

// oxlint-disable-next-line eslint/no-restricted-properties -- tests reach an outside server by this name only
const redisUrl = process.env.TEST_REDIS_URL

type Form = { readonly name: string; readonly open: (channel: string) => Promise<readonly News[]> }

const forms: readonly Form[] = [
  { name: 'memory', open: async () => [openMemoryNews()] },
  {
    name: 'PostgreSQL',
    open: channel =>
      Promise.all(
        [0, 1].map(() => openPostgresNews(inject('server'), () => {}, channel.replaceAll('-', '_'))),
      ),
  },
  ...(redisUrl
    ? [
        {
          name: 'Redis',
          open: (channel: string) =>
            Promise.all([0, 1].map(() => openRedisNews(redisUrl, () => {}, channel))),
        },
      ]
    : []),
]

const opened: News[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map(news => news.close()))
})

function ears(news: News): string[] {
  const heard: string[] = []
  news.listen({ hear: message => heard.push(message), missed: () => heard.push('missed') })
  return heard
}

/** Until each hears the other: a connection may be late, and what was told before is missed. */
async function connected(one: News, other: News): Promise<void> {
  if (one === other) return
  for (const [speaker, hearer] of [
    [one, other],
    [other, one],
  ] as const) {
    const heard = ears(hearer)
    await expect
      .poll(() => {
        speaker.tell('here')
        return heard.includes('here')
      })
      .toBe(true)
  }
}

const saidAfter = (heard: readonly string[]) => heard.filter(word => word !== 'here')

describe.each(forms)('news over $name (LV12)', ({ open }) => {
  async function start() {
    const all = await open(`test-${randomUUID()}`)
    opened.push(...all)
    const both = { one: must(all[0], 'news'), other: must(all.at(-1), 'news') }
    await connected(both.one, both.other)
    return both
  }

  test('reach every process once, one’s own at once, in their order', async () => {
    const { one, other } = await start()
    const near = ears(one)
    const far = one === other ? near : ears(other)
    for (let index = 0; index < 500; index++) one.tell(`word ${index}`)
    const all = Array.from({ length: 500 }, (_, index) => `word ${index}`)
    expect(saidAfter(near)).toEqual(all)
    await expect.poll(() => saidAfter(far)).toEqual(all)
    expect(saidAfter(near)).toEqual(all)
  })

  test('of a room reach those who follow it, and nobody else, until they leave it', async () => {
    const { one, other } = await start()
    const [room, next] = [randomUUID(), randomUUID()]
    const heard: string[] = []
    const all = ears(other)
    const leave = other.follow(room, word => heard.push(word))
    // The line is open once something is heard.
    await expect
      .poll(() => {
        one.tell('here', room)
        return heard.length
      })
      .toBeGreaterThan(0)
    one.tell('not this one', next)
    for (const word of ['one', 'é'.repeat(mostBytes / 2), 'two']) one.tell(word, room)
    await expect.poll(() => saidAfter(heard)).toEqual(['one', 'é'.repeat(mostBytes / 2), 'two'])
    leave()
    one.tell('three', room)
    one.tell('to all')
    await expect.poll(() => saidAfter(all)).toEqual(['to all'])
    expect(saidAfter(heard)).toHaveLength(3)
    const own: string[] = []
    one.follow(room, word => own.push(word))
    one.tell('my own', room)
    expect(own).toEqual(['my own'])
  })

  test('carry any characters, up to their size', async () => {
    const { one, other } = await start()
    const far = ears(other)
    const words = ['é → « 你好 » \u{1F44B}\n"\'\\', 'x'.repeat(mostBytes)]
    for (const word of words) one.tell(word)
    await expect.poll(() => saidAfter(far)).toEqual(words)
  })
})

test('news over PostgreSQL come back when their connection was cut, and say that some may be missed (LV12)', async () => {
  const channel = `test_${randomUUID().replaceAll('-', '_')}`
  const server = inject('server')
  const [one, other] = await Promise.all([0, 1].map(() => openPostgresNews(server, () => {}, channel)))
  opened.push(must(one, 'one'), must(other, 'other'))
  const far = ears(must(other, 'other'))
  const room = randomUUID()
  must(other, 'other').follow(room, word => far.push(`room: ${word}`))
  const client = new pg.Client(server)
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like $1 and pid <> pg_backend_pid()`,
    [`%${channel}%`],
  )
  await client.end()
  await expect.poll(() => far).toContain('missed')
  await expect
    .poll(() => {
      must(one, 'one').tell('again')
      return far
    })
    .toContain('again')
  await expect
    .poll(() => {
      must(one, 'one').tell('again', room)
      return far
    })
    .toContain('room: again')
})

test.runIf(redisUrl)(
  'news over Redis that is away at the start come once it is there; it is told once (LV12)',
  async () => {
    const { hostname: host, port } = new URL(must(redisUrl, 'address'))
    const line = await openLine({ host, port: Number(port || 6379) })
    await line.cut()
    const address = `redis://127.0.0.1:${line.connection.port}`
    const channel = `test-${randomUUID()}`
    const lines: string[] = []
    const [one, other] = await Promise.all(
      [0, 1].map(() => openRedisNews(address, told => lines.push(told), channel)),
    )
    opened.push(must(one, 'one'), must(other, 'other'))
    const far = ears(must(other, 'other'))
    for (let word = 0; word < 100; word++) must(one, 'one').tell('lost')
    await line.mend()
    await expect
      .poll(() => {
        must(one, 'one').tell('again')
        return far
      })
      .toContain('again')
    expect(far).toContain('missed')
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.length).toBeLessThan(10)
    await line.cut()
  },
)
