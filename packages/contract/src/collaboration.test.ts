import { expect, test } from 'vitest'
import { peopleColours } from './collaboration.ts'

/** WCAG 2: of white text on the colour. */
function contrastToWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(from => Number.parseInt(hex.slice(from, from + 2), 16) / 255)
    .map(share => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

test('ten people have colours of their own, on each of which white is read (LV14)', () => {
  expect(new Set(peopleColours).size).toBe(10)
  expect(peopleColours.filter(colour => contrastToWhite(colour) < 6)).toEqual([])
})
