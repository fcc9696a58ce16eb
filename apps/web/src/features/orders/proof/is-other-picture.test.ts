import { expect, it } from 'vitest'
import { isOtherPicture } from '#web/features/orders/proof/is-other-picture.ts'

const picture = (...changed: readonly (readonly [pixel: number, by: number])[]) => {
  const data = new Uint8ClampedArray(100 * 4).fill(120)
  for (const [pixel, by] of changed) data[pixel * 4 + 1] = 120 + by
  return data
}

it('tells another picture by a few pixels that are clearly otherwise, and not by what compression leaves', () => {
  expect(isOtherPicture(picture(), picture())).toBe(false)
  const all = Array.from({ length: 100 }, (_, pixel) => [pixel, 8] as const)
  expect(isOtherPicture(picture(), picture(...all))).toBe(false)
  expect(isOtherPicture(picture(), picture([1, 90], [2, 90], [3, 90]))).toBe(false)
  expect(isOtherPicture(picture(), picture([1, 90], [2, 90], [3, 90], [50, -90]))).toBe(true)
  expect(isOtherPicture(picture(), new Uint8ClampedArray())).toBe(true)
})
