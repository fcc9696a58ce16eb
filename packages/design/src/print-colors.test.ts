import { rgbOfHex } from '@teamloom/artwork/pixels.ts'
import { cutPlates, inkPlates } from '@teamloom/artwork/plates.ts'
import { decorationTypes } from '@teamloom/catalog/decorations/index.ts'
import type { Inks } from '@teamloom/catalog/decorations/inks.ts'
import { screenprint } from '@teamloom/catalog/decorations/screenprint.ts'
import { singlecolorscreenprint } from '@teamloom/catalog/decorations/singlecolorscreenprint.ts'
import { describe, expect, test } from 'vitest'
import { inksOf, matchPrintColors, printsLight } from './print-colors.ts'
import { crest } from './testing/sample.ts'

const { palette, most } = screenprint.inks

function matched(colors: readonly string[], inks: Inks = screenprint.inks): string[] {
  return matchPrintColors(inks, { ...crest, colors }).map(color => color.colorName)
}

test('each of the artwork’s colours is printed in the palette’s nearest (DS26)', () => {
  expect(matched(['#C21A2B', '#FFFFFF', '#000000'])).toEqual(['PT032', 'PT001', 'PT012'])
  expect(matched(palette.colors.slice(0, 8).map(color => color.hex))).toEqual(
    palette.colors.slice(0, 8).map(color => color.name),
  )
})

test('no ink is there twice, and what is nearest to an ink has it: white stays white (DS49)', () => {
  expect(matched(['#F1F1EF', '#FFFFFF', '#C31D2F', '#C21A2B'])).toEqual([
    expect.not.stringContaining('PT001'),
    'PT001',
    expect.not.stringContaining('PT032'),
    'PT032',
  ])
  const grays = ['#101010', '#1A1A1A', '#242424', '#2E2E2E', '#383838', '#424242', '#4C4C4C', '#565656']
  expect(new Set(matched(grays)).size).toBe(grays.length)
  const two = { ...palette, colors: palette.colors.slice(0, 2) }
  expect(matched(grays, { ...screenprint.inks, palette: two })).toHaveLength(grays.length)
})

test('no more than the type prints, nothing for a type that prints the file as it is (DS26)', () => {
  expect(matched(Array.from({ length: 12 }, () => '#C21A2B'))).toHaveLength(most)
  expect(matched(['#C21A2B'], { from: 'artwork' })).toEqual([])
  expect(inksOf({ from: 'artwork' }, { artwork: crest, colors: [] })).toBeNull()
})

test('only in inks that are offered (DS15, DS26)', () => {
  const colors = palette.colors.map(color => ({ ...color, deprecated: color.name === 'PT032' }))
  expect(matched(['#C21A2B'], { ...screenprint.inks, palette: { ...palette, colors } })).not.toEqual([
    'PT032',
  ])
})

const forest = '#163E2D'
test.each([
  ['the most used, on cloth that it reads on', [forest, '#E5A21B', '#FBFBF9'], '#FBFBF9', 'PT067'],
  ['the next, on cloth of the first', [forest, '#E5A21B', '#FBFBF9'], forest, 'PT022'],
  ['the first that reads, not the furthest', ['#1C1C1C', forest, '#E5A21B', '#FBFBF9'], '#141414', 'PT067'],
  ['white, where all of it is as dark as its cloth', [forest, '#1A3D30'], forest, 'PT001'],
  ['black, where all of it is as light as its cloth', ['#FBFBF9'], '#FFFFFF', 'PT012'],
  ['the most used, on cloth that is not known', [forest, '#E5A21B'], undefined, 'PT067'],
])('one ink is that of the artwork’s colours that reads: %s (DS53)', (_, colors, cloth, ink) => {
  expect(matchPrintColors(singlecolorscreenprint.inks, { colors }, cloth)).toEqual([
    { colorName: ink, transparent: false },
  ])
})

test('light ink on darker cloth prints what is light, as the cloth is the dark of it (DS53)', () => {
  const { inks } = singlecolorscreenprint
  expect(printsLight(inks, '#FBFBF9', forest)).toBe(true)
  expect(printsLight(inks, forest, '#FBFBF9')).toBe(false)
  expect(printsLight(inks, null, forest)).toBe(false)
  expect(printsLight(screenprint.inks, '#FBFBF9', forest)).toBe(false)
})

test('where each colour has an ink of its own, the cloth changes none (DS26)', () => {
  expect(matchPrintColors(screenprint.inks, crest, forest)).toEqual(matchPrintColors(screenprint.inks, crest))
})

const hexes = [
  '#000000',
  '#FFFFFF',
  '#C21A2B',
  '#1E49A6',
  '#E5A21B',
  '#163E2D',
  '#8A2BE2',
  '#FF7F50',
  '#00CED1',
  '#8B4513',
  '#708090',
  '#FFC0CB',
]
const everyNumber = hexes.map((_, index) => hexes.slice(0, index + 1))
const fewInks: Extract<Inks, { from: 'palette' }> = { from: 'palette', palette, most: 3 }
const everyInks = [...decorationTypes.map(({ inks }) => inks), fewInks, { ...fewInks, most: 1 }].filter(
  inks => inks.from === 'palette',
)

describe('artwork of more colours than are printed (DS26)', () => {
  test('goes with the printed one that is nearest', () => {
    const colors = ['#000000', '#FFFFFF', '#C21A2B', '#0A0A0A', '#FAFAFA', '#D03040']
    const artwork = { ...crest, colors }
    const printed = matchPrintColors(fewInks, artwork)
    const [black, white, red] = inksOf(fewInks, { artwork, colors: printed }) ?? []
    expect(inksOf(fewInks, { artwork, colors: printed })).toEqual([black, white, red, black, white, red])
    const without = printed.map((color, index) => ({ ...color, transparent: index === 0 }))
    expect(inksOf(fewInks, { artwork, colors: without })).toEqual([null, white, red, null, white, red])
  })

  test.each(everyInks)('has an ink for each plate, in 1 to 12 colours, of $most at most', inks => {
    for (const colors of everyNumber) {
      const artwork = { ...crest, colors }
      const found = inksOf(inks, { artwork, colors: matchPrintColors(inks, artwork) })
      const rgba = Uint8Array.from(colors.flatMap(hex => [...rgbOfHex(hex), 255]))
      const plates = cutPlates({ width: colors.length, height: 1, rgba }, colors)
      expect(found).toHaveLength(plates.count)
      expect(new Set(found).size).toBeLessThanOrEqual(inks.most)
      expect(inkPlates(plates, found ?? []).rgba.every((byte, at) => at % 4 !== 3 || byte === 255)).toBe(true)
    }
  })
})
