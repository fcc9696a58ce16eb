import { flatInk, oneInk, screenInk } from '@teamloom/catalog/decorations/surface.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { techniques } from './index.ts'
import type { LitMap, Work } from './technique.ts'
import { drawArt, drawPixels, spotOf, workOf } from './testing/drawn-art.ts'

/** Each technique with a surface that makes use of it. */
const made = (name: keyof typeof techniques, changes: Partial<Work> = {}): { map: LitMap; work: Work } => {
  const relief = name === 'film' ? { heightInches: 0.02, edgeInches: 0.02 } : null
  const form = { kind: name === 'knit' ? 'knit' : 'art' } as const
  const work = workOf({ surface: { ...flatInk, technique: name, relief }, form, ...changes })
  return { map: techniques[name].make(work), work }
}

/** Those that lie where their artwork does; the others make a thing of it. */
const names = ['film', 'dye', 'raised', 'thread'] as const

describe.each(names)('%s (RD14)', name => {
  test('lies where its artwork does, in its size, and nowhere else', () => {
    const { map, work } = made(name)
    expect(map.rgba.length).toBe(4 * map.width * map.height)
    const size = [map.width - 2 * map.margin, map.height - 2 * map.margin]
    expect(size[0]).toBe(size[1])
    const [, , , middle] = spotOf(map, work, 2, 2)
    const [red = 0, green = 0, , ring] = spotOf(map, work, 2, 2.7)
    const [, , , corner] = spotOf(map, work, 0.4, 0.4)
    expect([middle, ring].every(cover => cover! > 0.95)).toBe(true)
    expect(red).toBeGreaterThan(green)
    expect(corner).toBe(0)
  })

  test('leaves out what has no ink', () => {
    const { map, work } = made(name, { inks: ['#b3202c', null] })
    expect(spotOf(map, work, 2, 2)[3]).toBe(0)
    expect(spotOf(map, work, 2, 2.7)[3]).toBeGreaterThan(0.95)
  })

  test('comes out the same from the same, and of nothing comes nothing', () => {
    expect(made(name).map).toEqual(made(name).map)
    const art = drawArt(40, 40, 1, () => null)
    expect(made(name, { art, inks: ['#000000'] }).map.rgba.every(value => value === 0)).toBe(true)
  })

  test('is never more than whole, nor more light than it has cover, whatever the artwork', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.nat(2)), { minLength: 16, maxLength: 16 }),
        fc.constantFrom(0, 45, 135, 225, 250, 315),
        (plates, lampDegrees) => {
          const art = drawArt(40, 40, 3, (x, y) => plates[Math.floor(x * 4) + 4 * Math.floor(y * 4)] ?? null)
          const inks = ['#b3202c', '#f4f2ee', '#101010']
          const { map } = made(name, { art, inks, widthInches: 1, heightInches: 1, lampDegrees })
          const brighter = map.rgba.findIndex(
            (value, at) => at % 4 < 3 && value > map.rgba[at - (at % 4) + 3]! + 1,
          )
          expect(brighter).toBe(-1)
        },
      ),
      { numRuns: 12 },
    )
  })

  test('thin artwork of any proportion is made, too', () => {
    const art = drawArt(1, 400, 1, () => 0)
    const { map } = made(name, { art, inks: ['#b3202c'], widthInches: 0.01, heightInches: 4 })
    expect(map.width - 2 * map.margin).toBeGreaterThan(0)
  })
})

test.each(['film', 'raised'] as const)(
  '%s throws its shadow away from the lamps, wherever they stand',
  name => {
    for (const lampDegrees of [225, 45]) {
      const { map, work } = made(name, { lampDegrees, density: 100 })
      const away = lampDegrees === 225 ? 1 : -1
      const edge = Math.SQRT1_2 * (1 + 0.012)
      const shadow = spotOf(map, work, 2 + away * edge, 2 + away * edge)[3]!
      const lit = spotOf(map, work, 2 - away * edge, 2 - away * edge)[3]!
      expect(shadow).toBeGreaterThan(lit)
    }
  },
)

