import { clearedChart, clothSteps, isPlain, mixedChart, noChart } from '@teamloom/bakes/bake.ts'
import { lightOfCode } from '@teamloom/bakes/shade-code.ts'
import { describe, expect, test } from 'vitest'
import { meterExposure } from '../stage/exposure.ts'
import { regionOf } from '../stage/region-of.ts'
import { RegionTable } from '../stage/region-table.ts'
import { findCharts, listPatches } from './find-charts.ts'
import { makeBake } from './make-bake.ts'
import type { Patch, ShadedPicture } from './shaded-picture.ts'

const size = 30
const inchesPerPixel = 1 / 20
type Look = (x: number, y: number) => Patch | readonly Patch[] | null

function picture(look: Look): ShadedPicture {
  return {
    box: { x: 100, y: 200, width: size, height: size },
    pixels: Array.from({ length: size * size }, (_, i) => look(i % size, Math.floor(i / size))),
  }
}

const patch = (sheet: number, x: number, y: number, change: Partial<Patch> = {}): Patch => ({
  sheet,
  coverage: 16,
  light: 0.5,
  u: x * inchesPerPixel,
  v: y * inchesPerPixel,
  ...change,
})

const inside = (x: number, y: number) => x > 3 && x < 27 && y > 4 && y < 28

describe('charts', () => {
  test('of one stretch of cloth are one', () => {
    const shown = picture((x, y) => (inside(x, y) ? patch(0, x, y) : null))
    expect(findCharts(shown).sizes).toEqual([23 * 23])
  })

  test('end where the sheet changes, and where cloth lies behind cloth', () => {
    const shown = picture((x, y) => {
      if (!inside(x, y)) return null
      if (y < 12) return patch(1, x, y)
      return x < 15 ? patch(0, x, y) : patch(0, x, y, { u: 6 + x * inchesPerPixel })
    })
    const charts = findCharts(shown)
    expect(charts.sizes).toHaveLength(3)
    expect(charts.sheets.toSorted()).toEqual([0, 0, 1])
  })

  test('never hold neighbours whose places jump, however a fold slits them', () => {
    // A fold that begins at the left and ends in the middle.
    const shown = picture((x, y) =>
      inside(x, y)
        ? patch(0, x, y, y < 15 && x < 16 ? { v: y * inchesPerPixel - 0.07 * (16 - x) } : {})
        : null,
    )
    const { chartOf } = findCharts(shown)
    const jumps = shown.pixels.flatMap((pixel, at) => {
      const [own] = listPatches(pixel)
      const [below] = listPatches(shown.pixels[at + size] ?? null)
      if (!own || !below || chartOf.get(own) !== chartOf.get(below)) return []
      return Math.abs(own.v - below.v) > 0.3 ? [at] : []
    })
    expect(jumps).toEqual([])
  })
})

describe('a bake of a picture', () => {
  const shown = picture((x, y) => {
    if (!inside(x, y)) return null
    if (x === 4) return [patch(0, x, y, { coverage: 6 })]
    if (x === 15) return [patch(0, x, y, { coverage: 10 }), patch(1, x, y, { coverage: 6, light: 0.25 })]
    return patch(x < 15 ? 0 : 1, x, y)
  })
  const bake = makeBake(shown, sheet => sheet + 40, 2, null, new Set([2 * size + 1]))

  test('is as large as what it shows, in the picture’s pixels', () => {
    expect(bake.box).toEqual({ x: 101, y: 202, width: 26, height: 26 })
  })

  test('has a chart, the exposed light and a place for every whole pixel', () => {
    const at = (10 - 2) * bake.box.width + (10 - 1)
    expect(isPlain(bake.chart[at]!)).toBe(true)
    expect(bake.chartRegions[bake.chart[at]! - 1]).toBe(40)
    expect(lightOfCode(bake.shade[at]!)).toBeCloseTo(1, 1)
    expect([bake.u[at]! / clothSteps, bake.v[at]! / clothSteps]).toEqual([0.5, 0.5])
  })

  test('keeps the samples of pixels that several share, or one in part', () => {
    expect(bake.mixed.pixel).toHaveLength(2 * 23)
    expect(bake.chart.filter(chart => chart === mixedChart)).toHaveLength(2 * 23)
    const [first, second] = [bake.mixed.first[0]!, bake.mixed.first[1]!]
    expect(Array.from(bake.mixed.coverage.slice(first, bake.mixed.first[2]!))).toEqual([6, 10, 6])
    expect(lightOfCode(bake.mixed.shade[second + 1]!)).toBeCloseTo(0.5, 1)
  })

  test('has the pixels that it clears, and nothing elsewhere', () => {
    expect(bake.chart[0]).toBe(clearedChart)
    expect(bake.chart[1]).toBe(noChart)
  })

  test('numbers the largest charts first', () => {
    const sizes = Array.from(bake.chartRegions, (_, i) => bake.chart.filter(chart => chart === i + 1).length)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  })
})

describe('exposure', () => {
  const face = { part: 'body', element: 'body', layer: 'body' }
  const sheets = (['outside', 'inside'] as const).map(side => ({
    region: regionOf(face, 'front', side, 'jersey'),
    relief: 0,
  }))
  const meter = { panel: 'front', centerU: 0.75, centerV: 0.75, width: 1, height: 1 }

  test('makes the mean light on the metered area 1 (RD8)', () => {
    const shown = picture((x, y) => patch(x < 2 ? 1 : 0, x, y, { light: 0.2 + 0.02 * x + 0.01 * y }))
    const exposure = meterExposure(shown, sheets, meter)
    const metered = shown.pixels
      .flatMap(listPatches)
      .filter(one => Math.abs(one.u - 0.75) <= 0.5 && Math.abs(one.v - 0.75) <= 0.5)
    const mean = metered.reduce((sum, one) => sum + one.light, 0) / metered.length
    expect(mean * exposure).toBeCloseTo(1, 9)
  })

  test('cannot be told where nothing of the panel is seen', () => {
    const shown = picture((x, y) => patch(1, x, y))
    expect(() => meterExposure(shown, sheets, meter)).toThrow('nothing of front is seen')
  })
})

test('regions are numbered in the order in which they are named, each once', () => {
  const table = new RegionTable()
  const face = { part: 'body', element: 'body', layer: 'body' }
  const front = regionOf(face, 'front', 'outside', 'jersey')
  expect(table.numberOf(front)).toBe(0)
  expect(table.numberOf(regionOf(face, 'front', 'inside', 'jersey'))).toBe(1)
  const { panel, ...rest } = front
  expect(table.numberOf({ panel, ...rest })).toBe(0)
  expect(table.regions).toHaveLength(2)
})
