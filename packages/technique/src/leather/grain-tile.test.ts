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
