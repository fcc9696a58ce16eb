import { luminanceOf } from '@teamloom/artwork/linear-light.ts'
import { artWithin } from '@teamloom/artwork/piece.ts'
import { clippedCloth, wovenCloth } from '@teamloom/catalog/decorations/surface.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LitMap, Work } from '../technique.ts'
import { drawArt, spotOf, workOf } from '../testing/drawn-art.ts'
import { clipped, woven } from './woven.ts'

const marginInches = 1 / 8
const nothing = drawArt(20, 20, 1, () => null)
const red = '#B91F2D'
const navy = '#1D2944'

type Asked = Partial<Work> & { readonly tagName?: string; readonly groundHex?: string }

function workOfTag({ tagName = 'straight 2 x 1', groundHex = navy, ...changes }: Asked = {}): Work {
  const work = workOf({
    surface: wovenCloth,
    inks: [red, '#F4F3EF'],
    widthInches: 2,
    heightInches: 1,
    ...changes,
  })
  const { width, height } = work.art.kind === 'plates' ? work.art.plates : work.art.pixels
  const { widthInches, heightInches } = artWithin('box', work, marginInches, width / height)
  return {
    ...work,
    options: { tagName },
    form: {
      kind: 'piece',
      outline: 'box',
      groundHex,
      rim: null,
      artWidthInches: widthInches,
      artHeightInches: heightInches,
    },
  }
}

type Box = readonly [left: number, top: number, width: number, height: number]

/** Mean red, green and blue in a box, inches from the work's upper left corner. */
function colorIn(
  map: LitMap,
  work: Work,
  [left, top, width, height]: Box,
): readonly [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0]
  const steps = 30
  for (let j = 0; j < steps; j++)
    for (let i = 0; i < steps; i++) {
      const spot = spotOf(map, work, left + (width * i) / steps, top + (height * j) / steps)
      for (let c = 0; c < 3; c++) sum[c]! += spot[c]! / steps ** 2
    }
  return sum
}

/** The last: inches by which it goes on below, round an edge of the garment. */
const makings = [
  ['straight', woven, 'straight 2 x 1', wovenCloth, 0],
  ['loop fold', woven, 'loop fold 1 x 1', wovenCloth, 0],
  ['mitred', woven, 'mitred 2 x 3/4', wovenCloth, 0],
  ['clipped', clipped, '1 1/4', clippedCloth, 0.09],
] as const

describe.each(makings)('a woven tag, %s (RD14)', (_, technique, tagName, surface, beyond) => {
  const workOfThis = (asked: Asked = {}) => workOfTag({ tagName, surface, ...asked })

  test('has its ground and, in its middle, its artwork in the yarns that were chosen', () => {
    const work = workOfThis()
    const map = technique.make(work)
    const [red, , blue] = colorIn(map, work, [0.4, 0.4, 0.15, 0.2])
    expect(blue).toBeGreaterThan(1.5 * red)
    const light = luminanceOf(colorIn(map, work, [0.97, 0.47, 0.06, 0.06]))
    expect(light).toBeGreaterThan(0.4)
    const ring = colorIn(map, work, [0.97, 0.34, 0.06, 0.04])
    expect(ring[0]).toBeGreaterThan(3 * ring[2])
  })

  test('leaves its ground where a colour is left out', () => {
    const bare = technique.make(workOfThis({ art: nothing }))
    expect(technique.make(workOfThis({ inks: [null, null] }))).toEqual(bare)
    expect(technique.make(workOfThis())).not.toEqual(bare)
  })

  test('comes out the same from the same', () => {
    expect(technique.make(workOfThis())).toEqual(technique.make(workOfThis()))
  })

  test('covers the cloth but at its corners, and only darkens it around', () => {
    const work = workOfThis()
    const map = technique.make(work)
    for (const x of [0.2, 1, 1.8])
      for (const y of [0.06, 0.5, 0.94 + beyond]) expect(spotOf(map, work, x, y)[3]).toBe(1)
    const { rgba, width, height, margin } = map
    const below = height - margin + 1.1 * beyond * ((height - 2 * margin) / work.heightInches)
    const isAround = (pixel: number) => {
      const [x, y] = [pixel % width, Math.floor(pixel / width)]
      return x < margin || y < margin || x >= width - margin || y >= below
    }
    expect(rgba.findIndex((value, at) => at % 4 < 3 && value > 0 && isAround(at >> 2))).toBe(-1)
    expect(rgba.findIndex((value, at) => at % 4 === 3 && value > 6000 && isAround(at >> 2))).not.toBe(-1)
  })

  test('throws its shadow away from the lamps', () => {
    const below = (lampDegrees: number) => {
      const work = workOfThis({ lampDegrees })
      return spotOf(technique.make(work), work, 1, 1.012 + 1.05 * beyond)[3]!
    }
    expect(below(225)).toBeGreaterThan(below(45))
  })

  test('weaves any artwork', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.nat(2)), { minLength: 16, maxLength: 16 }), plates => {
        const art = drawArt(32, 32, 3, (x, y) => plates[Math.floor(x * 4) + 4 * Math.floor(y * 4)] ?? null)
        const { rgba } = technique.make(workOfThis({ art, inks: [red, '#F4F2EE', '#101010'] }))
        expect(rgba.findIndex((value, at) => at % 4 < 3 && value > rgba[at - (at % 4) + 3]! + 1)).toBe(-1)
      }),
      { numRuns: 4 },
    )
  })
})

