import { expect, test } from 'vitest'
import { plannedQuantity } from './planned-quantity.ts'

test.each([
  [null, 20, 50],
  [null, 60, 60],
  ['0-19', 20, 20],
  ['20-49', 20, 20],
  ['20-49', 30, 30],
  ['150-499', 20, 150],
  ['5000-', 20, 500],
] as const)(
  'of a team that estimates %s, at least %i: a new design is priced for %i (DS59)',
  (estimate, minQty, qty) => {
    expect(plannedQuantity(estimate, minQty)).toBe(qty)
  },
)
