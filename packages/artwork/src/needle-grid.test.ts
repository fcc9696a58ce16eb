import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  coursesPerInch,
  drawNeedles,
  knitArt,
  knitPixels,
  type NeedleGrid,
  needlesPerInch,
} from './needle-grid.ts'
import { type Pixels, rgbOfHex } from './pixels.ts'

const [white, green, gold, red] = ['#f4f2ee', '#163e2d', '#e5a21b', '#b3202c'] as const
/** Pixels to a stitch. */
const fine = 10

/** A picture of so many stitches; `hexAt` is given places in stitches. */
function draw(needles: number, courses: number, hexAt: (x: number, y: number) => string | null): Pixels {
  const [width, height] = [needles * fine, courses * fine]
  const rgba = new Uint8Array(4 * width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const hex = hexAt((x + 0.5) / fine, (y + 0.5) / fine)
      if (hex) rgba.set([...rgbOfHex(hex), 255], 4 * (y * width + x))
    }
  return { width, height, rgba }
}

const cellAt = ({ needles, cells }: NeedleGrid, needle: number, course: number) =>
  cells[course * needles + needle]!
const courseOf = ({ needles, cells }: NeedleGrid, course: number) => [
  ...cells.subarray(course * needles, (course + 1) * needles),
]

test('artwork has 14 stitches to the inch across and 20 down (RD15)', () => {
  const art = draw(4, 4, () => green)
  const { needles, courses, cells } = knitArt(art, [green], { widthInches: 2, heightInches: 1.5 })
  expect([needles, courses, cells.length]).toEqual([2 * needlesPerInch, 1.5 * coursesPerInch, 28 * 30])
  expect(new Set(cells)).toEqual(new Set([1]))
})

test('each stitch is of what most of it is, and of the ground where nothing is', () => {
  const art = draw(8, 4, x => (x < 2 ? null : x < 5 ? green : gold))
  const grid = knitPixels(art, { needles: 8, courses: 4 }, [green, gold])
  expect(courseOf(grid, 1)).toEqual([0, 0, 1, 1, 1, 2, 2, 2])
})

test('a line thinner than a stitch goes on unbroken, wherever it runs, over yarn and over the ground (RD15)', () => {
  fc.assert(
    fc.property(
      // Nine pixels at most: ten are a whole stitch, which may lie half on one and half on the next.
      fc.double({ min: 0.5, max: 0.89, noNaN: true }),
      fc.double({ min: 3, max: 8, noNaN: true }),
      fc.constantFrom(null, green),
      fc.boolean(),
      (wide, from, ground, isUpright) => {
        const art = draw(12, 12, (x, y) => {
          const across = isUpright ? x : y
          return across >= from && across < from + wide ? gold : ground
        })
        const grid = knitPixels(art, { needles: 12, courses: 12 }, [gold, green])
        for (let along = 0; along < 12; along++) {
          const line = Array.from({ length: 12 }, (_, across) =>
            isUpright ? cellAt(grid, across, along) : cellAt(grid, along, across),
          )
          expect(line.filter(cell => cell === 1)).toHaveLength(1)
        }
      },
    ),
  )
})

test('a gap that is thinner than a stitch stays open (RD15)', () => {
  const art = draw(10, 6, x => (x > 4.2 && x < 4.9 ? null : white))
  const grid = knitPixels(art, { needles: 10, courses: 6 }, [white])
  expect(courseOf(grid, 3)).toEqual([1, 1, 1, 1, 0, 1, 1, 1, 1, 1])
})

