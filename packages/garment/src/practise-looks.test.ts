import { decorationTypes } from '@teamloom/catalog/decorations/index.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { practisedArt, printsToPractise } from './practise-looks.ts'
import { openPrintImages } from './print-images.ts'

test('every type that is drawn is practised at a place of the garment', () => {
  const place = must(products[0]?.locations[0], 'place')
  const drawn = decorationTypes.filter(({ surface }) => surface !== null).map(({ type }) => type)
  const prints = printsToPractise(decorationTypes, place)
  expect(prints.map(({ decorationId }) => decorationId)).toEqual([...drawn, drawn[0]])
  const imageOf = openPrintImages(20_000_000, { areCoarse: true })
  for (const print of prints) {
    expect(print.location.panel).toBe(place.panel)
    expect(imageOf(print, 20, () => practisedArt(print))?.width).toBeGreaterThan(10)
  }
})
