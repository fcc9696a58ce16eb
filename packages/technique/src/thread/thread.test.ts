import type { Art } from '@teamloom/artwork/art-file.ts'
import { colorDifference } from '@teamloom/artwork/color-difference.ts'
import { byteOfLinear, luminanceOf } from '@teamloom/artwork/linear-light.ts'
import { hexOfRgb } from '@teamloom/artwork/pixels.ts'
import { cutPlates } from '@teamloom/artwork/plates.ts'
import { patchCloth, thread as surface } from '@teamloom/catalog/decorations/surface.ts'
import { describe, expect, it } from 'vitest'
import { patch } from '../patch/patch.ts'
import type { LitMap, Work } from '../technique.ts'
import { sewArt, thread } from './thread.ts'

type Paint = (x: number, y: number) => string | null

/** Artwork painted dot by dot. */
function artOf(width: number, height: number, paint: Paint): { art: Art; inks: string[] } {
  const rgba = new Uint8Array(4 * width * height)
  const inks = new Set<string>()
  for (let i = 0; i < width * height; i++) {
    const hex = paint(i % width, Math.floor(i / width))
    if (hex === null) continue
    inks.add(hex)
    rgba.set(
      [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)),
      4 * i,
    )
    rgba[4 * i + 3] = 255
  }
  const colors = inks.size > 0 ? [...inks] : ['#000000']
  return { art: { kind: 'plates', plates: cutPlates({ width, height, rgba }, colors) }, inks: colors }
}

function workOf(made: { art: Art; inks: string[] }, widthInches: number, heightInches: number): Work {
  return {
    ...made,
    widthInches,
    heightInches,
    form: { kind: 'art' },
    options: {},
    surface,
    density: 50,
    lampDegrees: 225,
  }
}

/** A white face with a golden beak that is small enough to be sewn on it. */
const beaked = artOf(300, 300, (x, y) => {
  const away = Math.hypot(x - 150, y - 150)
  return away > 140 ? null : y > 205 && Math.abs(x - 150) < 235 - y ? '#E0A526' : '#FFFFFF'
})

const red = '#A3152A'
const navy = '#16305C'
const disc = artOf(300, 300, (x, y) => (Math.hypot(x - 150, y - 150) < 120 ? red : null))
const ring = artOf(300, 300, (x, y) => (Math.abs(Math.hypot(x - 150, y - 150) - 120) < 12 ? navy : null))
const badge = artOf(300, 300, (x, y) => {
  const away = Math.hypot(x - 150, y - 150)
  return away > 140 ? null : away > 120 ? navy : Math.abs(x - 150) < 10 ? '#FFFFFF' : red
})

function isOpaque(art: Art, x: number, y: number): boolean {
  if (art.kind === 'pixels' || x < 0 || y < 0 || x >= art.plates.width || y >= art.plates.height) return false
  return art.plates.alpha[y * art.plates.width + x]! > 0
}

function alphaAt({ width, rgba }: LitMap, x: number, y: number): number {
  return rgba[4 * (y * width + x) + 3]! / 65535
}

function meanAround(
  { width, rgba }: LitMap,
  x: number,
  y: number,
  reach: number,
): readonly [number, number, number] {
  const sums = [0, 0, 0]
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++)
      for (let c = 0; c < 3; c++) sums[c]! += rgba[4 * ((y + dy) * width + x + dx) + c]! / 65535
  const count = (2 * reach + 1) ** 2
  return [sums[0]! / count, sums[1]! / count, sums[2]! / count]
}

