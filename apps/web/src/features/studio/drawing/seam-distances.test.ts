import { expect, test } from 'vitest'
import { seamDistances } from '#web/features/studio/drawing/seam-distances.ts'

const place = { centerU: -4, centerV: 4 }
const print = { widthInches: 3, heightInches: 2 }

test('seams are measured to the edges of the print that are next to them', () => {
  const seams = { above: { name: 'shoulder', at: -2 }, beside: { name: 'armhole', at: -8 } } as const
  expect(seamDistances(seams, place, print)).toEqual({ above: 5, beside: 2.5 })
})

test('what has no seam beside it is measured from above alone', () => {
  expect(seamDistances({ above: { name: 'neck', at: 0 }, beside: null }, place, print)).toEqual({
    above: 3,
    beside: null,
  })
})
