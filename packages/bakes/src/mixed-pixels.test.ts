import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packMixed, unpackMixed } from './mixed-pixels.ts'
import { drawBake, type Sample } from './testing/draw-bake.ts'

const sample: fc.Arbitrary<Sample> = fc.record({
  chart: fc.integer({ min: 1, max: 300 }),
  coverage: fc.integer({ min: 1, max: 8 }),
  light: fc.double({ min: 0, max: 1.6, noNaN: true }),
})
const pixels = fc.array(fc.oneof(fc.constant(null), fc.array(sample, { minLength: 2, maxLength: 4 })), {
  minLength: 1,
  maxLength: 60,
})

const strip = (looks: readonly (readonly Sample[] | null)[]) =>
  drawBake({ x: 0, y: 0, width: looks.length, height: 1 }, [], x => looks[x] ?? null)

describe('mixed pixels', () => {
  test('come back with their charts, coverage and light', () => {
    fc.assert(
      fc.property(pixels, looks => {
        const { chart, mixed } = strip(looks)
        const read = unpackMixed(packMixed(mixed), chart)
        const { u: _u, v: _v, ...kept } = mixed
        expect(read).toMatchObject(kept)
      }),
    )
  })

  const bake = strip([
    [
      { chart: 1, coverage: 7, light: 0.5 },
      { chart: 2, coverage: 9, light: 0.9 },
    ],
    null,
    [{ chart: 3, coverage: 4 }],
  ])
  const packed = packMixed(bake.mixed)

  test.each(['sizes', 'charts', 'coverage', 'shades'] as const)(
    'whose %s end too early are refused',
    name => {
      const short = { ...packed, [name]: packed[name].subarray(0, -1) }
      expect(() => unpackMixed(short, bake.chart)).toThrow('bake')
    },
  )
})