describe('thread', () => {
  it.each([
    ['a disc', disc],
    ['a ring', ring],
    ['a badge of three colours', badge],
  ])('covers all of %s and nothing half a millimetre away from it', (_, made) => {
    const map = thread.make({ ...workOf(made, 3, 3), density: 100 })
    const isAllAround = (x: number, y: number, wanted: boolean) => {
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) if (isOpaque(made.art, x + dx, y + dy) !== wanted) return false
      return true
    }
    const bare: string[] = []
    const stray: string[] = []
    for (let y = 0; y < 300; y++)
      for (let x = 0; x < 300; x++) {
        const isBare = alphaAt(map, x + map.margin, y + map.margin) < 0.9
        // What lies beside it is shadow: that has no colour.
        const at = 4 * ((y + map.margin) * map.width + x + map.margin)
        const isThread = map.rgba.subarray(at, at + 3).some(value => value > 0)
        if (isBare && isAllAround(x, y, true)) bare.push(`${x} ${y}`)
        if (isThread && isAllAround(x, y, false)) stray.push(`${x} ${y}`)
      }
    expect({ bare, stray }).toEqual({ bare: [], stray: [] })
  })

  it.each([0, 20])(
    'lies straight across a stroke %s° from upright, square to its ends, evenly wide (RD14)',
    degrees => {
      // 3 mm wide, cut level above and below, as the feet of an A are.
      const lean = Math.tan((degrees * Math.PI) / 180)
      const wide = 3 / 25.4 / Math.cos((degrees * Math.PI) / 180)
      const bar = artOf(800, 800, (x, y) =>
        y > 100 && y < 700 && Math.abs(x - 400 - lean * (y - 400)) < 400 * wide ? red : null,
      )
      const throws = sewArt(workOf(bar, 1, 1)).strands.filter(({ kind }) => kind === 'satin')
      const angleOf = ({ x0, y0, x1, y1 }: (typeof throws)[number]) => {
        const angle = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI + degrees
        return Math.abs(((angle + 270) % 180) - 90)
      }
      const whole = throws.filter(({ x0, y0, x1, y1 }) => Math.hypot(x1 - x0, y1 - y0) > 2.5)
      expect(whole.length).toBeGreaterThan(40)
      for (const one of throws) expect(angleOf(one)).toBeLessThan(18)
      const ends = whole.flatMap(({ x0, y0, x1, y1 }) => [
        { x: x0, y: y0 },
        { x: x1, y: y1 },
      ])
      const off = ends.map(({ x, y }) =>
        Math.abs((x - 12.7 - lean * (y - 12.7)) * Math.cos((degrees * Math.PI) / 180)),
      )
      const mean = off.reduce((sum, one) => sum + one, 0) / off.length
      const strays = Math.sqrt(off.reduce((sum, one) => sum + (one - mean) ** 2, 0) / off.length)
      expect(strays).toBeLessThan(0.07)
    },
  )

  it('sews each area with its own thread', () => {
    const map = thread.make({ ...workOf(badge, 3, 3), density: 100 })
    const [r, , b] = meanAround(map, 80 + map.margin, 150 + map.margin, 5)
    expect(r).toBeGreaterThan(3 * b)
    const rim = meanAround(map, 20 + map.margin, 150 + map.margin, 3)
    expect(rim[2]).toBeGreaterThan(2 * rim[0])
  })

  it.each([red, navy, '#D8A631', '#F4F1E6', '#1C5B3A', '#141414', '#FFFFFF'])('fills come out in %s', hex => {
    const made = artOf(200, 200, () => hex)
    const map = thread.make(workOf(made, 2, 2))
    const seen = meanAround(map, Math.floor(map.width / 2), Math.floor(map.height / 2), 30)
    expect(
      colorDifference(hexOfRgb([byteOfLinear(seen[0]), byteOfLinear(seen[1]), byteOfLinear(seen[2])]), hex),
    ).toBeLessThan(6)
  })

  it('comes out the same again, and with another colour only in that', () => {
    const work = workOf(badge, 3, 3)
    const before = thread.make(work)
    const other = thread.make({ ...work, inks: [red, '#00A050', '#FFFFFF'] })
    expect(other.rgba).not.toEqual(before.rgba)
    expect(sewArt({ ...work, inks: [red, '#00A050', '#FFFFFF'] })).toBe(sewArt(work))
    const anew = { ...badge, art: { ...badge.art } }
    expect(thread.make(workOf(anew, 3, 3)).rgba).toEqual(before.rgba)
  })

  it('is brightest where its throws lie across the light, wherever that comes from', () => {
    const shine = (lampDegrees: number) => {
      const map = thread.make({ ...workOf(ring, 3, 3), lampDegrees })
      const middle = map.margin + 75
      const off = Math.round(60 * Math.SQRT1_2)
      // The ring's throws point to its middle.
      const along = luminanceOf(meanAround(map, middle + off, middle + off, 2))
      const across = luminanceOf(meanAround(map, middle + off, middle - off, 2))
      return across / along
    }
    expect(shine(225)).toBeGreaterThan(1.1)
    expect(shine(315)).toBeLessThan(1 / 1.1)
  })

  it('leaves out what is left out, and only darkens the cloth beside it', () => {
    const map = thread.make({ ...workOf(badge, 3, 3), inks: [null, null, null] })
    expect(map.rgba.every(value => value === 0)).toBe(true)
    const shadowed = thread.make(workOf(disc, 3, 3))
    const besideAt = (side: number, radius = 62) => {
      const at = Math.floor(shadowed.margin + 75 + side * radius * Math.SQRT1_2)
      return alphaAt(shadowed, at, at)
    }
    expect(besideAt(1)).toBeGreaterThan(0.04)
    expect(besideAt(1)).toBeGreaterThan(2 * besideAt(-1))
    // Beyond all shadow the cloth, drawn in, still slopes from the lamp on this side.
    expect(besideAt(-1, 66)).toBeGreaterThan(0.003)
    expect(besideAt(1, 66)).toBeLessThan(0.001)
    for (let i = 0; i < shadowed.rgba.length; i += 4)
      for (let c = 0; c < 3; c++) expect(shadowed.rgba[i + c]).toBeLessThanOrEqual(shadowed.rgba[i + 3]!)
  })

  it('lies in its cloth: it throws less than a fifth of the shadow of a patch (RD14)', () => {
    const sewn = thread.make({ ...workOf(disc, 3, 3), density: 100 })
    const form = {
      kind: 'piece',
      outline: 'box',
      groundHex: '#FFFFFF',
      rim: { hex: navy, inches: 0.14 },
      artWidthInches: 2,
      artHeightInches: 2,
    } as const
    const options = { tagName: 'square', textureName: 'twill' }
    const laid = patch.make({ ...workOf(disc, 3, 3), surface: patchCloth, density: 100, form, options })
    const beyond = [4, 6, 8]
    const ofThread = beyond.map(off => alphaAt(sewn, sewn.margin + 150, sewn.margin + 270 + off))
    const ofPatch = beyond.map(off => alphaAt(laid, laid.margin + 150, laid.margin + 300 + off))
    const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0)
    expect(sum(ofThread)).toBeGreaterThan(0.005)
    expect(sum(ofThread)).toBeLessThan(0.2 * sum(ofPatch))
  })

  it('a wide outline is sewn in two throws side by side and lies as low as what is filled (RD14)', () => {
    const { strands } = sewArt(workOf(badge, 2.1, 2.1))
    const satin = strands.filter(({ kind, region }) => kind === 'satin' && region === 0)
    const longest = Math.max(...satin.map(({ x0, y0, x1, y1 }) => Math.hypot(x1 - x0, y1 - y0)))
    const top = (kind: string) =>
      Math.max(...strands.filter(one => one.kind === kind).map(({ base, lift }) => base + lift))
    expect(satin.length).toBeGreaterThan(400)
    expect(longest).toBeLessThan(3)
    expect(top('satin') - top('fill')).toBeLessThan(0.35)
    // Where they meet is no line: a third of its width lies between the innermost and the outermost.
    const fromMiddle = satin.map(({ x0, y0, x1, y1 }) =>
      [Math.hypot(x0 - 26.67, y0 - 26.67), Math.hypot(x1 - 26.67, y1 - 26.67)].toSorted((a, b) => a - b),
    )
    const meets = fromMiddle.map(([, outer]) => outer!).filter(away => away < 24.2)
    expect(Math.max(...meets) - Math.min(...meets)).toBeGreaterThan(1)
  })

  it.each([
    ['nothing', artOf(10, 10, () => null), 2, 2],
    ['one dot', artOf(1, 1, () => red), 2, 2],
    ['one dot in the middle', artOf(99, 99, (x, y) => (x === 50 && y === 50 ? red : null)), 4, 4],
    ['1 x 4000 dots', artOf(1, 4000, (_, y) => (y % 7 ? red : navy)), 0.01, 10],
    ['4000 x 1 dots', artOf(4000, 1, () => red), 10, 0.0025],
    [
      '300 areas',
      artOf(400, 400, (x, y) => (x % 23 < 15 && y % 23 < 15 ? ((x + y) % 46 < 23 ? red : navy) : null)),
      4,
      4,
    ],
    ['noise', artOf(200, 200, (x, y) => ((x * 7919 + y * 104729) % 13 < 6 ? red : navy)), 4, 4],
  ])('ends with %s', (_, made, widthInches, heightInches) => {
    const map = thread.make(workOf(made, widthInches, heightInches))
    expect(map.rgba.length).toBe(4 * map.width * map.height)
  })

  it('brings a photograph to as many threads as a machine holds', () => {
    const rgba = new Uint8Array(4 * 64 * 64)
    for (let i = 0; i < 64 * 64; i++) rgba.set([(i % 64) * 4, Math.floor(i / 64) * 4, 90, 255], 4 * i)
    const art: Art = { kind: 'pixels', pixels: { width: 64, height: 64, rgba } }
    const work = { ...workOf({ art, inks: [] }, 3, 3), inks: null }
    expect(thread.make(work).rgba.some(value => value > 0)).toBe(true)
    expect(Math.max(...sewArt(work).threadOfRegion)).toBeLessThanOrEqual(12)
  })
})

