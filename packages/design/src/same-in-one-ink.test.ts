import { detailedprint } from '@teamloom/catalog/decorations/detailedprint.ts'
import { highdensityprint } from '@teamloom/catalog/decorations/highdensityprint.ts'
import { screenprint } from '@teamloom/catalog/decorations/screenprint.ts'
import { singlecolorscreenprint } from '@teamloom/catalog/decorations/singlecolorscreenprint.ts'
import { expect, test } from 'vitest'
import { isLaidAlike, isSameFilmInOneInk } from './same-in-one-ink.ts'
import { crest } from './testing/sample.ts'

test('a screen print lays the film that a print in one ink lays, raised ink and a detailed print do not (DS57)', () => {
  expect(isSameFilmInOneInk(screenprint, singlecolorscreenprint)).toBe(true)
  expect(isSameFilmInOneInk(singlecolorscreenprint, screenprint)).toBe(false)
  expect(isSameFilmInOneInk(highdensityprint, singlecolorscreenprint)).toBe(false)
  expect(isSameFilmInOneInk(detailedprint, singlecolorscreenprint)).toBe(false)
})

const white = [{ colorName: '6001', transparent: false }]
const words = {
  artwork: { ...crest, colors: ['#ffffff'] },
  colors: white,
  positionName: 'chest',
  sizeId: 'w4',
}

test.each([
  [true, {}, {}],
  [false, { artwork: crest }, {}],
  [false, { artwork: { ...words.artwork, isFlat: false } }, {}],
  [false, { artwork: null }, {}],
  [false, {}, { colors: [{ colorName: '6002', transparent: false }] }],
  [false, {}, { sizeId: 'w5' }],
  [false, {}, { positionName: 'back' }],
])('it looks the same: %s, where it was %j and becomes %j (DS57)', (isSame, before, after) => {
  expect(isLaidAlike({ ...words, ...before }, { ...words, ...after })).toBe(isSame)
})
