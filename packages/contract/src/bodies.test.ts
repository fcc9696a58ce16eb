import { expect, test } from 'vitest'
import { usualBodyBytes } from './call.ts'
import { calls as dataCalls, rawCalls } from './index.ts'
import { largest } from './testing/largest.ts'

/** Sizes as many as products have, and with names as long as theirs. */
const sizes = Array.from({ length: 16 }, () => ({ name: '2XL', qty: 100 }))
const known = (field: string) => ({ sizes, size: '2XL', sizeName: '2XL' })[field]

const calls = [...dataCalls, ...rawCalls].flatMap(({ name, body, maxBodyBytes = usualBodyBytes }) =>
  body ? [{ name, body, maxBodyBytes, bytes: Buffer.byteLength(JSON.stringify(largest(body, known))) }] : [],
)

test.each(calls)('$name takes the largest body that anybody has a reason to send (AC44)', each => {
  expect(each.bytes).toBeLessThanOrEqual(each.maxBodyBytes)
})

test.each(calls.filter(({ maxBodyBytes }) => maxBodyBytes > usualBodyBytes))(
  '$name takes no more than it has a reason to (AC44)',
  each => {
    expect(each.maxBodyBytes).toBeLessThanOrEqual(each.bytes * 4)
  },
)