test('a rectangle keeps its corners, wherever its edges run through the stitches (RD15)', () => {
  const part = fc.integer({ min: 0, max: 9 }).map(tenths => tenths / fine)
  fc.assert(
    fc.property(
      fc.tuple(part, part, part, part),
      fc.constantFrom(null, green),
      ([left, top, right, bottom], ground) => {
        const art = draw(12, 12, (x, y) =>
          x >= 3 + left && x < 8 + right && y >= 3 + top && y < 8 + bottom ? gold : ground,
        )
        const grid = knitPixels(art, { needles: 12, courses: 12 }, [gold, green])
        const rows = Array.from({ length: 12 }, (_, course) =>
          courseOf(grid, course)
            .map(cell => (cell === 1 ? 'g' : '.'))
            .join(''),
        )
        expect(new Set(rows.filter(row => row.includes('g'))).size).toBe(1)
      },
    ),
  )
})

test('what is slanted has no corner put on it', () => {
  const art = draw(12, 12, (x, y) => (x + y < 12 ? gold : null))
  const grid = knitPixels(art, { needles: 12, courses: 12 }, [gold])
  const counts = Array.from(
    { length: 12 },
    (_, course) => courseOf(grid, course).filter(cell => cell === 1).length,
  )
  expect(counts).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
})

test('what is wider than a stitch is not made narrower or wider than it is', () => {
  const art = draw(12, 6, x => (x > 3.1 && x < 8.2 ? red : white))
  const grid = knitPixels(art, { needles: 12, courses: 6 }, [white, red])
  expect(courseOf(grid, 2)).toEqual([1, 1, 1, 2, 2, 2, 2, 2, 1, 1, 1, 1])
})

test('no course has more than two yarns, and no shape changes its colour half-way (RD15)', () => {
  // A green field with a white border, and over part of it gold lines to both sides.
  const art = draw(20, 30, (x, y) => {
    if (x < 2 || x > 18) return white
    return y > 8 && y < 20 && (x < 3 || x > 17) ? gold : green
  })
  const grid = knitPixels(art, { needles: 20, courses: 30 }, [green, white, gold])
  for (let course = 0; course < 30; course++)
    expect(new Set(courseOf(grid, course).filter(cell => cell > 0)).size).toBeLessThanOrEqual(2)
  for (const needle of [0, 1, 5, 10, 19])
    expect(new Set(Array.from({ length: 30 }, (_, course) => cellAt(grid, needle, course))).size).toBe(1)
})

test('yarns that are needed one below the other are carried one after the other', () => {
  const bands = [green, white, gold, red]
  const art = draw(16, 40, (_, y) => bands[Math.floor(y / 10)]!)
  const grid = knitPixels(art, { needles: 16, courses: 40 }, bands)
  expect([5, 15, 25, 35].map(course => cellAt(grid, 8, course))).toEqual([1, 2, 3, 4])
})

test('a yarn that is chosen twice is one', () => {
  const art = draw(6, 6, x => (x < 3 ? green : white))
  const grid = knitPixels(art, { needles: 6, courses: 6 }, [green, green, white])
  expect(new Set(grid.cells)).toEqual(new Set([1, 3]))
})

test('without yarns, or of nothing, it is the ground all over; a picture may have fewer pixels than stitches', () => {
  const art = draw(2, 2, () => green)
  expect(new Set(knitPixels(art, { needles: 4, courses: 4 }, []).cells)).toEqual(new Set([0]))
  expect(
    new Set(
      knitPixels(
        draw(2, 2, () => null),
        { needles: 4, courses: 4 },
        [green],
      ).cells,
    ),
  ).toEqual(new Set([0]))
  const dot: Pixels = { width: 1, height: 1, rgba: Uint8Array.of(...rgbOfHex(green), 255) }
  expect([...knitPixels(dot, { needles: 3, courses: 2 }, [green]).cells]).toEqual([1, 1, 1, 1, 1, 1])
})

test('its drawing has a square of its yarn for each stitch', () => {
  const drawn = drawNeedles({ needles: 2, courses: 1, cells: Uint8Array.of(0, 2) }, [white, green], 2)
  expect([drawn.width, drawn.height]).toEqual([4, 2])
  expect([...drawn.rgba.subarray(0, 8)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  expect([...drawn.rgba.subarray(8, 12)]).toEqual([...rgbOfHex(green), 255])
})
