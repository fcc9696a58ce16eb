import { linearOfHex } from '@teamloom/artwork/linear-light.ts'
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

/** Techniques whose work lies where their artwork does; the others make a thing of it. */
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

describe('raised ink', () => {
  const ink = '#8c5c4c'
  const work = workOf({
    surface: { ...flatInk, technique: 'raised' },
    art: drawArt(800, 800, 1, (x, y) => (Math.hypot(x - 0.5, y - 0.5) < 0.25 ? 0 : null)),
    inks: [ink],
    widthInches: 2,
    heightInches: 2,
    density: 400,
  })
  const map = techniques.raised.make(work)
  const side = { lit: 1.25 * Math.PI, turned: 0.25 * Math.PI } as const
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  /** Towards the lamps, or away from them; how far in from the edge: the mean of a stretch of it. */
  const light = (on: keyof typeof side, millimetres: number, of = map) => {
    const out = 0.5 - millimetres / 25.4
    const stretch = Array.from({ length: 61 }, (_, i) => side[on] + (i - 30) / 50)
    return mean(
      stretch.map(turn => {
        const [, green = 0, , cover = 0] = spotOf(
          of,
          work,
          1 + out * Math.cos(turn),
          1 + out * Math.sin(turn),
        )
        return green / cover
      }),
    )
  }
  const middle = (of = map) =>
    mean(
      Array.from({ length: 40 * 40 }, (_, i) =>
        spotOf(of, work, 0.85 + (i % 40) * 0.0075, 0.85 + Math.floor(i / 40) * 0.0075),
      ).map(([, green]) => green!),
    )

  test('is rounded at its rim, which catches the light for most of a millimetre; its middle lies even (RD14)', () => {
    const [lit, turned] = (['lit', 'turned'] as const).map(on =>
      [0.4, 0.6, 0.8].map(millimetres => light(on, millimetres) / middle()),
    )
    for (const one of lit!) expect(one).toBeGreaterThan(1.1)
    for (const one of turned!) expect(one).toBeLessThan(0.92)
    for (const on of ['lit', 'turned'] as const)
      for (const millimetres of [7, 8, 9]) expect(light(on, millimetres) / middle()).toBeCloseTo(1, 1)
  })

  test('swells: a wide area rises from its rim to its middle, ever less steeply (RD12)', () => {
    const [lit, turned] = (['lit', 'turned'] as const).map(on =>
      [2, 3.5, 7].map(from => mean([0, 0.5, 1].map(further => light(on, from + further)))),
    )
    expect(lit![0]! / middle()).toBeGreaterThan(1.06)
    expect(turned![0]! / middle()).toBeLessThan(0.94)
    expect(lit).toEqual(lit!.toSorted((a, b) => b - a))
    expect(turned).toEqual(turned!.toSorted((a, b) => a - b))
  })

  test.each([20, 50])(
    'shows its rim on a card too, about a pixel wide: at %s to the inch (RD12)',
    density => {
      const small = techniques.raised.make({ ...work, density })
      const rim = (on: keyof typeof side) =>
        mean([0.6, 0.8, 1, 1.2, 1.4].map(millimetres => light(on, millimetres, small))) / middle(small)
      expect(rim('lit')).toBeGreaterThan(1.2)
      expect(rim('turned')).toBeLessThan(0.8)
    },
  )

  test('has a slightly uneven edge: it strays by a tenth of a millimetre or so (RD14)', () => {
    const edges = Array.from({ length: 300 }, (_, i) => {
      const turn = (i / 300) * 2 * Math.PI
      for (let out = 0.54; out > 0; out -= 0.0005) {
        const [x, y] = [1 + out * Math.cos(turn), 1 + out * Math.sin(turn)]
        if (spotOf(map, work, x, y)[0]! > 0.05) return 25.4 * (out - 0.5)
      }
      return Number.NaN
    })
    const mean = edges.reduce((sum, one) => sum + one) / edges.length
    const strays = Math.sqrt(edges.reduce((sum, one) => sum + (one - mean) ** 2, 0) / edges.length)
    expect(mean).toBeCloseTo(0, 0)
    expect(strays).toBeGreaterThan(0.05)
    expect(strays).toBeLessThan(0.15)
    expect(Math.max(...edges.map(Math.abs))).toBeLessThan(0.35)
  })

  test('is matt: all of its light is of its own colour (RD12)', () => {
    const [red, green, blue] = linearOfHex(ink)
    const covered = Array.from({ length: map.width * map.height }, (_, i) =>
      map.rgba.subarray(4 * i, 4 * i + 4),
    ).filter(([r = 0, , , cover]) => cover! > 65000 && r < 60000 && r > 2000)
    expect(covered.length).toBeGreaterThan(10_000)
    for (const [r = 0, g = 0, b = 0] of covered) {
      expect(Math.abs(g / r - green / red)).toBeLessThan(0.01)
      expect(Math.abs(b / r - blue / red)).toBeLessThan(0.01)
    }
  })

  test('has the fine, uneven grain of foam all over its top (RD12)', () => {
    const tops = Array.from({ length: 60 * 60 }, (_, i) =>
      spotOf(map, work, 0.85 + (i % 60) / 200, 0.85 + Math.floor(i / 60) / 200),
    ).map(([, green]) => green!)
    const mean = tops.reduce((sum, one) => sum + one, 0) / tops.length
    const strays = Math.sqrt(tops.reduce((sum, one) => sum + (one - mean) ** 2, 0) / tops.length) / mean
    expect(strays).toBeGreaterThan(0.03)
    expect(strays).toBeLessThan(0.12)
  })
})