it('a closed hairline is sewn once round, and one of a single cell whole (MF9)', () => {
  const frame = artOf(240, 240, (x, y) =>
    Math.abs(Math.max(Math.abs(x - 120), Math.abs(y - 120)) - 96) < 1.5 ? navy : null,
  )
  const lengthOf = (made: typeof frame, inches: number) =>
    sewArt(workOf(made, inches, inches)).strands.reduce(
      (sum, { x0, y0, x1, y1 }) => sum + Math.hypot(x1 - x0, y1 - y0),
      0,
    )
  const round = 4 * 192 * (25.4 / 240)
  expect(lengthOf(frame, 1)).toBeGreaterThan(0.85 * round)
  expect(lengthOf(frame, 1)).toBeLessThan(1.1 * round)
  const level = artOf(200, 200, (x, y) => (y >> 1 === 50 && x > 20 && x < 180 ? navy : null))
  expect(lengthOf(level, 1.1)).toBeGreaterThan(0.9 * 160 * (27.94 / 200))
})

it('the ground within a letter on it is not sewn a second time', () => {
  const ringOnGround = artOf(400, 400, (x, y) =>
    Math.abs(Math.hypot(x - 200, y - 200) - 14) < 5 ? '#FFFFFF' : navy,
  )
  const { strands, threadOfRegion } = sewArt(workOf(ringOnGround, 3, 3))
  expect(new Set(strands.map(({ region }) => threadOfRegion[region])).size).toBe(2)
  expect(new Set(strands.map(({ region }) => region)).size).toBe(2)
})

