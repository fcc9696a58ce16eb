import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readContainer, writeContainer } from './container.ts'

const sections = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(...'abcdefgh') }),
  fc.uint8Array({ maxLength: 60 }),
)
const header = fc.record({ box: fc.record({ x: fc.nat(), y: fc.nat() }), regions: fc.array(fc.nat()) })

const sample = writeContainer({
  header: { box: { x: 3, y: 4 } },
  sections: { runs: Uint8Array.of(1, 2, 3), shade: Uint8Array.of(9, 8) },
})

/** The sample's bytes with another header. */
function withHeader(json: string, length = json.length): Uint8Array {
  const bytes = new Uint8Array(8 + json.length + 5)
  bytes.set(sample.subarray(0, 4))
  new DataView(bytes.buffer).setUint32(4, length, true)
  bytes.set(
    Array.from(json, letter => letter.charCodeAt(0)),
    8,
  )
  return bytes
}

describe('a bake file', () => {
  test('gives its header and its sections again', () => {
    fc.assert(
      fc.property(header, sections, (told, parts) => {
        const read = readContainer(writeContainer({ header: told, sections: parts }))
        expect(read.header).toEqual(told)
        expect(Object.keys(read.sections).toSorted()).toEqual(Object.keys(parts).toSorted())
        for (const [name, bytes] of Object.entries(parts))
          expect(Array.from(read.sections[name]!)).toEqual(Array.from(bytes))
      }),
    )
  })

  test('begins with its mark', () => {
    expect(String.fromCharCode(...sample.subarray(0, 4))).toBe('TLL1')
  })

  test.each([
    ['empty', new Uint8Array(0)],
    ['another file', Uint8Array.from('RIFF....WEBP', letter => letter.charCodeAt(0))],
    ['of another version', Uint8Array.of(0x54, 0x4c, 0x4c, 0x32, ...sample.subarray(4))],
  ])('that is %s is refused', (_, bytes) => {
    expect(() => readContainer(bytes)).toThrow('not a bake file')
  })

  test.each(Array.from({ length: sample.length - 4 }, (_, i) => i + 4))(
    'cut off after %d bytes is refused',
    length => {
      expect(() => readContainer(sample.subarray(0, length))).toThrow('bake file is cut short')
    },
  )

  test.each([
    ['longer than the file', 100_000],
    ['of two thousand million letters', 0x7fffffff],
    ['of less than nothing', 0xffffffff],
  ])('whose header is said to be %s is refused', (_, length) => {
    expect(() => readContainer(withHeader('{"sections":[]}', length))).toThrow('bake file is cut short')
  })

  test.each([
    ['longer than the file', '{"sections":[["runs",6]]}'],
    ['shorter than nothing', '{"sections":[["runs",4],["shade",-2]]}'],
  ])('with a section %s is refused', (_, json) => {
    expect(() => readContainer(withHeader(json))).toThrow('bake file is cut short')
  })
})