test('raised ink is rounded at its rim, which catches the light for most of a millimetre; its top lies even (RD14)', () => {
  const work = workOf({
    surface: { ...flatInk, technique: 'raised' },
    art: drawArt(800, 800, 1, (x, y) => (Math.hypot(x - 0.5, y - 0.5) < 0.25 ? 0 : null)),
    inks: ['#8c8c8c'],
    widthInches: 2,
    heightInches: 2,
    density: 400,
  })
  const map = techniques.raised.make(work)
  /** Towards the lamps, or away from them; how far in from the edge. */
  const light = (side: 'lit' | 'turned', millimetres: number) => {
    const along = ((side === 'lit' ? -1 : 1) * (0.5 - millimetres / 25.4)) / Math.SQRT2
    return spotOf(map, work, 1 + along, 1 + along)[1]!
  }
  const top = light('lit', 4)
  const [lit, turned] = (['lit', 'turned'] as const).map(side =>
    [0.4, 0.5, 0.6, 0.7, 0.8].map(millimetres => light(side, millimetres)),
  )
  expect(lit).toEqual(lit!.toSorted((a, b) => b - a))
  expect(turned).toEqual(turned!.toSorted((a, b) => a - b))
  expect(lit![1]! / top).toBeGreaterThan(1.2)
  expect(turned![1]! / top).toBeLessThan(0.95)
  for (const side of ['lit', 'turned'] as const)
    for (const millimetres of [1.2, 2, 6]) expect(light(side, millimetres) / top).toBeCloseTo(1, 1)
})

describe('ink through a screen', () => {
  const dark = { surface: screenInk, isOnDark: true, density: 200 } as const
  const filmOf = (changes: Partial<Work>) => {
    const work = workOf(changes)
    return { map: techniques[work.surface.technique].make(work), work }
  }
  /** How white what is seen a little beyond the red disc is, and how much of it there is. */
  const beyond = (changes: Partial<Work>) => {
    const { map, work } = filmOf(changes)
    const [red = 0, green = 0, , cover = 0] = spotOf(map, work, 2 + 1.016, 2)
    return { cover, isWhite: green > 0.7 * cover && red > 0.7 * cover }
  }

  test('shows the edge of its white ground on dark cloth, and on dark cloth alone (RD12)', () => {
    expect(beyond(dark)).toMatchObject({ isWhite: true })
    expect(beyond(dark).cover).toBeGreaterThan(0.05)
    expect(beyond(dark).cover).toBeLessThan(0.7)
    expect(beyond({ ...dark, isOnDark: false }).cover).toBe(0)
    expect(beyond({ ...dark, surface: flatInk }).cover).toBe(0)
    const { map, work } = filmOf(dark)
    expect(spotOf(map, work, 2 + 1.1, 2)[3]).toBe(0)
    expect(spotOf(map, work, 2, 2.7)[1]).toBeLessThan(0.1)
  })

  test('in one ink has it round the artwork, never round what is left out within it (RD12)', () => {
    const greys = drawPixels(200, (x, y) =>
      Math.hypot(x - 0.5, y - 0.5) < 0.25 ? (x < 0.5 ? 255 : 0) : null,
    )
    const one = {
      ...dark,
      surface: oneInk,
      art: greys,
      inks: null,
      tone: '#e0e0d0',
      printsLight: true,
    } as const
    for (const density of [100, 200]) {
      const { map, work } = filmOf({ ...one, density })
      expect(spotOf(map, work, 1.4, 2)[3]).toBe(1)
      expect(spotOf(map, work, 2.03, 2)[3]).toBe(0)
      expect(spotOf(map, work, 2 - 1.006, 2)[3]).toBeGreaterThan(0.05)
      expect(spotOf(map, work, 2 + 1.006, 2)[3]).toBe(0)
    }
  })

  test('over a pattern has it about each image, and none where its tiles meet', () => {
    const layout = {
      tileWidthInches: 1,
      tileHeightInches: 1,
      imageWidthInches: 0.6,
      imageHeightInches: 0.6,
      spots: [{ x: 0, y: 0 }],
      offsetX: 0,
      offsetY: 0,
    }
    const full = drawArt(40, 40, 1, () => 0)
    const size = { widthInches: 1, heightInches: 1 }
    const form = { kind: 'repeat', layout, isKnit: false } as const
    const { map, work } = filmOf({ ...dark, ...size, art: full, inks: ['#b3202c'], form })
    expect(map.margin).toBe(0)
    for (const [x, y] of [
      [0.001, 0.1],
      [0.999, 0.1],
      [0.1, 0.001],
      [0.1, 0.999],
    ] as const)
      expect(spotOf(map, work, x, y)[1]).toBeLessThan(0.1)
    expect(spotOf(map, work, 0.306, 0.1)[1]).toBeGreaterThan(0.05)
  })
})

