import { expect, test } from 'vitest'
import { drawnPart } from './margins.ts'

/** A square of it is drawn. */
function drawn(left: number, top: number, side: number) {
  const rgba = new Uint8Array(4 * 100 * 100)
  for (let y = top; y < top + side; y++)
    for (let x = left; x < left + side; x++) rgba[4 * (100 * y + x) + 3] = 255
  return { width: 100, height: 100, rgba }
}

test('of a drawing with wide margins it is told what is drawn on, with room for soft edges (AC54)', () => {
  expect(drawnPart(drawn(30, 40, 50))).toEqual({ left: 0.29, top: 0.39, width: 0.52, height: 0.52 })
  expect(drawnPart(drawn(0, 0, 50))).toEqual({ left: 0, top: 0, width: 0.51, height: 0.51 })
})

test('margins of less than a third are none, and nothing has none (AC54)', () => {
  expect(drawnPart(drawn(15, 15, 68))).toBeUndefined()
  expect(drawnPart(drawn(0, 0, 0))).toBeUndefined()
})
