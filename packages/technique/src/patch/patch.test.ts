import { colorDifference } from '@teamloom/artwork/color-difference.ts'
import { byteOfLinear } from '@teamloom/artwork/linear-light.ts'
import { hexOfRgb } from '@teamloom/artwork/pixels.ts'
import { embroiderypatch } from '@teamloom/catalog/decorations/embroiderypatch.ts'
import { patchShapes } from '@teamloom/catalog/decorations/shapes.ts'
import { patchCloth } from '@teamloom/catalog/decorations/surface.ts'
import { describe, expect, test } from 'vitest'
import type { LitMap, Work } from '../technique.ts'
import { drawArt, spotOf, workOf } from '../testing/drawn-art.ts'
import { patch } from './patch.ts'

const groundHex = '#1C2946'
const rimHex = '#E0A526'
const full = drawArt(100, 100, 1, () => 0)

function made(tagName: string, widthInches: number, heightInches: number, changes: Partial<Work> = {}) {
  const options = {
    tagName,
    textureName: 'twill',
    backgroundColorName: 'BF01',
    stitchColorName: 'EMB12',
    ...changes.options,
  }
  const size = { id: 'size', drivingSide: 'width', widthInches, heightInches } as const
  const form = embroiderypatch.form({ artwork: { width: 100, height: 100, isVector: true }, size, options })
  const coloured = { ...form, groundHex, rim: { hex: rimHex, inches: 0.11 } } as Work['form']
  const work = workOf({
    art: full,
    inks: ['#B3202C'],
    surface: patchCloth,
    form: coloured,
    widthInches,
    heightInches,
    ...changes,
    options,
  })
  return { map: patch.make(work), work }
}

const sizes = patchShapes.flatMap(({ name, sizes }) => {
  const size = sizes === 'artwork' ? ([2, 2] as const) : sizes[0]
  return size ? [{ name, size }] : []
})

describe.each(sizes)('a patch: $name', ({ name, size: [width, height] }) => {
  test.each(['twill', 'felt'])(
    'of %s has its art in its middle, its rim at its edge, and cloth around it',
    textureName => {
      for (const density of [50, 100]) {
        const { map, work } = made(name, width, height, { options: { textureName }, density })
        const [red = 0, , blue = 0, middle] = spotOf(map, work, width / 2, height / 2)
        expect(middle).toBeGreaterThan(0.97)
        expect(red).toBeGreaterThan(2 * blue)
        const [rimRed = 0, , rimBlue = 0, rim] = spotOf(map, work, ...onSide(name, width, height, 0.05))
        expect(rim).toBeGreaterThan(0.97)
        expect(rimRed).toBeGreaterThan(2 * rimBlue)
        const [, , , corner] = spotOf(map, work, -0.1, -0.1)
        expect(corner).toBe(0)
      }
    },
  )
})

/** A place so far inside the middle of a side. */
function onSide(name: string, width: number, height: number, inches: number): [x: number, y: number] {
  if (name !== 'diamond') return [width / 2, height - inches]
  return [width * 0.75 - inches * Math.SQRT1_2, height * 0.75 - inches * Math.SQRT1_2]
}

test.each(['twill', 'felt'])('the ground of %s is of its colour', textureName => {
  for (const density of [50, 100]) {
    const art = drawArt(10, 10, 1, () => null)
    const { map } = made('square', 2, 2, { art, options: { textureName }, density })
    expect(colorDifference(meanHex(map), groundHex)).toBeLessThan(6)
  }
})

function meanHex({ width, height, rgba }: LitMap): string {
  const sums: [number, number, number] = [0, 0, 0]
  let count = 0
  for (let y = Math.floor(height * 0.35); y < height * 0.65; y++)
    for (let x = Math.floor(width * 0.35); x < width * 0.65; x++, count++)
      for (let c = 0; c < 3; c++) sums[c]! += rgba[4 * (y * width + x) + c]! / 65535
  return hexOfRgb([
    byteOfLinear(sums[0] / count),
    byteOfLinear(sums[1] / count),
    byteOfLinear(sums[2] / count),
  ])
}

test('twill has sixty ribs to the inch, which climb to the right (RD14)', () => {
  const art = drawArt(10, 10, 1, () => null)
  const { map, work } = made('square', 2, 2, { art, density: 400 })
  /** Along a line from the middle of the ground, each the mean of a short way along the ribs. */
  const lightAt = (inches: number, [dx, dy]: readonly [number, number]) => {
    const [x, y] = [1 + inches * dx * Math.SQRT1_2, 1 + inches * dy * Math.SQRT1_2]
    return Array.from({ length: 21 }, (_, i) => (i - 10) / 150)
      .map(beside => spotOf(map, work, x + beside * dy, y - beside * dx)[2]!)
      .reduce((sum, one) => sum + one, 0)
  }
  const lights = (way: readonly [number, number]) =>
    Array.from({ length: 201 }, (_, i) => lightAt((i - 100) / 250, way))
  const across = lights([1, 1])
  const mean = across.reduce((sum, one) => sum + one) / across.length
  const ribs = across.filter((light, i) => i > 0 && light > mean && across[i - 1]! <= mean)
  expect(ribs.length / 0.8).toBeGreaterThan(56)
  expect(ribs.length / 0.8).toBeLessThan(64)
  const range = (of: readonly number[]) => Math.max(...of) - Math.min(...of)
  expect(range(across)).toBeGreaterThan(3 * range(lights([1, -1])))
})

test('its shadow falls away from the lamps and only darkens', () => {
  for (const lampDegrees of [225, 45]) {
    const { map, work } = made('square', 2, 2, { lampDegrees, density: 100 })
    const away = lampDegrees === 225 ? 1 : -1
    const beside = (side: number) => spotOf(map, work, 1 + side * 1.03, 1)
    expect(beside(away)[3]!).toBeGreaterThan(2 * beside(-away)[3]!)
    expect(beside(away).slice(0, 3)).toEqual([0, 0, 0])
  }
})

test('comes out the same from the same, and its art is not sewn anew for other cloth', () => {
  const { map } = made('rectangle', 3, 2)
  expect(made('rectangle', 3, 2, { art: { ...full } }).map).toEqual(map)
  expect(made('rectangle', 3, 2, { options: { textureName: 'felt' } }).map).not.toEqual(map)
})
