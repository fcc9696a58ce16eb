import { expect, test } from 'vitest'
import { liveliestSpot } from './liveliest-spot.ts'

/** Black, with white wherever it is told. */
function picture(width: number, height: number, isWhite: (x: number, y: number) => boolean) {
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      rgba.fill(isWhite(x, y) ? 255 : 0, 4 * (y * width + x), 4 * (y * width + x) + 3)
  }
  return { width, height, rgba }
}

const box = { x: 100, y: 50, width: 80, height: 60 }

test('the spot where most changes is shown, wherever in the picture that is', () => {
  const stripes = picture(80, 60, (x, y) => x >= 56 && y < 20 && x % 4 < 2)
  const { x, y, width, height } = liveliestSpot(stripes, box, 24)
  expect([width, height]).toEqual([24, 24])
  expect(x).toBe(box.x + 56)
  expect(y).toBe(box.y)
})

test('of a plain picture it is the middle', () => {
  expect(
    liveliestSpot(
      picture(80, 60, () => false),
      box,
      20,
    ),
  ).toEqual({ x: 130, y: 70, width: 20, height: 20 })
})

test('what is smaller than the spot is in its middle', () => {
  const small = { x: 10, y: 10, width: 8, height: 60 }
  const spot = liveliestSpot(
    picture(8, 60, (_, y) => y % 2 === 0),
    small,
    20,
  )
  expect(spot).toMatchObject({ x: 4, width: 20, height: 20 })
})
