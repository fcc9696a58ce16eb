import { describe, expect, test } from 'vitest'
import { makeManBody } from './man-body.ts'
import type { UpperBody } from './upper-figure.ts'
import { womanBody } from './woman-body.ts'

/** Inches round the body at a height, measured as a tape does: over hollows. */
function girthAt({ field }: UpperBody, y: number): number {
  const steps = 180
  const outline = Array.from({ length: steps }, (_, i) => {
    const angle = (2 * Math.PI * i) / steps
    const [x, z] = [Math.cos(angle), Math.sin(angle)]
    let [low, high] = [0, 12]
    for (let k = 0; k < 30; k++) {
      const middle = (low + high) / 2
      if (field(x * middle, y, z * middle) < 0) low = middle
      else high = middle
    }
    return [x * low, z * low] as const
  })
  // The longest reach in each direction is the tape's: half its mean over all directions.
  const widths = Array.from({ length: steps }, (_, i) => {
    const angle = (2 * Math.PI * i) / steps
    return Math.max(...outline.map(([x, z]) => x * Math.cos(angle) + z * Math.sin(angle)))
  })
  return (2 * Math.PI * widths.reduce((sum, width) => sum + width, 0)) / steps
}

describe('the women’s body', () => {
  test.each([
    ['bust', 49.6, 36],
    ['waist', 43.5, 28],
    ['hips', 35, 38],
  ])('is of her size round the %s', (_, height, inches) => {
    expect(Math.abs(girthAt(womanBody, height) - inches)).toBeLessThan(1.2)
  })

  test('is narrower in the waist and the shoulders than the man’s, and wider in the hips', () => {
    const man = makeManBody(61.8)
    expect(girthAt(womanBody, 43.5)).toBeLessThan(girthAt(man, 43.5) - 3)
    expect(womanBody.shoulder[0]).toBeLessThan(man.shoulder[0])
    expect(girthAt(womanBody, 34)).toBeGreaterThan(girthAt(man, 34))
  })
})
