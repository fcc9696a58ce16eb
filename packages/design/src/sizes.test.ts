import { widthSteps } from '@teamloom/catalog/decorations/sizing.ts'
import { describe, expect, test } from 'vitest'
import { chosenSize, firstSize } from './sizes.ts'

describe('the size that is chosen', () => {
  const sizes = widthSteps({ leastInches: 1, leastDpi: 150 }).sizesAt(
    { maxWidthInches: 10, maxHeightInches: 6 },
    { isVector: true, width: 1, height: 1 },
    {},
  )

  test.each([
    ['w3.25', 3.25],
    ['w3.3', 3.25],
    ['w99', 6],
    ['w0.5', 1],
    ['odd', 1],
    [null, 1],
  ])('for %s is %d inches wide (DS24)', (sizeId, width) => {
    expect(chosenSize({ sizeId }, sizes)?.widthInches).toBe(width)
  })

  test('is none where none exists', () => {
    expect(chosenSize({ sizeId: 'w3' }, [])).toBeUndefined()
    expect(firstSize([])).toBeUndefined()
  })

  test('first leaves room on both sides (DS22)', () => {
    expect(firstSize(sizes)?.widthInches).toBe(4)
    expect(firstSize(sizes.slice(0, 1))?.widthInches).toBe(1)
  })
})
