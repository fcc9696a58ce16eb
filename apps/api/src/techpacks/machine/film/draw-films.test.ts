import { cutPlates } from '@teamloom/artwork/plates.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { PrintWork } from '@teamloom/techpack/print-work.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { areasOf } from '#api/platform/artwork/areas/drawing-areas.ts'
import { rasterizeSvg } from '#api/platform/artwork/rasterize.ts'
import { drawFilms } from '#api/techpacks/machine/film/draw-films.ts'
import type { MadeFilms } from '#api/techpacks/machine/film/film-task.ts'
import { svg } from '#api/testing/artwork-files.ts'
import { readPlates } from '#api/testing/read-plates.ts'

const [forest, gold, white] = ['#163e2d', '#e5a21b', '#fbfbf9']
const perInch = 720
/** Inches round the art, as it begins in every film. */
const margin = 0.75

/** The films of a drawing 2 by 1.5 in large, lightest ink first. */
function filmsOf(drawing: string, colors: readonly string[], clothHex = '#101020', hasBase = true) {
  const art = areasOf(drawing)
  if ('fault' in art) throw new Error(art.fault)
  const print: PrintWork = {
    art: { kind: 'plates', plates: cutPlates(rasterizeSvg(drawing, 1024), colors) },
    technique: 'film',
    form: { kind: 'art' },
    inks: colors.map((hex, at) => ({ code: `PT${at}`, hex })),
    widthInches: 2,
    heightInches: 1.5,
    inked: null,
    tone: null,
    printsLight: false,
    piece: null,
    rim: null,
    sewing: null,
    filmSource: { from: 'areas', art, colors },
  }
  const order = colors.map((_, at) => `PT${at}`)
  const words = Object.fromEntries(['base', ...order].map(code => [code, [`film ${code}`]]))
  return drawFilms({ print, title: 'films', order, hasBase, clothHex, locale: 'en', mesh: null, words })
}

/** Bits of a film’s picture, 1 where ink is printed: those of its art, or all. */
async function bitsOf(tiff: Uint8Array, isWhole = false) {
  const image = sharp(tiff)
  const { width, density } = await image.metadata()
  expect(density).toBe(perInch)
  const box = { left: width / 2 - perInch, top: margin * perInch, width: 2 * perInch, height: 1.5 * perInch }
  const { data, info } = await (isWhole ? image : image.extract(box))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const step = data.length / (info.width * info.height)
  return {
    width: info.width,
    height: info.height,
    ink: Uint8Array.from({ length: info.width * info.height }, (_, i) => (data[i * step]! < 128 ? 1 : 0)),
  }
}

const shareIn = (ink: Uint8Array) => ink.reduce((sum, bit) => sum + bit, 0) / ink.length

async function inked({ tiffs }: MadeFilms) {
  return Promise.all(tiffs.map(tiff => bitsOf(tiff)))
}

const crest = svg(
  `<rect width="400" height="300" fill="${forest}"/><circle cx="200" cy="150" r="110" fill="${gold}"/><path d="M140 210 200 80l60 130z" fill="${white}"/>`,
)

