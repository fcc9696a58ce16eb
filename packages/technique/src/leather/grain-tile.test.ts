import { expect, test } from 'vitest'
import { findInTile, getGrainTile, tileValue } from './grain-tile.ts'
import { getHide } from './hides.ts'

test('a hide has its grain made once for each density', () => {
  const hide = getHide('LeatherBrown')
  expect(getGrainTile(hide, 40)).toBe(getGrainTile(hide, 40))
  expect(getGrainTile(hide, 20)).not.toBe(getGrainTile(hide, 40))
  expect(getGrainTile(getHide('LeatherBlack'), 40)).not.toBe(getGrainTile(hide, 40))
})

test('grain goes on without a seam', () => {
  const tile = getGrainTile(getHide('LeatherBlack'), 40)
  const inches = tile.size / tile.density
  for (const v of [0.1, 0.77, 1.3]) {
    findInTile(tile, 0.3, v)
    const here = tileValue(tile.dark)
    findInTile(tile, 0.3 + inches, v - inches)
    expect(tileValue(tile.dark)).toBeCloseTo(here, 4)
  }
})

test.each(['LeatherBrown', 'LeatherBeige', 'LeatherBlack'])(
  'the grain of %s is as fine as a hide’s: 0.3 to 0.8 mm from crease to crease (RD14)',
  name => {
    const { size, density, dark } = getGrainTile(getHide(name), 400)
    const [most, least] = [0.3, 0.8].map(millimetres => (size / density) * (25.4 / millimetres))
    const mean = dark.reduce((sum, one) => sum + one) / dark.length
    const rows = Array.from({ length: 20 }, (_, i) => dark.subarray(40 * i * size, (40 * i + 1) * size))
    const creases = rows.map(row => row.filter((one, x) => one > mean && row[x - 1]! <= mean).length)
    const usual = creases.toSorted((a, b) => a - b)[10]
    expect(usual).toBeGreaterThan(least!)
    expect(usual).toBeLessThan(most!)
  },
)
