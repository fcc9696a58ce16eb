import type dns from 'node:dns'
import { expect, test } from 'vitest'
import { isPublicHost, isPublicIp, lookupPublic, NotPublic } from '#api/platform/webhook/public-address.ts'

const notPublic = [
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.2.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
]

test.each(notPublic)('%s is nobody’s to be told at (WH6)', address => {
  expect(isPublicIp(address)).toBe(false)
  expect(isPublicHost(address.includes(':') ? `[${address}]` : address)).toBe(false)
})

test.each(['93.184.216.34', '8.8.8.8', '2606:4700::1111'])('%s is public (WH6)', address => {
  expect(isPublicIp(address)).toBe(true)
})

test('an address is read as a browser reads it, whatever it is written as (WH6)', () => {
  const hosts = ['http://0x7f.1/', 'http://2130706433/', 'http://127.1/', 'http://[::ffff:7f00:1]/'].map(
    url => new URL(url).hostname,
  )
  expect(hosts.map(isPublicHost)).toEqual([false, false, false, false])
  expect(['localhost', 'a.LOCALHOST', 'localhost.'].map(isPublicHost)).toEqual([false, false, false])
  expect(isPublicHost('books.example')).toBeUndefined()
})

/** A name that leads elsewhere each time that it is asked for. */
function rebinding(...answers: readonly (readonly string[])[]) {
  let asked = 0
  const resolve = ((_host: string, _options: object, answer: (error: null, found: object[]) => void) => {
    const found = answers[Math.min(asked, answers.length - 1)] ?? []
    asked += 1
    answer(
      null,
      found.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }) as unknown as typeof dns.lookup
  return { resolve, asked: () => asked }
}

test('a name leads where it led when it was looked at, and of that only to what is public (WH6)', () => {
  const { resolve, asked } = rebinding(['93.184.216.34', '127.0.0.1', '::1'], ['127.0.0.1'])
  const lookup = lookupPublic(resolve)
  const told: unknown[] = []
  const note = (...each: unknown[]) => void told.push(each)
  lookup('hook.example', { all: true }, note as never)
  expect(told).toEqual([[null, [{ address: '93.184.216.34', family: 4 }]]])
  expect(asked()).toBe(1)
  lookup('hook.example', { all: true }, note as never)
  expect((told[1] as unknown[])[0]).toBeInstanceOf(NotPublic)
  lookup('hook.example', {}, note as never)
  expect((told[2] as unknown[])[0]).toBeInstanceOf(NotPublic)
})