describe('MF16: films', () => {
  test('are as many as the inks and the base, in the PDF a page and a plate each', async () => {
    const films = await filmsOf(crest, [white, gold, forest])
    const plates = await readPlates(films.pdf)
    expect([...plates.names].toSorted()).toEqual(['PT0', 'PT1', 'PT2', 'base'])
    expect(plates.pages).toBe(4)
    expect(plates.layers).toEqual(['Film', 'Marks'])
    expect(plates.bitmaps).toBe(0)
    expect(films.tiffs).toHaveLength(4)
    expect(films.figures.plates.map(({ code, isFlat }) => [code, isFlat])).toEqual([
      ['base', true],
      ['PT0', true],
      ['PT1', true],
      ['PT2', true],
    ])
    expect((await filmsOf(crest, [white, gold, forest], '#ffffff', false)).tiffs).toHaveLength(3)
  })

  test('have their marks at the same place, to the bit, and their words below', async () => {
    const films = await filmsOf(crest, [white, gold, forest])
    const whole = await Promise.all(films.tiffs.map(tiff => bitsOf(tiff, true)))
    const [first] = whole
    const { width, height } = must(first, 'film')
    const marksOf = ({ ink }: (typeof whole)[number]) => {
      const isMark = (x: number, y: number) => {
        const [u, v] = [x - (width / 2 - perInch), y - margin * perInch]
        const isArt = u >= 0 && u < 2 * perInch && v >= 0 && v < 1.5 * perInch
        return !isArt && v < 2.25 * perInch
      }
      const found: number[] = []
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) if (ink[y * width + x] && isMark(x, y)) found.push(y * width + x)
      return found
    }
    const marks = whole.map(marksOf)
    expect(marks[0]!.length).toBeGreaterThan(2000)
    for (const each of marks) expect(each).toEqual(marks[0])
    const below = whole.map(({ ink }) => shareIn(ink.subarray(Math.round((margin + 2.25) * perInch) * width)))
    for (const share of below) expect(share).toBeGreaterThan(0)
    expect(new Set(below).size).toBe(4)
  })

  test('are the same bytes of the same print', async () => {
    const [one, other] = [await filmsOf(crest, [gold]), await filmsOf(crest, [gold])]
    expect(Buffer.from(one.pdf).equals(other.pdf)).toBe(true)
    expect(Buffer.from(one.tiffs[1]!).equals(other.tiffs[1]!)).toBe(true)
  })
})

test('MF17: a tint is dots that cover as much as it says, a gradient less and less; what is solid stays so', async () => {
  const drawing = svg(
    `<defs><linearGradient id="fade"><stop offset="0" stop-color="${gold}"/><stop offset="1" stop-color="${gold}" stop-opacity="0"/></linearGradient></defs><rect width="200" height="150" fill="${forest}" opacity="0.4"/><rect x="200" width="200" height="300" fill="url(#fade)"/><rect y="150" width="200" height="150" fill="${forest}"/>`,
  )
  const films = await filmsOf(drawing, [gold, forest], '#ffffff', false)
  expect(films.figures.plates.map(({ degrees }) => degrees)).toEqual([22.5, 52.5])
  const [golds, forests] = await inked(films)
  const shareOf = (
    { width, ink }: { width: number; ink: Uint8Array },
    x: number,
    y: number,
    side: number,
  ) => {
    let count = 0
    for (let v = y; v < y + side; v++) for (let u = x; u < x + side; u++) count += ink[v * width + u]!
    return count / side ** 2
  }
  expect(shareOf(forests!, 100, 20, 480)).toBeCloseTo(0.4, 1)
  expect(Math.abs(shareOf(forests!, 100, 20, 480) - 0.4)).toBeLessThan(0.02)
  expect(shareOf(forests!, 20, 560, 480)).toBe(1)
  for (const at of [0.25, 0.5, 0.75])
    expect(Math.abs(shareOf(golds!, Math.round(perInch * (1 + at)) - 60, 300, 120) - (1 - at))).toBeLessThan(
      0.04,
    )
})