describe('ink through a screen', () => {
  const near = { surface: screenInk, density: 200 } as const
  const filmOf = (changes: Partial<Work>) => {
    const work = workOf(changes)
    return { map: techniques[work.surface.technique].make(work), work }
  }
  test('lies in its cloth from near: thin in the grooves, its edge along the stitches, with neither height nor light of its own (RD12)', () => {
    const bar = drawArt(800, 800, 1, x => (x > 0.25 && x < 0.75 ? 0 : null))
    const { map, work } = filmOf({
      surface: screenInk,
      density: 400,
      art: bar,
      inks: ['#b3202c'],
      widthInches: 2,
      heightInches: 1,
    })
    const [red, , blue] = linearOfHex('#b3202c')
    const seen = Array.from({ length: map.width * map.height }, (_, i) => {
      const [r = 0, , b = 0, cover = 0] = map.rgba.subarray(4 * i, 4 * i + 4)
      const x = ((i % map.width) - map.margin) / 400
      const y = (Math.floor(i / map.width) - map.margin) / 400
      return { x, y, cover, off: Math.max(Math.abs(r - red * cover), Math.abs(b - blue * cover)) }
    })
    expect(seen.reduce((most, { off }) => Math.max(most, off), 0)).toBeLessThan(3)
    // Where there is no ink, there is no shadow.
    const beside = seen.filter(({ x }) => x < 0.5 - 0.012 || x > 1.5 + 0.012)
    expect(beside.some(({ cover }) => cover > 0)).toBe(false)
    const covers = seen
      .filter(({ x, y }) => Math.abs(x - 1) < 0.48 && Math.abs(y - 0.5) < 0.48)
      .map(({ cover }) => cover / 65535)
    const mean = covers.reduce((sum, one) => sum + one, 0) / covers.length
    const strays = Math.sqrt(covers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / covers.length)
    expect(mean).toBeGreaterThan(0.95)
    expect(strays).toBeGreaterThan(0.01)
    expect(strays).toBeLessThan(0.05)
    const edges = Array.from({ length: 360 }, (_, row) => {
      const isBare = (i: number) => spotOf(map, work, 0.48 + (i + 0.5) / 400, (row + 20) / 400)[3]! < 0.5
      return Array.from({ length: 16 }, (__, i) => i).filter(isBare).length / 400
    })
    const straight = edges.reduce((sum, one) => sum + one, 0) / edges.length
    const offs = edges.map(edge => Math.abs(edge - straight))
    expect(Math.max(...offs)).toBeGreaterThan(0.0015)
    expect(Math.max(...offs)).toBeLessThan(0.006)
  })

  test('is the artwork itself from afar, whatever its size (RD12)', () => {
    const far = { surface: screenInk, density: 50 } as const
    expect(techniques.film.isSized(far)).toBe(false)
    expect(techniques.film.isSized({ ...far, density: 100 })).toBe(true)
    const { map, work } = filmOf(far)
    expect([map.margin, spotOf(map, work, 2, 2.7)[3]]).toEqual([0, 1])
  })

  test('of its ground nothing is seen: beside it is bare cloth, and what is in one ink is of that ink alone (RD12)', () => {
    const red = filmOf(near)
    expect(spotOf(red.map, red.work, 2 + 1.016, 2)[3]).toBe(0)
    expect(spotOf(red.map, red.work, 2, 2.7)[1]).toBeLessThan(0.1)
    const art = drawPixels(200, (x, y) => (Math.hypot(x - 0.5, y - 0.5) < 0.25 ? 0 : null))
    const black = filmOf({ ...near, surface: oneInk, art, inks: null, tone: '#17181a' })
    const [most] = linearOfHex('#17181a')
    for (let i = 0; i < black.map.rgba.length; i += 4)
      expect(black.map.rgba[i]! <= most * black.map.rgba[i + 3]! + 3).toBe(true)
  })

  test('over a pattern is whole where its tiles meet', () => {
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
    const { map, work } = filmOf({ ...near, ...size, art: full, inks: ['#b3202c'], form })
    expect(map.margin).toBe(0)
    for (const [x, y] of [
      [0.001, 0.1],
      [0.999, 0.1],
      [0.1, 0.001],
      [0.1, 0.999],
    ] as const)
      expect(spotOf(map, work, x, y)[1]).toBeLessThan(0.1)
  })
})

test('dye is not laid where artwork is white, and ends where it does (RD12)', () => {
  const pale = drawArt(1600, 100, 2, x => (x < 0.25 ? null : x < 0.5 ? 0 : 1))
  const { map, work } = made('dye', { art: pale, inks: ['#f7f5ef', '#b3202c'], density: 200 })
  for (let i = 0; i < 60; i++) {
    const [red, green, blue, cover = 0] = spotOf(map, work, 0.7 + 0.02 * i, 2)
    // What it takes from the light of the cloth.
    for (const light of [red, green, blue]) expect(cover - light!).toBeLessThan(0.01)
  }
  expect(spotOf(map, work, 1 - 0.008, 2)[3]).toBeLessThan(0.1)
  expect(spotOf(map, work, 1 - 0.025, 2)[3]).toBe(0)
  const [red = 0, green = 0, , cover] = spotOf(map, work, 2.02, 2)
  expect([cover, red / linearOfHex('#b3202c')[0] > 0.95, green < 0.05]).toEqual([1, true, true])
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
