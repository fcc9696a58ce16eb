import { screenprint } from '@teamloom/catalog/decorations/screenprint.ts'
import { expect, test } from 'vitest'
import { sizesFor } from './sizes.ts'
import { crest } from './testing/sample.ts'
import { offeredSize, stepSize } from './usual-size.ts'

const back = { maxWidthInches: 12, maxHeightInches: 15 }
const sizes = sizesFor(screenprint, back, { artwork: crest, options: {} })

test.each([
  [1, 8],
  [3, 8],
  [5, 8],
  [5.5, undefined],
  [8, undefined],
  [12, undefined],
])('a print of %d in on a back for 12 is offered %s', (width, offered) => {
  expect(offeredSize(sizes, width)?.widthInches).toBe(offered)
})

test('nothing is offered where there is no size', () => {
  expect(offeredSize([], 4)).toBeUndefined()
})

test.each([
  ['w1', 1, 'w1.125'],
  ['w1', -1, 'w1'],
  ['w4', 1, 'w4.125'],
  ['w4', -1, 'w3.875'],
  ['w12', 1, 'w12'],
  ['w5', -4, 'w4.5'],
])('%s by %d sizes is %s', (from, steps, to) => {
  expect(stepSize(sizes, from, steps)?.id).toBe(to)
})

test('what is none of the sizes is not stepped', () => {
  expect(stepSize(sizes, 'w3.3', 1)).toBeUndefined()
  expect(stepSize(sizes, undefined, 1)).toBeUndefined()
})
