import { luminanceOf } from '@teamloom/artwork/linear-light.ts'
import { artWithin, type Outline } from '@teamloom/artwork/piece.ts'
import { leather as surface } from '@teamloom/catalog/decorations/surface.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LitMap, Work } from '../technique.ts'
import { drawArt, spotOf, workOf } from '../testing/drawn-art.ts'
import { leather } from './leather.ts'

const textures = ['LeatherBeige', 'LeatherBrown', 'LeatherBlack'] as const
const bar = drawArt(60, 60, 1, (_, y) => (y > 0.3 && y < 0.7 ? 0 : null))
const nothing = drawArt(20, 20, 1, () => null)
const marginInches = 0.24

type Asked = Partial<Work> & { readonly outline?: Outline; readonly textureName?: string }

function workOfTag({ outline = 'box', textureName = 'LeatherBrown', ...changes }: Asked = {}): Work {
  const work = workOf({ surface, art: bar, inks: ['#101010'], widthInches: 2, heightInches: 2, ...changes })
  const { width, height } = work.art.kind === 'plates' ? work.art.plates : work.art.pixels
  const { widthInches, heightInches } = artWithin(outline, work, marginInches, width / height)
  return {
    ...work,
    options: { textureName },
    form: {
      kind: 'piece',
      outline,
      groundHex: '#8A5A35',
      rim: null,
      artWidthInches: widthInches,
      artHeightInches: heightInches,
    },
  }
}

const make = (asked?: Asked): LitMap => leather.make(workOfTag(asked))

/** Mean light of a box of the map, inches from the work's upper left corner. */
function lightIn(map: LitMap, work: Work, left: number, top: number, width: number, height: number): number {
  let sum = 0
  const steps = 20
  for (let j = 0; j < steps; j++)
    for (let i = 0; i < steps; i++) {
      const spot = spotOf(map, work, left + (width * i) / steps, top + (height * j) / steps)
      sum += luminanceOf([spot[0]!, spot[1]!, spot[2]!])
    }
  return sum / steps ** 2
}

function luminanceAt(map: LitMap, work: Work, x: number, y: number): number {
  const [red = 0, green = 0, blue = 0] = spotOf(map, work, x, y)
  return luminanceOf([red, green, blue])
}

