import { expect, test } from 'vitest'
import { fewerColors, inkCount } from './fewer-colors.ts'

const ink = (colorName: string, transparent = false) => ({ colorName, transparent })
const hexes = ['#163E2D', '#E5A21B', '#FBFBF9', '#17402F', '#E8A82A']
const matched = ['PT14', 'PT18', 'PT01', 'PT15', 'PT19'].map(name => ink(name))

test('colours beyond so many go with the nearest that is kept', () => {
  expect(fewerColors(hexes, matched, 3).map(({ colorName }) => colorName)).toEqual([
    'PT14',
    'PT18',
    'PT01',
    'PT14',
    'PT18',
  ])
  expect(fewerColors(hexes, matched, 5)).toEqual(matched)
  expect(inkCount(fewerColors(hexes, matched, 1))).toBe(1)
})

test('colours in one ink are one, and what is left out is none', () => {
  expect(inkCount([ink('A'), ink('B'), ink('A'), ink('C', true)])).toBe(2)
  expect(inkCount([])).toBe(0)
})
