import { expect, test } from 'vitest'
import { detailedprint } from './detailedprint.ts'
import { embroidery } from './embroidery.ts'
import { decorationTypes } from './index.ts'
import { letterSizes } from './letter-sizes.ts'
import { screenprint } from './screenprint.ts'

const words = { isVector: true, width: 500, height: 120, capital: 0.2 }
const back = { maxWidthInches: 10.3, maxHeightInches: 4 }

test('words of persons go by the height of their capitals, in eighths, as far as they fit their place (DS65)', () => {
  const sizes = letterSizes(detailedprint, back, words, {})
  expect(sizes.map(({ letterInches }) => letterInches)).toEqual([
    0.5, 0.625, 0.75, 0.875, 1, 1.125, 1.25, 1.375, 1.5, 1.625, 1.75, 1.875, 2,
  ])
  expect(sizes.at(-1)).toEqual({
    id: 'h2',
    drivingSide: 'height',
    widthInches: 10,
    heightInches: 2.4,
    letterInches: 2,
  })
})

test('stitched words are at most 4 in wide, in the hoop of their place (DS65)', () => {
  expect(letterSizes(embroidery, back, words, {}).at(-1)).toMatchObject({ widthInches: 3.75 })
  const hoop = { maxWidthInches: 3, maxHeightInches: 3 }
  expect(letterSizes(embroidery, { ...back, hoop }, words, {}).at(-1)).toMatchObject({ widthInches: 2.5 })
})

test('a type that needs a tool for each picture has none (DS65)', () => {
  expect(letterSizes(screenprint, back, words, {})).toEqual([])
  const made = decorationTypes.flatMap(type => ('perPiece' in type ? [type.type] : []))
  expect(made).toEqual(['detailedprint', 'sublimation', 'embroidery', 'cutletters'])
})
