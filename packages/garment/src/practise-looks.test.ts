import { decorationTypes, findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import { takesPlace } from '@teamloom/catalog/decorations/takes-place.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { practisedArt, printsToPractise } from './practise-looks.ts'
import { openPrintImages } from './print-images.ts'

test('every type that is drawn is practised at a place of the garment that takes it', () => {
  const { locations } = must(products[0], 'product')
  const drawn = decorationTypes.filter(({ surface }) => surface !== null).map(({ type }) => type)
  const prints = printsToPractise(decorationTypes, locations)
  expect(prints.map(({ decorationId }) => decorationId)).toEqual([...drawn, drawn[0]])
  const imageOf = openPrintImages(20_000_000, { areCoarse: true })
  for (const print of prints) {
    const { positionName } = print.location
    const type = must(findDecorationType(print.decorationId), 'type')
    const place = locations.find(one => one.positionName === positionName)
    const isTaken = locations.some(one => takesPlace(type, one))
    expect(place && takesPlace(type, place)).toBe(isTaken)
    expect(imageOf(print, 20, () => practisedArt(print))?.width).toBeGreaterThan(10)
  }
})
