import { expect, test } from 'vitest'
import { seamEnd } from '#web/features/studio/drawing/seam-end.ts'

const edge = { x: 100, y: 100 }
const up = { x: 0, y: -20 }

test('a line to a seam is straight, and ends where the seam is seen', () => {
  expect(seamEnd(edge, up, 5, { x: 108, y: 30 })).toEqual({ x: 100, y: 30 })
})

test('where the seam is out of sight, or guessed far aside, it is as long as it is in inches', () => {
  expect(seamEnd(edge, up, 5, null)).toEqual({ x: 100, y: 0 })
  expect(seamEnd(edge, up, 5, { x: 160, y: 20 })).toEqual({ x: 100, y: 0 })
  expect(seamEnd(edge, up, 5, { x: 100, y: 70 })).toEqual({ x: 100, y: 0 })
})
