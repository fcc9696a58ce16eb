import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillHoles } from './fill-holes.ts'

const image = fc
  .tuple(fc.integer({ min: 1, max: 13 }), fc.integer({ min: 1, max: 13 }))
  .chain(([width, height]) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      pixels: fc.array(fc.tuple(fc.nat(255), fc.boolean()), {
        minLength: width * height,
        maxLength: width * height,
      }),
    }),
  )

describe('filling holes', () => {
  test('keeps what is known, and fills the rest with what lies between', () => {
    fc.assert(
      fc.property(image, ({ width, height, pixels }) => {
        const values = Uint8Array.from(pixels, ([value]) => value)
        const known = Uint8Array.from(pixels, ([, isKnown]) => (isKnown ? 1 : 0))
        fc.pre(known.includes(1))
        const filled = fillHoles(values, known, width, height)
        const told = values.filter((_, i) => known[i])
        expect(filled.filter((_, i) => known[i])).toEqual(told)
        expect(Math.min(...filled)).toBeGreaterThanOrEqual(Math.min(...told))
        expect(Math.max(...filled)).toBeLessThanOrEqual(Math.max(...told))
      }),
    )
  })

  test('takes the nearest that is known', () => {
    const values = Uint8Array.from({ length: 64 * 4 }, (_, i) => (i % 64 < 32 ? 200 : 40))
    const known = Uint8Array.from(values, (_, i) => (i % 64 < 8 || i % 64 >= 56 ? 1 : 0))
    const filled = fillHoles(values, known, 64, 4)
    expect(filled[9]).toBe(200)
    expect(filled[54]).toBe(40)
  })

  test('of a picture of which nothing is known gives an even one', () => {
    expect(new Set(fillHoles(Uint8Array.of(1, 9, 7, 3), new Uint8Array(4), 2, 2)).size).toBe(1)
  })
})
