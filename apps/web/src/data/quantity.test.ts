import { describe, expect, it } from 'vitest'
import { quantityFor, withProjectSize, withQuantity } from '#web/data/quantity.ts'

describe('the quantity that a price is for', () => {
  it('begins at what is usual, or at the least that can be ordered', () => {
    expect(quantityFor([], 'a', 20)).toBe(50)
    expect(quantityFor([], 'a', 60)).toBe(60)
  })

  it.each([
    ['0-19', 20],
    ['20-49', 20],
    ['150-499', 150],
    ['5000-', 500],
  ] as const)('begins at the least of what a new group of %s pieces said: %i', (said, qty) => {
    const kept = withProjectSize([], said)
    expect(quantityFor(kept, 'a', 20)).toBe(qty)
    expect(quantityFor(withQuantity(kept, 'a', 60), 'b', 20)).toBe(60)
  })

  it('is remembered for each design, and for those without their own as it was set last', () => {
    const kept = withQuantity(withQuantity([], 'a', 12), 'b', 30)
    expect(quantityFor(kept, 'a', 20)).toBe(12)
    expect(quantityFor(kept, 'c', 20)).toBe(30)
    expect(quantityFor(kept, 'c', 60)).toBe(60)
    expect(quantityFor(withQuantity(kept, 'a', 80), 'c', 20)).toBe(80)
  })

  it('is not kept for ever', () => {
    const kept = Array.from({ length: 500 }, (_, i) => i).reduce<ReturnType<typeof withQuantity>>(
      (before, i) => withQuantity(before, `design ${i}`, i + 1),
      [],
    )
    expect(kept).toHaveLength(200)
    expect(quantityFor(kept, 'design 499', 20)).toBe(500)
  })
})
