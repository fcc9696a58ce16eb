import { describe, expect, test } from 'vitest'
import { contourOf } from './piece-contour.ts'

const size = 120
type Inked = (x: number, y: number) => boolean

/** Artwork of a square whose ink is told in shares of it. */
function artwork(isInked: Inked) {
  const rgba = new Uint8Array(4 * size * size)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (isInked((x + 0.5) / size, (y + 0.5) / size)) rgba[4 * (y * size + x) + 3] = 255
  return { width: size, height: size, rgba }
}

const border = 1 / 8
const art = { widthInches: 2, heightInches: 2 }
const box = { widthInches: 2 + 2 * border, heightInches: 2 + 2 * border }
const cut = (isInked: Inked) => contourOf(artwork(isInked), box, art)
const disc =
  (u: number, v: number, radius: number): Inked =>
  (x, y) =>
    Math.hypot(x - u, y - v) < radius
const any =
  (...parts: readonly Inked[]): Inked =>
  (x, y) =>
    parts.some(part => part(x, y))

const shapes: [string, Inked][] = [
  ['a disc', disc(0.5, 0.5, 0.5)],
  ['a ring', (x, y) => disc(0.5, 0.5, 0.5)(x, y) && !disc(0.5, 0.5, 0.3)(x, y)],
  ['a star of bars', (x, y) => Math.abs(x - 0.5) < 0.04 || Math.abs(y - 0.5) < 0.04],
  ['letters apart', any(disc(0.1, 0.5, 0.1), disc(0.5, 0.1, 0.1), disc(0.9, 0.9, 0.1))],
  ['a corner', (x, y) => x < 0.2 || y > 0.8],
]

function areaOf(line: readonly (readonly [number, number])[]): number {
  return line.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = line[(i + 1) % line.length]!
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}

/** The radius of the circle through three places of the line, with its sign: below 0 in a hollow. */
function radii(line: readonly (readonly [number, number])[]): number[] {
  const apart = 3
  return line.map(([x, y], i) => {
    const [ax, ay] = line.at(i - apart)!
    const [bx, by] = line[(i + apart) % line.length]!
    const turn = (x - ax) * (by - y) - (y - ay) * (bx - x)
    const sides = [Math.hypot(x - ax, y - ay), Math.hypot(bx - x, by - y), Math.hypot(bx - ax, by - ay)]
    return (sides[0]! * sides[1]! * sides[2]!) / (2 * turn)
  })
}

describe.each(shapes)('a piece cut to %s (DS64)', (_, isInked) => {
  const contour = cut(isInked)
  const line = contour.lineAt(0, 0.03)

  test('is as far outside its ink as it should be, and in no place nearer', () => {
    const places = Array.from({ length: size }, (_, i) => (i + 0.5) / size)
    const depths = places.flatMap(u =>
      places.filter(v => isInked(u, v)).map(v => contour.depthAt(2 * u + border, 2 * v + border)),
    )
    expect(Math.min(...depths)).toBeGreaterThan(border - 0.03)
  })

  test('is one piece without holes, within its box', () => {
    for (const [x, y] of line) {
      expect(x).toBeGreaterThan(-0.02)
      expect(y).toBeGreaterThan(-0.02)
      expect(x).toBeLessThan(box.widthInches + 0.02)
      expect(y).toBeLessThan(box.heightInches + 0.02)
      expect(Math.abs(contour.depthAt(x, y))).toBeLessThan(0.01)
    }
    // Counted in cells it is as much as the line goes round.
    let cells = 0
    for (let y = 0.01; y < box.heightInches; y += 0.02)
      for (let x = 0.01; x < box.widthInches; x += 0.02) if (contour.depthAt(x, y) > 0) cells++
    expect(cells * 0.02 ** 2).toBeCloseTo(areaOf(line), 1)
  })

  test('turns no sharper than can be sewn: 3 mm outside, 5 mm in hollows', () => {
    const turns = radii(line)
    expect(Math.min(...turns.filter(radius => radius > 0))).toBeGreaterThan(border * 0.75)
    expect(Math.max(-10, ...turns.filter(radius => radius < 0))).toBeLessThan(-0.2 * 0.7)
  })
})

test('a disc is cut to a larger disc', () => {
  const { lineAt } = cut(disc(0.5, 0.5, 0.5))
  for (const [x, y] of lineAt(0, 0.1))
    expect(Math.hypot(x - 1 - border, y - 1 - border)).toBeCloseTo(1 + border, 1)
  for (const [x, y] of lineAt(0.2, 0.1))
    expect(Math.hypot(x - 1 - border, y - 1 - border)).toBeCloseTo(1 + border - 0.2, 1)
})

test('nothing inked is cut to its box', () => {
  const { depthAt } = cut(() => false)
  expect(depthAt(1 + border, 0.05)).toBeGreaterThan(0)
  expect(depthAt(1 + border, 1 + border)).toBeGreaterThan(0)
})
