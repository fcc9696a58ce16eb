import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { cutPlates } from '@teamloom/artwork/plates.ts'
import { must } from '@teamloom/kit/assert.ts'
import { filmsText } from '@teamloom/techpack/film-words.ts'
import { makePrint, type PrintWork } from '@teamloom/techpack/print-work.ts'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { areasOf } from '#api/platform/artwork/areas/drawing-areas.ts'
import { startArtworkReader } from '#api/platform/artwork/artwork-reader.ts'
import { rasterizeSvg } from '#api/platform/artwork/rasterize.ts'
import { filmPictures } from '#api/techpacks/film-picture.ts'
import { png, svg } from '#api/testing/artwork-files.ts'

const [forest, gold, white] = ['#163e2d', '#e5a21b', '#fbfbf9']

type Print = { readonly widthInches: number; readonly heightInches: number }

/** The films of a drawing, an ink to each of its colours. */
function filmsOf(drawing: string, colors: readonly string[], size: Print, work: Partial<PrintWork> = {}) {
  const art = areasOf(drawing)
  if ('fault' in art) throw new Error(art.fault)
  const plates = cutPlates(rasterizeSvg(drawing, 1024), colors)
  return makePrint({
    art: { kind: 'plates', plates },
    technique: 'film',
    form: { kind: 'art' },
    inks: colors.map((hex, at) => ({ code: `PT${at}`, hex })),
    ...size,
    inked: null,
    tone: null,
    printsLight: false,
    piece: null,
    rim: null,
    sewing: null,
    filmSource: { from: 'areas', art, colors },
    ...work,
  })
}

const perInch = 600

/** How dark each pixel is on white, 0 to 255, at so many pixels to the inch of what its head says; librsvg shares nothing with us. */
async function paint(film: string, density = perInch) {
  const [head, wide, high] = must(/width="([\d.]+)in" height="([\d.]+)in"/.exec(film), 'true size')
  const pixels = `width="${Number(wide) * density}" height="${Number(high) * density}"`
  const { data, info } = await sharp(Buffer.from(film.replace(head, pixels)), { unlimited: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const dark = Uint8Array.from({ length: info.width * info.height }, (_, i) => 255 - data[i * info.channels]!)
  return { width: info.width, height: info.height, dark }
}

/** Where a drawing is seen in a colour. */
async function paintedIn(drawing: string, hex: string, width: number, height: number): Promise<Uint8Array> {
  const sized = drawing.replace('<svg ', `<svg width="${width}" height="${height}" `)
  const { data, info } = await sharp(Buffer.from(sized))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width, height })
  const wanted = Buffer.from(hex.slice(1), 'hex')
  const isIt = (i: number) =>
    data[4 * i + 3]! > 127 && [0, 1, 2].every(c => Math.abs(data[4 * i + c]! - wanted[c]!) < 60)
  return Uint8Array.from({ length: width * height }, (_, i) => (isIt(i) ? 255 : 0))
}

/** Pixels of one that are farther than that from all of the other. */
function farFrom(one: Uint8Array, other: Uint8Array, width: number, reach: number): number {
  const height = one.length / width
  let count = 0
  for (let y = reach; y < height - reach; y++)
    for (let x = reach; x < width - reach; x++) {
      if (one[y * width + x]! < 128) continue
      let isNear = false
      for (let dy = -reach; dy <= reach && !isNear; dy++)
        for (let dx = -reach; dx <= reach && !isNear; dx++) isNear = other[(y + dy) * width + x + dx]! >= 128
      if (!isNear) count += 1
    }
  return count
}

const crest = svg(
  `<defs><clipPath id="half"><path d="M0 0h200v300h-200z"/></clipPath></defs><rect width="400" height="300" fill="${forest}"/><circle cx="200" cy="150" r="110" fill="${gold}" stroke="${white}" stroke-width="9" stroke-dasharray="30 12"/><path d="M140 210 200 80l60 130z" fill="${white}"/><g clip-path="url(#half)" transform="rotate(9 200 150)"><path d="M60 120c80-70 200-70 280 0v40c-80-70-200-70-280 0z" fill="${forest}"/></g>`,
)

