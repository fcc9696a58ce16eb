import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clearedChart, mixedChart } from './bake.ts'
import { packRuns, unpackRuns } from './chart-runs.ts'

const number = fc.oneof(
  { weight: 6, arbitrary: fc.nat(4) },
  { weight: 1, arbitrary: fc.constantFrom(mixedChart, clearedChart, 300) },
)
const image = fc
  .tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 24 }))
  .chain(([width, height]) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      values: fc
        .array(number, { minLength: width * height, maxLength: width * height })
        .map(values => Uint16Array.from(values)),
    }),
  )

describe('chart numbers as runs', () => {
  test('come back as they were', () => {
    fc.assert(
      fc.property(image, ({ width, height, values }) => {
        expect(unpackRuns(packRuns(values, width), width, height)).toEqual(values)
      }),
    )
  })

  test('of a picture whose rows are alike weigh what one row weighs, nearly', () => {
    const row = Uint16Array.from({ length: 200 }, (_, x) => x % 50)
    const rows = new Uint16Array(200 * 300)
    for (let y = 0; y < 300; y++) rows.set(row, y * 200)
    expect(packRuns(rows, 200).length).toBeLessThan(packRuns(row, 200).length + 8)
  })

  const packed = packRuns(Uint16Array.of(1, 1, 2, 0, 0, mixedChart), 3)

  test.each(Array.from(packed, (_, length) => length))('cut short to %d bytes are refused', length => {
    expect(() => unpackRuns(packed.subarray(0, length), 3, 2)).toThrow('bake bytes end too early')
  })

  test.each([
    ['a run beyond the picture', [2, 7]],
    ['a copy beyond the picture', [2, 3, 0, 4]],
    ['a copy of four thousand million pixels', [2, 3, 0, 0xff, 0xff, 0xff, 0xff, 0x0f]],
    ['a copy from above the first row', [0, 6]],
    ['a run of nothing', [2, 0, 2, 6]],
  ])('that tell of %s are refused', (_, bytes) => {
    expect(() => unpackRuns(Uint8Array.from(bytes), 3, 2)).toThrow('run')
  })
})
