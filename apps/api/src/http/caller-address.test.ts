import { expect, test } from 'vitest'
import { addressOf } from '#api/http/caller-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51820', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
  ['2001:0DB8::1:0:0:0:2', '2001:db8:0:1::/64'],
  ['[2001:db8:0:1::9]:443', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['x'.repeat(5000), 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('%s is counted as %s (AC31)', (ip, counted) => {
  expect(addressOf({ ip })).toBe(counted)
})
