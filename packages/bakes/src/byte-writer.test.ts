import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ByteReader } from './byte-reader.ts'
import { ByteWriter } from './byte-writer.ts'

const counts = fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { maxLength: 400 })
const differences = fc.array(fc.integer({ min: -(2 ** 30), max: 2 ** 30 }), { maxLength: 400 })

describe('numbers as bytes', () => {
  test('come back as they were written, whole and signed', () => {
    fc.assert(
      fc.property(counts, differences, (whole, signed) => {
        const writer = new ByteWriter()
        for (const value of whole) writer.count(value)
        for (const value of signed) writer.difference(value)
        const reader = new ByteReader(writer.take())
        expect(whole.map(() => reader.count())).toEqual(whole)
        expect(signed.map(() => reader.difference() + 0)).toEqual(signed.map(value => value + 0))
        expect(() => reader.byte()).toThrow('bake bytes end too early')
      }),
    )
  })

  test.each([
    [0, 1],
    [63, 1],
    [-64, 1],
    [64, 2],
    [-65, 2],
    [8191, 2],
    [8192, 3],
  ])('%d near to what was expected takes %d bytes', (value, bytes) => {
    const writer = new ByteWriter()
    writer.difference(value)
    expect(writer.take()).toHaveLength(bytes)
  })

  test('more than fit at first are all kept', () => {
    const writer = new ByteWriter()
    for (let i = 0; i < 5000; i++) writer.byte(i & 255)
    const bytes = writer.take()
    expect(bytes).toHaveLength(5000)
    expect(bytes.every((byte, i) => byte === (i & 255))).toBe(true)
  })

  test('that go on after the last byte are missed', () => {
    expect(() => new ByteReader(Uint8Array.of(0x80, 0x80)).count()).toThrow('bake bytes end too early')
  })
})