describe('TP45: films of a drawing', () => {
  test('each ink is where the drawing is seen in its colour, at true size and opaque', async () => {
    const { films, making } = filmsOf(crest, [forest, gold, white], { widthInches: 4, heightInches: 3 })
    expect(making).toEqual({ from: 'areas', pixelsPerInch: null, hasTints: false, fault: null })
    expect(films.map(({ code }) => code)).toEqual(['PT0', 'PT1', 'PT2'])
    for (const [at, hex] of [forest, gold, white].entries()) {
      const film = must(films[at], hex).svg
      expect(film).toContain('width="4in" height="3in"')
      expect(film).not.toMatch(/<image|<mask|opacity|#(?!film|000000)/)
      const { width, height, dark } = await paint(film)
      expect([width, height]).toEqual([4 * perInch, 3 * perInch])
      const seen = await paintedIn(crest, hex, width, height)
      // Within a hundred and fiftieth of an inch, both ways.
      expect([hex, farFrom(dark, seen, width, 4), farFrom(seen, dark, width, 4)]).toEqual([hex, 0, 0])
      expect(seen.filter(value => value > 0).length).toBeGreaterThan(10_000)
    }
  })

  test('an ink of the cloth’s own colour has no white below it in the base that is archived (MF18)', async () => {
    const size = { widthInches: 4, heightInches: 3 }
    const inkOf = async (clothHex: string) => {
      const { base } = filmsOf(crest, [forest, gold, white], size, { clothHex })
      return (await paint(must(base, 'base'), 50)).dark.reduce((sum, each) => sum + each, 0)
    }
    expect(await inkOf(gold)).toBeLessThan(0.9 * (await inkOf('#101020')))
  })

  test('the white base is where any ink is, and nowhere else, in the same curves', async () => {
    const { films, base } = filmsOf(crest, [forest, gold, white], { widthInches: 4, heightInches: 3 })
    const [under, ...inked] = await Promise.all([
      paint(must(base, 'base'), 150),
      ...films.map(({ svg: film }) => paint(film, 150)),
    ])
    const all = Uint8Array.from(under!.dark, (_, i) => Math.max(...inked.map(({ dark }) => dark[i]!)))
    expect([under!.width, under!.height]).toEqual([600, 450])
    expect([farFrom(under!.dark, all, 600, 1), farFrom(all, under!.dark, 600, 1)]).toEqual([0, 0])
    expect(must(base, 'base')).not.toMatch(/<image|<mask|opacity|#(?!film|000000)/)
    const some = filmsOf(svg(`<rect width="100" height="300" fill="${gold}"/>`), [gold], {
      widthInches: 4,
      heightInches: 3,
    })
    const { dark } = await paint(must(some.base, 'base'), 50)
    expect([dark[75 * 200 + 20], dark[75 * 200 + 150]]).toEqual([255, 0])
  })

  test('its curves are the drawing’s: no film is made of points', () => {
    const { films } = filmsOf(crest, [forest, gold, white], { widthInches: 4, heightInches: 3 })
    expect(films[1]!.svg.match(/[CQ]/g)!.length).toBeGreaterThan(3)
    expect(films[1]!.svg.length).toBeLessThan(8000)
  })

  test('what lets a share of itself be seen is that grey, and told; a gradient is one', async () => {
    const drawing = svg(
      `<defs><linearGradient id="fade"><stop offset="0" stop-color="${gold}"/><stop offset="1" stop-color="${gold}" stop-opacity="0"/></linearGradient></defs><rect width="200" height="150" fill="${forest}" opacity="0.4"/><rect x="200" width="200" height="300" fill="url(#fade)"/>`,
    )
    const { films, making } = filmsOf(drawing, [forest, gold], { widthInches: 4, heightInches: 3 })
    expect(making).toMatchObject({ from: 'areas', hasTints: true })
    const [forests, golds] = await Promise.all(films.map(({ svg: film }) => paint(film, 50)))
    const at = ({ dark, width }: NonNullable<typeof forests>, x: number, y: number) =>
      dark[y * width + x]! / 255
    expect(at(forests!, 50, 30)).toBeCloseTo(0.4, 1)
    expect(at(forests!, 50, 120)).toBe(0)
    expect(at(golds!, 102, 30)).toBeCloseTo(1, 1)
    expect(at(golds!, 150, 30)).toBeCloseTo(0.5, 1)
    expect(at(golds!, 198, 30)).toBeCloseTo(0, 1)
    expect(films[0]!.svg).not.toContain('<image')
  })

  test('of all of it in one ink each colour is the share that it is printed in', async () => {
    const drawing = svg(
      '<rect width="200" height="300" fill="#000000"/><rect x="200" width="200" height="300" fill="#777777"/>',
    )
    const pixels = rasterizeSvg(drawing, 400)
    const { films } = filmsOf(
      drawing,
      [forest],
      { widthInches: 4, heightInches: 3 },
      {
        art: { kind: 'pixels', pixels },
        technique: 'halftone',
        inks: [],
        tone: { code: 'PT9', hex: forest },
      },
    )
    expect(films.map(({ code }) => code)).toEqual(['PT9'])
    const { dark, width } = await paint(films[0]!.svg, 50)
    expect(dark[30 * width + 50]).toBe(255)
    // L* 50 of a hundred.
    expect(dark[30 * width + 150]! / 255).toBeCloseTo(0.5, 1)
  })

  test.each([
    [
      'bitmap',
      '<image width="9" height="9" href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="/>',
    ],
    [
      'blend',
      '<rect width="90" height="90"/><g style="mix-blend-mode:multiply"><rect width="90" height="90" fill="#e5a21b"/></g>',
    ],
    [
      'filter',
      '<defs><filter id="f"><feGaussianBlur stdDeviation="3"/></filter></defs><rect width="90" height="90" filter="url(#f)"/>',
    ],
    [
      'mask',
      '<defs><mask id="m"><rect width="40" height="40" fill="#fff"/></mask></defs><rect width="90" height="90" mask="url(#m)"/>',
    ],
    [
      'pattern',
      '<defs><pattern id="p" width="9" height="9" patternUnits="userSpaceOnUse"><rect width="4" height="4"/></pattern></defs><rect width="90" height="90" fill="url(#p)"/>',
    ],
    [
      'transparency',
      '<defs><linearGradient id="a"><stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient></defs><rect width="90" height="90"/><rect width="90" height="90" fill="url(#a)"/>',
    ],
  ])('a drawing that cannot be cut into areas says so: %s', (fault, content) => {
    expect(areasOf(svg(content))).toEqual({ fault })
  })
})

describe('TP45: films of a bitmap', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-films-'))
  const reader = startArtworkReader()
  afterAll(async () => {
    await reader.close()
    fs.rmSync(folder, { recursive: true, force: true })
  })

  test('they have its own pixels, in true size, and say so', async () => {
    const [width, height] = [2400, 1800]
    const file = path.join(folder, 'two.png')
    fs.writeFileSync(file, await png(width, height, forest, gold))
    const inks = [forest, gold].map((hex, at) => ({ code: `PT${at}`, hex }))
    const task = { inks, tone: null, printsLight: false }
    const covers = must(
      await reader.inTurn({ team: 'a', account: 'a' }, lane =>
        lane.cover({ file, format: 'png', longest: width, colors: [forest, gold], ...task }),
      ),
      'covers',
    )
    expect(covers).toMatchObject({ width, height })
    const { films, separations, making } = filmsOf(
      crest,
      [forest, gold],
      { widthInches: 6, heightInches: 4.5 },
      {
        ...task,
        filmSource: {
          from: 'pixels',
          pictures: filmPictures(covers, inks),
          pixels: width,
          fault: 'bitmap',
        },
      },
    )
    expect(making).toEqual({ from: 'pixels', pixelsPerInch: 400, hasTints: false, fault: 'bitmap' })
    expect(filmsText(must(making, 'making'), 'en')).toBe(
      'bitmap, in the artwork’s pixels, 400 to the inch: the artwork is or shows a bitmap',
    )
    const film = must(films[1], 'film').svg
    const [, embedded] = must(/href="data:image\/png;base64,([^"]*)"/.exec(film), 'picture')
    expect(await sharp(Buffer.from(embedded!, 'base64')).metadata()).toMatchObject({ width, height })
    const painted = await paint(film, 400)
    expect([painted.width, painted.height]).toEqual([width, height])
    // Gold is the right half, to the pixel.
    for (const [x, dark] of [
      [0, 0],
      [1198, 0],
      [1201, 255],
      [2399, 255],
    ] as const)
      expect([x, painted.dark[900 * width + x]]).toEqual([x, dark])
    const inPixels = must(separations, 'separations').replace(
      'width="6in" height="4.5in"',
      'width="300" height="225"',
    )
    const inColors = await sharp(Buffer.from(inPixels), { unlimited: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixelAt = (x: number) => [
      ...inColors.data.subarray(4 * (100 * inColors.info.width + x)).subarray(0, 4),
    ]
    expect([pixelAt(20), pixelAt(280)]).toEqual([
      [0x16, 0x3e, 0x2d, 255],
      [0xe5, 0xa2, 0x1b, 255],
    ])
  })
})
