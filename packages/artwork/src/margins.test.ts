import { expect, test } from 'vitest'
import { drawnPart, drawnPartOfPicture } from './margins.ts'

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

/** A dark square of it on an opaque ground. */
function onGround(ground: number, side: number) {
  const rgba = new Uint8Array(4 * 100 * 100).fill(255)
  for (let i = 0; i < 100 * 100; i++) {
    const [x, y] = [i % 100, Math.floor(i / 100)]
    const isDark = x >= 30 && x < 30 + side && y >= 40 && y < 40 + side
    rgba.fill(isDark ? 20 : ground, 4 * i, 4 * i + 3)
  }
  return { width: 100, height: 100, rgba }
}

test('white along all edges of a picture is its margin, however a JPEG blurs it; another ground is meant (AC54)', () => {
  const part = { left: 0.29, top: 0.39, width: 0.42, height: 0.42 }
  expect(drawnPartOfPicture(onGround(255, 40))).toEqual(part)
  expect(drawnPartOfPicture(onGround(246, 40))).toEqual(part)
  expect(drawnPartOfPicture(onGround(200, 40))).toBeUndefined()
  expect(drawnPartOfPicture(onGround(255, 60))).toBeUndefined()
  expect(drawnPartOfPicture(drawn(30, 40, 50))).toEqual(drawnPart(drawn(30, 40, 50)))
})
