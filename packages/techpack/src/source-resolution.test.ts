import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { madeDecorations } from './decorations.ts'
import { resolutionCheck, resolutionText, sourceResolutionOf } from './source-resolution.ts'
import { designsWithEveryPlace } from './testing/every-place.ts'

const product = must(
  products.find(each => each.product.name === 'tshirt'),
  'tshirt',
)
const made = must(
  madeDecorations(must(designsWithEveryPlace(product)[0], 'design'), product)[0],
  'decoration',
)

const sent = (isVector: boolean, width: number, height: number) => ({
  ...made,
  fileSize: { widthInches: 10, heightInches: 12 },
  decoration: {
    ...made.decoration,
    artwork: { ...must(made.decoration.artwork, 'artwork'), isVector, width, height },
  },
})

test('TP47: a bitmap’s pixels are told in the coarser way, and what is not enough is open', () => {
  const coarse = must(sourceResolutionOf(sent(false, 1500, 1200)), 'resolution')
  expect(coarse).toEqual({
    isProduction: false,
    pixelsWide: 1500,
    pixelsHigh: 1200,
    pixelsPerInch: 100,
    isEnough: false,
  })
  expect(resolutionText(coarse, 'en')).toBe('1,500 × 1,200 pixels, 100 to the inch')
  expect(resolutionCheck(coarse, 'en')).toEqual([expect.stringContaining('under the 200')])
  const fine = must(sourceResolutionOf(sent(false, 2000, 2400)), 'resolution')
  expect([fine.pixelsPerInch, resolutionCheck(fine, 'fr')]).toEqual([200, []])
})

test('TP47: a drawing has none, nor has what has no size', () => {
  expect(sourceResolutionOf(sent(true, 100, 100))).toBeNull()
  expect(sourceResolutionOf({ ...sent(false, 100, 100), fileSize: null })).toBeNull()
})

const given = {
  assetVersionId: 'v',
  contentId: 'c',
  readingId: 'r',
  filename: 'twice.png',
  format: 'png',
  isVector: false,
}

test('TP47: where staff gave a file to produce from, its pixels are told and no others', () => {
  const made = sent(false, 1500, 1200)
  const twice = must(sourceResolutionOf(made, { ...given, width: 3000, height: 2400 }), 'resolution')
  expect([twice.isProduction, twice.pixelsPerInch, resolutionCheck(twice, 'en')]).toEqual([true, 200, []])
  const coarse = sourceResolutionOf(made, { ...given, width: 750, height: 600 })
  expect(resolutionCheck(coarse, 'en')).toEqual([expect.stringMatching(/^Production file: 50 pixels/)])
  expect(sourceResolutionOf(made, { ...given, isVector: true })).toBeNull()
  expect(sourceResolutionOf(made, given)).toBeNull()
})