describe('a leather tag (RD14)', () => {
  test('artwork stays inside its margin: beside it the hide is as that of a bare one', () => {
    const full = drawArt(60, 60, 1, () => 0)
    const work = workOfTag()
    const [made, bare] = [make({ art: full }), make({ art: nothing })]
    for (const x of [0.02, 0.08, 0.13])
      for (const y of [0.5, 1, 1.5])
        expect(luminanceAt(made, work, x, y) / luminanceAt(bare, work, x, y)).toBeCloseTo(1, 1)
    expect(luminanceAt(made, work, 1, 1) / luminanceAt(bare, work, 1, 1)).toBeLessThan(0.75)
  })

  test.each(textures)('what is pressed into %s is darker than what was left', textureName => {
    const work = workOfTag({ textureName })
    const map = leather.make(work)
    const floor = lightIn(map, work, 0.5, 0.85, 1, 0.3)
    const hide = lightIn(map, work, 0.5, 0.3, 1, 0.15)
    expect(floor).toBeLessThan(0.75 * hide)
  })

  test('what lies inside a pressed part is left standing, and what lies inside that is pressed', () => {
    const rings = drawArt(90, 90, 3, (x, y) => {
      const far = Math.hypot(x - 0.5, y - 0.5)
      return far < 0.12 ? 0 : far < 0.3 ? 1 : far < 0.48 ? 2 : null
    })
    const work = workOfTag({ art: rings, inks: ['#101010', '#F0F0F0', '#802020'] })
    const map = leather.make(work)
    const [inner, between, outer] = [
      lightIn(map, work, 0.95, 0.95, 0.1, 0.1),
      lightIn(map, work, 0.95, 0.66, 0.1, 0.08),
      lightIn(map, work, 0.95, 0.36, 0.1, 0.08),
    ]
    expect(inner).toBeLessThan(0.75 * between)
    expect(outer).toBeLessThan(0.75 * between)
  })

  test('beige is lighter than brown, brown than black', () => {
    const lights = textures.map(textureName => {
      const work = workOfTag({ textureName, art: nothing })
      return lightIn(leather.make(work), work, 0.3, 0.3, 1.4, 1.4)
    })
    expect(lights[1]).toBeLessThan(0.6 * lights[0]!)
    expect(lights[2]).toBeLessThan(0.6 * lights[1]!)
  })

  test('the same comes out of the same, and a colour that is left out presses nothing', () => {
    expect(make()).toEqual(make())
    const bare = make({ art: nothing })
    expect(make({ inks: [null] })).toEqual(bare)
    expect(make({ tone: null })).toEqual(bare)
  })

  test('its shadow falls away from the lamps', () => {
    const beyond = 0.02
    for (const [lampDegrees, isAwayBelow] of [
      [225, true],
      [45, false],
    ] as const) {
      const work = workOfTag({ lampDegrees })
      const map = leather.make(work)
      const below = spotOf(map, work, 1, 2 + beyond)[3]!
      const above = spotOf(map, work, 1, -beyond)[3]!
      expect(below > above).toBe(isAwayBelow)
    }
  })

  test('a lamp that is turned turns the light on its edges', () => {
    const work = workOfTag()
    const [from, opposite] = [make({ lampDegrees: 225 }), make({ lampDegrees: 45 })]
    const upperEdge = (map: LitMap) => lightIn(map, work, 0.4, 0.005, 1.2, 0.01)
    const lowerEdge = (map: LitMap) => lightIn(map, work, 0.4, 1.985, 1.2, 0.01)
    expect(upperEdge(from)).toBeGreaterThan(lowerEdge(from))
    expect(upperEdge(opposite)).toBeLessThan(lowerEdge(opposite))
  })

  test('around it the cloth is only darkened', () => {
    const { rgba, width, height, margin } = make()
    const isAround = (pixel: number) => {
      const [x, y] = [pixel % width, Math.floor(pixel / width)]
      return x < margin || y < margin || x >= width - margin || y >= height - margin
    }
    expect(rgba.findIndex((value, at) => at % 4 < 3 && value > 0 && isAround(at >> 2))).toBe(-1)
    expect(rgba.findIndex((value, at) => at % 4 === 3 && value > 6000 && isAround(at >> 2))).not.toBe(-1)
  })

  test('a diamond is cut as one', () => {
    const work = workOfTag({ outline: 'diamond' })
    const map = leather.make(work)
    expect(spotOf(map, work, 1, 0.05)[3]).toBe(1)
    expect(spotOf(map, work, 1, 1)[3]).toBe(1)
    expect(spotOf(map, work, 0.1, 0.1)[3]).toBeLessThan(0.1)
  })

  test('any artwork is pressed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.nat(2)), { minLength: 16, maxLength: 16 }),
        fc.constantFrom('box' as const, 'diamond' as const),
        (plates, outline) => {
          const art = drawArt(32, 32, 3, (x, y) => plates[Math.floor(x * 4) + 4 * Math.floor(y * 4)] ?? null)
          const { rgba } = make({ art, inks: ['#B3202C', '#F4F2EE', '#101010'], outline })
          expect(rgba.findIndex((value, at) => at % 4 < 3 && value > rgba[at - (at % 4) + 3]! + 1)).toBe(-1)
        },
      ),
      { numRuns: 8 },
    )
  })

  test.each([
    ['of one pixel', drawArt(1, 1, 1, () => 0)],
    ['as high as four thousand of its widths', drawArt(1, 4000, 1, (_, y) => (y * 4000) % 2)],
    [
      'in its own colours',
      { kind: 'pixels', pixels: { width: 9, height: 9, rgba: new Uint8Array(324).fill(200) } },
    ],
    ['of a speck in each pixel', drawArt(400, 400, 7, (x, y) => Math.floor(x * 400 * 3 + y * 400 * 5) % 7)],
  ] as const)('artwork %s is pressed', (_, art) => {
    const inks = Array.from({ length: 7 }, () => '#101010')
    const map = make({ art, inks })
    expect(map.rgba.some(value => value > 0)).toBe(true)
  })
})
