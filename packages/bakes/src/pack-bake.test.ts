import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Bake, fullCoverage, isPlain, mixedChart } from './bake.ts'
import type { BakeHeader } from './bake-header.ts'
import { readContainer, writeContainer } from './container.ts'
import { type EncodeGray, packBake } from './pack-bake.ts'
import { drawBake, type Pixel } from './testing/draw-bake.ts'
import { type DecodeGray, unpackBake } from './unpack-bake.ts'

/** Pictures as they are: what codecs lose is their own business. */
const encodeGray: EncodeGray = async values => values.slice()
const decodeGray: DecodeGray = async file => file.slice()

/** Inches that a pixel spans of cloth seen straight. */
const flat = 1 / 34
const box = { x: 90, y: 70, width: 61, height: 47 }

/** Two pieces that meet on a slant, with a soft edge and a hole; `bend` makes their cloth uneven. */
function drawTwoPieces(bend: number, wave: number): Bake {
  const look = (x: number, y: number): Pixel => {
    const [dx, dy] = [x - box.x, y - box.y]
    const swell = bend * Math.sin((dx + 2 * dy) / wave)
    const place = { u: (dx - 30) * flat + swell, v: dy * flat - swell }
    const other = { u: 20 - dx * flat * 0.8 + swell, v: -3 + dy * flat * 1.1 }
    const round = Math.hypot(dx - 30, dy - 23)
    if (round < 4) return null
    if (round < 5) return [{ chart: 1, coverage: 9, ...place }]
    if (round > 28) return 'cleared'
    const beyond = dx - dy - 10
    if (Math.abs(beyond) > 1)
      return beyond < 0 ? { chart: 1, light: 0.8, ...place } : { chart: 2, light: 1.1, ...other }
    return [
      { chart: 1, coverage: 8 - 3 * beyond, light: 0.7, ...place },
      { chart: 2, coverage: 8 + 3 * beyond, light: 0.9, ...other },
    ]
  }
  return drawBake(box, [4, 0], look, {
    shadow: { box: { x: 80, y: 60, width: 70, height: 50 }, step: 1, values: fill(70 * 50) },
    ground: { box: { x: 80, y: 100, width: 71, height: 33 }, step: 4, values: fill(18 * 9) },
  })
}

function fill(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => (i * 7) & 255)
}

async function repack(bake: Bake): Promise<Bake> {
  return unpackBake(await packBake(bake, encodeGray), decodeGray)
}

/** How far off the places are, in pixels of cloth seen straight: plain pixels and parts of pixels. */
function worstOff(a: Bake, b: Bake): { plain: number; mixed: number } {
  const pixel = 512 * flat
  let plain = 0
  a.chart.forEach((chart, at) => {
    if (isPlain(chart)) plain = Math.max(plain, Math.abs(a.u[at]! - b.u[at]!), Math.abs(a.v[at]! - b.v[at]!))
  })
  let mixed = 0
  a.mixed.u.forEach((u, k) => {
    mixed = Math.max(mixed, Math.abs(u - b.mixed.u[k]!), Math.abs(a.mixed.v[k]! - b.mixed.v[k]!))
  })
  return { plain: plain / pixel, mixed: mixed / pixel }
}

