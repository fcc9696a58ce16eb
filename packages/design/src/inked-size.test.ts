import { detailedprint } from '@teamloom/catalog/decorations/detailedprint.ts'
import { embroiderypatch } from '@teamloom/catalog/decorations/embroiderypatch.ts'
import { firstOptions } from '@teamloom/catalog/decorations/options.ts'
import { screenprint } from '@teamloom/catalog/decorations/screenprint.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { inkedArt, inkedSize } from './inked-size.ts'
import { decorated, fresh } from './testing/sample.ts'

const size = { id: 'w4', drivingSide: 'width', widthInches: 4, heightInches: 2 } as const
const [white, logo] = [
  { left: 0, top: 0, right: 1, bottom: 1 },
  { left: 0.25, top: 0.1, right: 0.75, bottom: 0.5 },
]
const plain = { colorName: '1001', transparent: false }

function printed(isWhiteLeftOut: boolean, inked: object | undefined = white) {
  const decoration = must(decorated(fresh, 1, 'chest').decorations[0], 'decoration')
  const details = { shares: [0.6, 0.4], line: null, gap: null, speck: null, inked, inkedIn: [white, logo] }
  return {
    ...decoration,
    colors: [{ ...plain, transparent: isWhiteLeftOut }, plain],
    artwork: { ...must(decoration.artwork, 'artwork'), colors: ['#FFFFFF', '#101010'], details },
  } as typeof decoration
}

test('a print is as large as its ink, what is left out aside, and it is known where that lies (DS60)', () => {
  expect(inkedSize(screenprint, printed(false), size)).toEqual({
    widthInches: 4,
    heightInches: 2,
    offU: 0,
    offV: 0,
  })
  expect(inkedSize(screenprint, printed(true), size)).toEqual({
    widthInches: 2,
    heightInches: expect.closeTo(0.8),
    offU: 0,
    offV: expect.closeTo(-0.4),
  })
})

test('what prints all colours of its file, and a file of which that is not known, counts as it is (DS60)', () => {
  expect(inkedSize(detailedprint, printed(true), size)).toMatchObject({ widthInches: 4, heightInches: 2 })
  const unknown = must(decorated(fresh, 1, 'chest').decorations[0], 'decoration')
  expect(inkedSize(screenprint, unknown, size)).toMatchObject({ widthInches: 4, heightInches: 2 })
})

test('a patch is as large as it is cut, and the artwork on it as its ink (DS60)', () => {
  const patch = { ...printed(true), options: firstOptions(embroiderypatch.options) }
  expect(inkedSize(embroiderypatch, patch, size)).toMatchObject({ widthInches: 4, heightInches: 2 })
  expect(inkedArt(embroiderypatch, patch, { widthInches: 2, heightInches: 1 }).widthInches).toBe(1)
})

test('a patch that is cut to its artwork is as large as its ink and the border round it (DS60, DS64)', () => {
  const options = { ...firstOptions(embroiderypatch.options), tagName: 'contour' }
  const whole = { widthInches: 2.25, heightInches: 2.25 }
  const square = (isWhiteLeftOut: boolean) => {
    const decoration = printed(isWhiteLeftOut)
    const artwork = { ...must(decoration.artwork, 'artwork'), width: 100, height: 100 }
    return inkedSize(embroiderypatch, { ...decoration, artwork, options }, whole)
  }
  expect(square(false)).toEqual({ ...whole, offU: 0, offV: 0 })
  expect(square(true)).toEqual({
    widthInches: 1.25,
    heightInches: expect.closeTo(1.05),
    offU: 0,
    offV: expect.closeTo(-0.4),
  })
})