test('in one ink, lighter artwork is dots from near, and as much ink as its tone afar', () => {
  const grays = [0, 90, 150, 210]
  const rgba = Uint8Array.from({ length: 4 * 400 * 100 }, (_, i) =>
    i % 4 === 3 ? 255 : grays[Math.floor(((i >> 2) % 400) / 100)]!,
  )
  const art = { kind: 'pixels', pixels: { width: 400, height: 100, rgba } } as const
  const size = { widthInches: 4, heightInches: 1, inks: null, tone: '#204080', art } as const
  const meansAt = (density: number) => {
    const { map } = made('halftone', { ...size, density })
    return grays.map((_, part) => {
      const covers = Array.from({ length: map.width * map.height }, (__, i) => i)
        .filter(i => Math.abs((4 * ((i % map.width) + 0.5)) / map.width - part - 0.5) < 0.4)
        .map(i => map.rgba[4 * i + 3]! / 65535)
      const mean = covers.reduce((sum, cover) => sum + cover, 0) / covers.length
      return { mean, isDotted: covers.some(cover => cover < 0.1) && covers.some(cover => cover > 0.4) }
    })
  }
  const [far, near] = [meansAt(100), meansAt(200)]
  near.forEach(({ mean }, part) => expect(Math.abs(mean - far[part]!.mean)).toBeLessThan(0.08))
  expect(near.map(({ isDotted }) => isDotted)).toEqual([false, true, true, true])
  expect(far.some(({ isDotted }) => isDotted)).toBe(false)
})

test('in one light ink on dark cloth, it is the light parts that are printed', () => {
  const grays = [0, 255]
  const rgba = Uint8Array.from({ length: 4 * 200 * 50 }, (_, i) =>
    i % 4 === 3 ? 255 : grays[Math.floor(((i >> 2) % 200) / 100)]!,
  )
  const art = { kind: 'pixels', pixels: { width: 200, height: 50, rgba } } as const
  const size = { widthInches: 4, heightInches: 1, inks: null, tone: '#ffffff', art } as const
  for (const density of [50, 200]) {
    const coverAt = (printsLight: boolean, x: number) => {
      const { map, work } = made('halftone', { ...size, density, printsLight })
      return spotOf(map, work, x, 0.5)[3]
    }
    expect([coverAt(true, 1), coverAt(true, 3)]).toEqual([0, 1])
    expect([coverAt(false, 1), coverAt(false, 3)]).toEqual([1, 0])
  }
})

test('knitted, it is in whole stitches, one yarn to each, and a tile goes on beside itself', () => {
  const { map, work } = made('knit', { density: 200 })
  expect(spotOf(map, work, 2, 2)[3]).toBe(1)
  const layout = {
    tileWidthInches: 1,
    tileHeightInches: 1,
    imageWidthInches: 1,
    imageHeightInches: 1,
    spots: [{ x: 0.5, y: 0.5 }],
    offsetX: 0,
    offsetY: 0,
  }
  const full = drawArt(40, 40, 1, () => 0)
  const tile = made('knit', {
    art: full,
    inks: ['#b3202c'],
    widthInches: 1,
    heightInches: 1,
    form: { kind: 'repeat', layout, isKnit: true },
  }).map
  expect(tile.margin).toBe(0)
  const covers = Array.from({ length: tile.width * tile.height }, (_, i) => tile.rgba[4 * i + 3]!)
  expect(Math.min(...covers)).toBe(65535)
})
