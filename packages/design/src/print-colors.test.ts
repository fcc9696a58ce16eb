import { findDecorationType } from '@teamloom/catalog/decorations/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { matchPrintColors } from './print-colors.ts'
import { crest } from './testing/sample.ts'

const screenprint = must(findDecorationType('screenprint'), 'screenprint')
const palette = must(screenprint.palette, 'palette')

function inks(colors: readonly string[], type = screenprint): string[] {
  return matchPrintColors(type, { ...crest, colors }).map(color => color.colorName)
}

test('each of the artwork’s colours is printed in the palette’s nearest (DS26)', () => {
  expect(inks(['#C21A2B', '#C31B2C', '#FFFFFF', '#000000'])).toEqual(['PT032', 'PT032', 'PT001', 'PT012'])
  expect(inks(palette.colors.slice(0, 8).map(color => color.hex))).toEqual(
    palette.colors.slice(0, 8).map(color => color.name),
  )
})

test('no more than the type prints, nothing for a type that prints the file as it is (DS26)', () => {
  expect(inks(Array.from({ length: 12 }, () => '#C21A2B'))).toHaveLength(screenprint.maxColorsToExtract)
  expect(inks(['#C21A2B'], must(findDecorationType('detailedprint'), 'detailedprint'))).toEqual([])
})

test('only in inks that are offered (DS15, DS26)', () => {
  const colors = palette.colors.map(color => ({ ...color, deprecated: color.name === 'PT032' }))
  expect(inks(['#C21A2B'], { ...screenprint, palette: { ...palette, colors } })).not.toEqual(['PT032'])
})
