import { expect, test } from 'vitest'
import { artworkExtensions, formatNames } from '#web/ui/format-names.ts'

test('formats are named in the language, a PDF beside what Illustrator saves, and none that is not taken', () => {
  expect(formatNames(artworkExtensions, 'en')).toBe('SVG, EPS, AI, PDF, PNG or JPG')
  expect(formatNames(['eps', 'svg', 'png'], 'en')).toBe('SVG, EPS or PNG')
  expect(formatNames(['png', 'jpg', 'svg'], 'fr')).toBe('SVG, PNG ou JPG')
})
