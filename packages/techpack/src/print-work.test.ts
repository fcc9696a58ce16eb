import type { Form } from '@teamloom/artwork/form.ts'
import { sizeOfStitches, stitchWindow } from '@teamloom/artwork/needle-grid.ts'
import { layRepeat } from '@teamloom/artwork/repeat-layout.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { makePrint, type PrintWork } from './print-work.ts'

/** Left half black, right half mid grey; nothing round them. */
function twoTones(width: number, height: number) {
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 2; y < height - 2; y++)
    for (let x = 2; x < width - 2; x++)
      rgba.set(x < width / 2 ? [0, 0, 0, 255] : [119, 119, 119, 255], 4 * (y * width + x))
  return { kind: 'pixels', pixels: { width, height, rgba } } as const
}

const work = {
  art: twoTones(40, 20),
  inks: [],
  printsLight: false,
  widthInches: 2,
  heightInches: 1,
  inked: null,
  rim: null,
  filmSource: { from: 'traced', fault: 'bitmap' },
  sewing: null,
} as const satisfies Partial<PrintWork>
const black = { code: 'PT009', hex: '#101010' }

test('TP22: one ink is one film, in the tints that the artwork has', () => {
  const form: Form = { kind: 'art' }
  const { separations, shares } = makePrint({
    ...work,
    technique: 'halftone',
    form,
    piece: null,
    tone: black,
  })
  expect(separations?.match(/inkscape:label="PT009"/g)).toHaveLength(1)
  expect(separations).toContain('width="2in" height="1in"')
  // The grey part is under both, and as dark as the first of them.
  expect(separations?.match(/<path /g)).toHaveLength(2)
  expect(separations).toMatch(/fill-opacity="0\.[45]/)
  expect(shares).toEqual([{ code: 'PT009', share: expect.closeTo(0.54, 1) }])
})

test('TP22: what lies on a piece is separated on the whole of it, with where it is cut', () => {
  const form: Form = {
    kind: 'piece',
    outline: 'box',
    groundHex: '#8A5A35',
    rim: null,
    artWidthInches: 2,
    artHeightInches: 1,
  }
  const piece = { widthInches: 4, heightInches: 2 }
  const pressed = { code: 'pressed', hex: '#5A3820' }
  const { separations, shares } = makePrint({ ...work, technique: 'leather', form, piece, tone: pressed })
  expect(separations).toContain('width="4in" height="2in"')
  expect(separations?.match(/inkscape:label="\w+"/g)).toEqual([
    'inkscape:label="cut"',
    'inkscape:label="pressed"',
  ])
  expect(separations).toContain('translate(1.0000 0.5000)')
  // A quarter of what it covers of the artwork itself.
  expect(shares[0]?.share).toBeLessThan(0.25)
})

test('an ink of a pattern covers of its cloth what its images do', () => {
  const layout = layRepeat(
    {
      patternName: 'brickWallHorizontal',
      maxImageWidthInches: 2,
      maxImageHeightInches: 1,
      horizontalSpacingInches: 2,
      verticalSpacingInches: 1,
    },
    2,
  )
  const form: Form = { kind: 'repeat', layout, isKnit: false }
  const { shares: alone } = makePrint({
    ...work,
    technique: 'halftone',
    form: { kind: 'art' },
    piece: null,
    tone: black,
  })
  const { shares, tile } = makePrint({ ...work, technique: 'halftone', form, piece: null, tone: black })
  expect(tile).toEqual({ widthInches: 4, heightInches: 4 })
  expect(shares[0]?.share).toBeCloseTo((alone[0]?.share ?? 0) / 4, 2)
})

test('TP22: what is knitted is pictured and counted stitch by stitch, plates in one yarn as one', () => {
  const [gold, forest] = [
    { code: 'BF11', hex: '#C9971C' },
    { code: 'BF25', hex: '#1C3F2E' },
  ]
  // Three plates: left, a hairline of gold in the middle, right; left and right are in the same yarn.
  const [width, height] = [280, 200]
  const first = Uint8Array.from({ length: width * height }, (_, at) => {
    const x = at % width
    return x < 140 ? 0 : x < 141 ? 1 : 2
  })
  const flat = (value: number) => new Uint8Array(width * height).fill(value)
  const plates = {
    width,
    height,
    count: 3,
    first,
    second: first,
    blend: flat(0),
    alpha: flat(255),
  }
  const { grid, separations, shares } = makePrint({
    ...work,
    art: { kind: 'plates', plates },
    technique: 'knit',
    form: { kind: 'knit' },
    inks: [forest, gold, forest],
    piece: null,
    tone: null,
  })
  expect([grid?.needles, grid?.courses, grid?.yarns]).toEqual([28, 20, [forest, gold]])
  expect(new Set(grid?.cells)).toEqual(new Set([1]))
  expect(shares).toEqual([
    { code: 'BF25', share: 1 },
    { code: 'BF11', share: 0 },
  ])
  expect(separations).toContain('width="2in" height="1in"')
  // Of the gold no stitch is left; its layer says so by being empty.
  expect(separations?.match(/<path d="[^"]+"/g)).toHaveLength(1)
})

test('TP22: a film ends where its ink does: it is as large as is told, at true scale', () => {
  const inked = { widthInches: 1.8, heightInches: 0.8, offU: 0, offV: 0 }
  const tone = { ...work, technique: 'halftone', form: { kind: 'art' }, piece: null, tone: black } as const
  const { separations, shares } = makePrint({ ...tone, inked })
  expect(separations).toContain('width="1.8in" height="0.8in" viewBox="0 0 1.8 0.8"')
  expect(separations).toContain('translate(-0.1000 -0.1000) scale(0.05 0.05)')
  // Of what is inked, not of the file.
  const [whole] = makePrint(tone).shares
  expect(shares[0]?.share).toBeCloseTo(((whole?.share ?? 0) * 2) / (1.8 * 0.8), 2)
})

test('TP22: a knit begins and ends with its stitches', () => {
  const [width, height] = [280, 200]
  const at = (is: (x: number, y: number) => number) =>
    Uint8Array.from({ length: width * height }, (_, i) => is(i % width, Math.floor(i / width)))
  const flat = at(() => 0)
  const alpha = at((x, y) => (x >= 40 && x < 240 && y >= 50 && y < 150 ? 255 : 0))
  const plates = { width, height, count: 1, first: flat, second: flat, blend: flat, alpha }
  const { grid, separations } = makePrint({
    ...work,
    art: { kind: 'plates', plates },
    technique: 'knit',
    form: { kind: 'knit' },
    inks: [black],
    piece: null,
    tone: null,
  })
  expect([grid?.needles, grid?.courses, grid?.cells.length]).toEqual([20, 10, 200])
  expect(separations).toContain('width="1.4285714285714286in" height="0.5in"')
})

test('TP22, DS60: the needles of a motif are those that its size is told by, and none is lost', () => {
  const [width, height] = [280, 200]
  const extent = { widthInches: 3.3, heightInches: 2.1 }
  for (const [left, top, right, bottom] of [
    [40, 50, 240, 150],
    [37, 11, 251, 163],
    [3, 7, 8, 190],
    [0, 0, 280, 200],
  ] as const) {
    const is = (i: number) => {
      const [x, y] = [i % width, Math.floor(i / width)]
      return x >= left && x < right && y >= top && y < bottom
    }
    const flat = new Uint8Array(width * height)
    const alpha = flat.map((_, i) => (is(i) ? 255 : 0))
    const plates = { width, height, count: 1, first: flat, second: flat, blend: flat, alpha }
    const stitches = stitchWindow(extent, {
      left: left / width,
      top: top / height,
      right: right / width,
      bottom: bottom / height,
    })
    const knit = {
      ...work,
      ...extent,
      art: { kind: 'plates', plates },
      technique: 'knit',
      form: { kind: 'knit' },
      inks: [black],
      piece: null,
      tone: null,
    } as const
    const [told, bare] = [makePrint({ ...knit, stitches }), makePrint(knit)]
    const { widthInches, heightInches } = sizeOfStitches(must(told.grid, 'grid'))
    expect(sizeOfStitches(stitches)).toEqual({ widthInches, heightInches })
    expect(told.separations).toContain(`width="${widthInches}in" height="${heightInches}in"`)
    const inYarn = ({ grid }: typeof told) => grid?.cells.filter(cell => cell > 0).length
    expect(inYarn(told)).toBe(inYarn(bare))
    expect(inYarn(told)).toBeGreaterThan(0)
  }
})

test('MF18: where all ink is of the cloth’s own colour it has white below it, as is told of it', () => {
  const film = { ...work, tone: black, technique: 'halftone', form: { kind: 'art' }, piece: null } as const
  const baseOf = (clothHex: string) => makePrint({ ...film, clothHex }).base
  expect(baseOf('#ffffff')).toContain('<path')
  expect(baseOf(black.hex)).toBe(baseOf('#ffffff'))
})

test('DS64: what is cut to its artwork has one cut line, round its ink, and a sewn edge along it', () => {
  const form: Form = {
    kind: 'piece',
    outline: 'contour',
    groundHex: '#1C2946',
    rim: { hex: '#E0A526', inches: 0.11 },
    artWidthInches: 2,
    artHeightInches: 1,
  }
  const piece = { widthInches: 2.25, heightInches: 1.25 }
  const made = makePrint({
    ...work,
    technique: 'patch',
    form,
    piece,
    tone: black,
    rim: { code: 'EMB12', hex: '#E0A526' },
  })
  const [, cut] = must(
    /inkscape:label="cut".*?<path d="M([^"]*)Z"/.exec(must(made.separations, 'separations')),
    'cut',
  )
  const points = must(cut, 'line')
    .split('L')
    .map(each => each.split(' ').map(Number) as [number, number])
  const round = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!
    return sum + Math.hypot(nextX - x, nextY - y)
  }, 0)
  // The edge is overcast all along it.
  expect(made.rim?.metres).toBeGreaterThan(0.0254 * round)
  for (const [x, y] of points) {
    expect(x).toBeGreaterThan(-0.02)
    expect(y).toBeGreaterThan(-0.02)
    expect(x).toBeLessThan(2.27)
    expect(y).toBeLessThan(1.27)
  }
  expect(points.length).toBeGreaterThan(100)
})