describe('a packed bake', () => {
  const bake = drawTwoPieces(0.05, 9)

  test('comes back with its charts, its light and its maps as they were', async () => {
    const read = await repack(bake)
    expect(read.box).toEqual(bake.box)
    expect(read.chartRegions).toEqual(bake.chartRegions)
    expect(read.chart).toEqual(bake.chart)
    expect(read.shadow).toEqual(bake.shadow)
    expect(read.ground).toEqual(bake.ground)
    for (const name of ['pixel', 'first', 'chart', 'coverage', 'shade'] as const)
      expect(read.mixed[name]).toEqual(bake.mixed[name])
    const plain = Array.from(bake.chart.keys()).filter(at => isPlain(bake.chart[at]!))
    expect(plain.every(at => read.shade[at] === bake.shade[at])).toBe(true)
  })

  test.each([
    ['even cloth', 0, 9],
    ['gentle folds', 0.05, 9],
    ['deep folds', 0.3, 7],
    ['cloth too wild for a lattice', 0.4, 1.7],
  ])('has places off by less than a third of a pixel, and a pixel where mixed: %s', async (_, bend, wave) => {
    const folded = drawTwoPieces(bend, wave)
    const { plain, mixed } = worstOff(folded, await repack(folded))
    // Where cloth turns away a pixel spans more of it, and the tolerance is in pixels.
    const wider = 1.1 + (2 * bend) / wave / flat
    expect(plain).toBeLessThanOrEqual(0.34 * wider)
    expect(mixed).toBeLessThanOrEqual(1.01 * wider)
  })

  test('has pixels of which nothing is known in no place', async () => {
    const read = await repack(bake)
    bake.chart.forEach((chart, at) => {
      if (isPlain(chart) || chart === mixedChart) return
      expect([read.u[at], read.v[at]]).toEqual([0, 0])
    })
  })

  test('whatever its pixels are, comes back', async () => {
    const part = fc.record({
      chart: fc.integer({ min: 1, max: 3 }),
      coverage: fc.integer({ min: 1, max: fullCoverage }),
      u: fc.integer({ min: -600, max: 600 }).map(u => u / 10),
      v: fc.integer({ min: -600, max: 600 }).map(v => v / 10),
    })
    const pixel: fc.Arbitrary<Pixel> = fc.oneof(
      fc.constant(null),
      fc.constant('cleared' as const),
      part.map(one => ({ ...one, coverage: fullCoverage })),
      fc.array(part, { minLength: 1, maxLength: 3 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(pixel, { minLength: 130, maxLength: 130 }), async pixels => {
        const drawn = drawBake(
          { x: 5, y: 9, width: 13, height: 10 },
          [7, 8, 9],
          (x, y) => pixels[(y - 9) * 13 + x - 5]!,
        )
        const read = await repack(drawn)
        expect(read.chart).toEqual(drawn.chart)
        expect(read.mixed.chart).toEqual(drawn.mixed.chart)
        expect(read.mixed.coverage).toEqual(drawn.mixed.coverage)
        // Neighbours inches apart make a cell's pixels wide, but no wider than an inch.
        expect(worstOff(drawn, read).plain * flat).toBeLessThan(0.34)
      }),
      { numRuns: 60 },
    )
  })
})

describe('bytes that are no bake', () => {
  const look = (x: number, y: number): Pixel =>
    x === y
      ? [
          { chart: 1, coverage: 8 },
          { chart: 2, coverage: 8 },
        ]
      : { chart: x < y ? 1 : 2, u: x / 30, v: y / 30 }
  const small = drawBake({ x: 0, y: 0, width: 12, height: 11 }, [0, 1], look)

  test('because they are cut off are refused, wherever they are cut', async () => {
    const bytes = await packBake(small, encodeGray)
    for (let length = 0; length < bytes.length; length++)
      await expect(unpackBake(bytes.subarray(0, length), decodeGray)).rejects.toThrow(
        /not a bake file|bake file is cut short/,
      )
  })

  const change = async (
    edit: (file: { header: BakeHeader; sections: Record<string, Uint8Array> }) => void,
  ) => {
    const { header, sections } = readContainer<BakeHeader>(await packBake(small, encodeGray))
    const file = { header: structuredClone(header), sections: { ...sections } }
    edit(file)
    return unpackBake(writeContainer(file), decodeGray)
  }

  test('as they are, are one', async () => {
    expect((await change(() => {})).chart).toEqual(small.chart)
  })

  test.each(['runs', 'sizes', 'charts', 'coverage', 'shades', 'nodes', 'rough', 'shade'])(
    'because the section %s is missing are refused by its name',
    async name => {
      const read = change(({ sections }) => {
        delete sections[name]
      })
      await expect(read).rejects.toThrow(`bake section ${name}`)
    },
  )

  test.each(['runs', 'sizes', 'charts', 'coverage', 'shades', 'nodes', 'rough'])(
    'because the section %s ends too early are refused',
    async name => {
      const read = change(({ sections }) => {
        sections[name] = sections[name]!.subarray(0, -1)
      })
      await expect(read).rejects.toThrow('bake')
    },
  )

  test('because a chart has no region are refused', async () => {
    const read = change(({ header }) => {
      ;(header as { regions: readonly number[] }).regions = [0]
    })
    await expect(read).rejects.toThrow('chart')
  })

  test('because the light is of another size are refused', async () => {
    const read = change(({ sections }) => {
      sections['shade'] = sections['shade']!.subarray(0, 50)
    })
    await expect(read).rejects.toThrow('bake')
  })

  test('with any byte changed are refused or give a bake that is whole', async () => {
    const bytes = await packBake(small, encodeGray)
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const changed = bytes.slice()
        changed[at]! ^= change
        const read = await unpackBake(changed, decodeGray).catch((error: unknown) => error)
        if (read instanceof Error) return
        const { box: own, chart, shade, u, v, chartRegions, mixed } = read as Bake
        const count = own.width * own.height
        expect([chart.length, shade.length, u.length, v.length]).toEqual([count, count, count, count])
        expect(mixed.coverage.length).toBe(mixed.chart.length)
        expect(mixed.first.at(-1)).toBe(mixed.chart.length)
        expect(chart.every(number => !isPlain(number) || number <= chartRegions.length)).toBe(true)
        expect(mixed.chart.every(number => number >= 1 && number <= chartRegions.length)).toBe(true)
      }),
      { numRuns: 400 },
    )
  })
})