describe('MF18', () => {
  /** From each bit without ink how far the nearest is, within so many bits. */
  const isNear = (
    { width, height, ink }: { width: number; height: number; ink: Uint8Array },
    x: number,
    y: number,
    reach: number,
    bit: 0 | 1,
  ) => {
    for (let v = -Math.ceil(reach); v <= reach; v++)
      for (let u = -Math.ceil(reach); u <= reach; u++) {
        if (Math.hypot(u, v) > reach) continue
        const isOut = x + u < 0 || y + v < 0 || x + u >= width || y + v >= height
        if ((isOut ? 0 : ink[(y + v) * width + x + u]) === bit) return true
      }
    return false
  }

  const apart = svg(
    `<circle cx="200" cy="150" r="110" fill="${gold}"/><path d="M140 210 200 80l60 130z" fill="${white}"/>`,
  )

  test('white is nowhere beyond the inks, and nowhere more than half a point within them', async () => {
    const [base, ...inks] = await inked(await filmsOf(apart, [white, gold]))
    const { width, height, ink: under } = must(base, 'base')
    const all = {
      width,
      height,
      ink: Uint8Array.from(under, (_, i) => (inks.some(({ ink }) => ink[i]) ? 1 : 0)),
    }
    const choke = (0.5 / 72) * perInch
    let [beyond, short] = [0, 0]
    for (let y = 0; y < height; y += 3)
      for (let x = 0; x < width; x += 3) {
        const isBased = under[y * width + x] === 1
        if (isBased && isNear(all, x, y, choke - 1.5, 0)) beyond += 1
        if (!isBased && all.ink[y * width + x] === 1 && !isNear(all, x, y, choke + 1.5, 0)) short += 1
      }
    expect([beyond, short]).toEqual([0, 0])
    expect(shareIn(under)).toBeGreaterThan(0.25)
  })

  test('below tints white is the ink’s own dots, smaller, and ends half a point within all that is inked', async () => {
    const faded = svg(
      `<defs><linearGradient id="fade"><stop offset="0" stop-color="${gold}"/><stop offset="1" stop-color="${gold}" stop-opacity="0"/></linearGradient></defs><rect x="20" y="20" width="360" height="260" fill="url(#fade)"/>`,
    )
    const films = await filmsOf(faded, [gold])
    const [base, golds] = await inked(films)
    const { width, ink: under } = must(base, 'base')
    const shareAt = (ink: Uint8Array, x: number) => {
      let count = 0
      for (let v = 400; v < 640; v++) for (let u = x; u < x + 60; u++) count += ink[v * width + u]!
      return count / (240 * 60)
    }
    expect([...under.keys()].filter(i => under[i] && !golds!.ink[i])).toEqual([])
    // Dots by themselves, dots that touch, and nearly solid ink: each has white, and less of it than ink.
    for (const at of [0.35, 0.5, 0.7, 0.9]) {
      const x = Math.round(perInch * (0.1 + (1 - at) * 1.8))
      const [white, own] = [shareAt(under, x), shareAt(golds!.ink, x)]
      expect(white / own).toBeGreaterThan(0.6)
      expect(white / own).toBeLessThan(0.99)
    }
    const left = (ink: Uint8Array) => ink.findIndex((bit, i) => bit === 1 && i >= 540 * width) - 540 * width
    expect(left(under) - left(golds!.ink)).toBe(5)
  })

  test('an ink of the cloth’s colour has no white below it', async () => {
    const [base] = await inked(await filmsOf(apart, [white, gold], gold))
    const [, only] = await inked(await filmsOf(apart, [white, gold], gold))
    expect(shareIn(base!.ink)).toBeLessThan(shareIn(only!.ink))
  })

  test('where all ink is of the cloth’s colour it has the white that is told (MF18)', async () => {
    const drawing = svg(`<rect x="100" y="50" width="200" height="200" fill="${gold}"/>`)
    const [base, only] = await inked(await filmsOf(drawing, [gold], gold))
    expect(shareIn(base!.ink)).toBeGreaterThan(0.9 * shareIn(only!.ink))
    expect(shareIn(base!.ink)).toBeLessThan(shareIn(only!.ink))
  })

  test('a lighter ink goes a hundredth of an inch on below a darker one, and nowhere else', async () => {
    const two = svg(
      `<rect x="100" y="50" width="100" height="200" fill="${gold}"/><rect x="200" y="50" width="100" height="200" fill="${forest}"/>`,
    )
    const films = await filmsOf(two, [gold, forest], '#ffffff', false)
    const [golds, forests] = await inked(films)
    const row = 540
    const ends = ({ width, ink }: { width: number; ink: Uint8Array }) => {
      const own = [...ink.subarray(row * width, (row + 1) * width).keys()].filter(x => ink[row * width + x])
      return [own[0]! / perInch, (own.at(-1)! + 1) / perInch]
    }
    expect(ends(golds!)[0]).toBeCloseTo(0.5, 2)
    expect(ends(golds!)[1]! - 1).toBeCloseTo(0.01, 3)
    expect(ends(forests!)[0]).toBeCloseTo(1, 2)
    expect(ends(forests!)[1]).toBeCloseTo(1.5, 2)
    expect(films.figures.trapInches).toBe(0.01)
  })
})