test('is woven as finely as a label is: of more than a hundred threads to the inch (RD14)', () => {
  const work = workOfTag({ art: nothing, density: 200, groundHex: '#e8e4d8' })
  const map = woven.make(work)
  const ground = Array.from({ length: 240 }, (_, i) => spotOf(map, work, 0.7 + i / 400, 0.5)[1]!)
  const threads = ground.filter((light, i) => light > (ground[i - 1] ?? 9) && light >= (ground[i + 1] ?? 9))
  expect(threads.length / (240 / 400)).toBeGreaterThan(105)
})

test('is sewn on with a dozen stitches to the inch or more (RD14)', () => {
  const work = workOfTag({ art: nothing, density: 267 })
  const map = woven.make(work)
  const seam = Array.from({ length: 340 }, (_, i) => {
    const y = 0.08 + i / 400
    return luminanceOf(colorIn(map, work, [0.078, y, 0.012, 0.004]))
  })
  const middle = (Math.max(...seam) + Math.min(...seam)) / 2
  const stitches = seam.filter((light, i) => i > 0 && light > middle && seam[i - 1]! <= middle)
  expect(stitches.length / (340 / 400)).toBeGreaterThan(12)
  expect(stitches.length / (340 / 400)).toBeLessThan(18)
})

test('springs off its cloth above its fold, where it catches the light, and turns away from it below (RD14)', () => {
  const work = workOfTag({ tagName: '1 1/4', surface: clippedCloth, art: nothing, groundHex: '#8090a0' })
  const map = clipped.make(work)
  const lightAt = (top: number) => luminanceOf(colorIn(map, work, [0.3, top, 1.4, 0.03]))
  const even = (lightAt(0.6) + lightAt(0.7) + lightAt(0.8)) / 3
  expect(lightAt(0.94) / even).toBeGreaterThan(1.05)
  expect(lightAt(1.04) / even).toBeLessThan(0.95)
})

test('over an edge above it is the other way up: its fold ends there, its art stands as it did (RD14)', () => {
  const below = workOfTag({ tagName: '1 1/4', surface: clippedCloth })
  const above = { ...below, form: { ...below.form, foldedAt: 'top' } } as Work
  const [lower, upper] = [clipped.make(below), clipped.make(above)]
  for (const x of [0.2, 1, 1.8]) {
    expect(spotOf(upper, above, x, 0.03)[3]).toBe(1)
    expect(spotOf(upper, above, x, 0.005)[3]).toBeLessThan(1)
    expect(spotOf(lower, below, x, 1.04)[3]).toBe(1)
    expect(spotOf(upper, above, x, 1.04)[3]).toBeLessThan(1)
  }
  for (const [map, work] of [
    [lower, below],
    [upper, above],
  ] as const) {
    expect(luminanceOf(colorIn(map, work, [0.97, 0.47, 0.06, 0.06]))).toBeGreaterThan(0.4)
  }
})

test.each([
  ['of one pixel', drawArt(1, 1, 1, () => 0)],
  ['as high as four thousand of its widths', drawArt(1, 4000, 1, (_, y) => (y * 4000) % 2)],
  [
    'in its own colours',
    { kind: 'pixels', pixels: { width: 9, height: 9, rgba: new Uint8Array(324).fill(200) } },
  ],
  ['of a speck in each pixel', drawArt(400, 400, 7, (x, y) => Math.floor(x * 400 * 3 + y * 400 * 5) % 7)],
] as const)('artwork %s is woven (RD14)', (_, art) => {
  const inks = Array.from({ length: 7 }, () => red)
  const work = workOfTag({ art, inks })
  const bare = woven.make(workOfTag({ art: nothing }))
  expect(woven.make(work)).not.toEqual(bare)
})

test('a mitred label has its lower corners cut off, a straight one has not (RD14)', () => {
  const corner = (tagName: string) => {
    const work = workOfTag({ tagName, art: nothing })
    return luminanceOf(colorIn(woven.make(work), work, [0.01, 0.96, 0.02, 0.02]))
  }
  expect(corner('mitred 2 x 3/4')).toBe(0)
  expect(corner('straight 2 x 1')).toBeGreaterThan(0.002)
})
