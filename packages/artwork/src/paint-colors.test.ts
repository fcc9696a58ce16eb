import { expect, test } from 'vitest'
import { joinColors, measurePaints } from './paint-colors.ts'
import { type Rgb, rgbOfHex } from './pixels.ts'

function row(...colors: readonly Rgb[]) {
  const rgba = new Uint8Array(4 * 2 * colors.length)
  for (const [at, color] of [...colors, ...colors].entries()) rgba.set([...color, 255], 4 * at)
  return { width: colors.length, height: 2, rgba }
}

test('paints a step apart are told apart, and what rounding made of one is still that one', () => {
  const picture = row([10, 20, 30], [10, 20, 30], [11, 20, 30], [11, 21, 30], [11, 21, 30])
  expect(measurePaints(picture, ['#0A141E', '#0B151E'])).toEqual([
    { count: 6, isArea: true },
    { count: 4, isArea: true },
  ])
})

test('a blend that happens to be a paint is no area of it', () => {
  const picture = row(rgbOfHex('#000000'), rgbOfHex('#808080'), rgbOfHex('#FFFFFF'))
  expect(measurePaints(picture, ['#808080'])).toEqual([{ count: 2, isArea: false }])
})

test('colours found beside the paints are added where they are another ink', () => {
  expect(joinColors(['#1A4D33'], ['#1B4E34', '#E5A21B'])).toEqual(['#1A4D33', '#E5A21B'])
})