it('what is sewn on a ground leaves the rest of it as it is', () => {
  const work = { ...workOf(beaked, 2, 2), density: 100 }
  const map = thread.make(work)
  const hexAt = (x: number, y: number) => {
    const [r, g, b] = meanAround(map, map.margin + Math.round(x * 100), map.margin + Math.round(y * 100), 4)
    return hexOfRgb([byteOfLinear(r), byteOfLinear(g), byteOfLinear(b)])
  }
  expect(colorDifference(hexAt(1, 0.7), '#FFFFFF')).toBeLessThan(18)
  expect(colorDifference(hexAt(1, 214 / 150), '#E0A526')).toBeLessThan(18)
})

it.each([
  [12.5, 11],
  [12.5, 12],
  [13, 12.5],
  [13.5, 11],
])('a letter of three strokes and a stem is sewn whole, its strokes apart, at %s, %s', (left, top) => {
  const [white, green] = ['#F7F5EF', '#10241C']
  const letter = artOf(240, 288, (x, y) => {
    const [across, down] = [x / 4 - left, y / 4 - top]
    if (across < 0 || down < 0 || down >= 48) return green
    const reach = down < 12 ? 33 : down < 18 ? 12 : down < 30 ? 31 : down < 36 ? 12 : 34
    return across < reach ? white : green
  })
  const inches = 3.25 / 400
  const map = thread.make({ ...workOf(letter, 60 * inches, 72 * inches), density: 300 })
  const lightAt = (across: number, down: number) => {
    const at = (place: number) => map.margin + Math.floor(place * inches * 300)
    return luminanceOf(meanAround(map, at(across + left), at(down + top), 1))
  }
  const stem = Array.from({ length: 44 }, (_, down) => [3, 5, 7, 9].map(across => lightAt(across, down + 2)))
  expect(Math.min(...stem.flat())).toBeGreaterThan(0.15)
  expect([6, 24, 42].map(down => lightAt(25, down) > 0.2)).toEqual([true, true, true])
  expect([15, 33].map(down => lightAt(25, down) > 0.1)).toEqual([false, false])
})
