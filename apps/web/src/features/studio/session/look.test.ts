import { expect, test } from 'vitest'
import { inTime, type Look, pickLook } from '#web/features/studio/session/look.ts'

const look = (id: string, revision: number): Look => ({
  id,
  revision,
  title: '',
  caption: '',
  images: [],
})
const [first, second, now] = [look('a', 2), look('b', 7), look('now', 7)]
const ids = (looks: readonly Look[]) => looks.map(({ id }) => id)

test('one is looked at, two are compared, a third takes the place of the first, and a second pick lets go', () => {
  const two = pickLook(pickLook([], first), second)
  expect(ids(two)).toEqual(['a', 'b'])
  expect(ids(pickLook(two, now))).toEqual(['b', 'now'])
  expect(ids(pickLook(two, first))).toEqual(['b'])
})

test('the older is A, and now is newer than a version of the same revision', () => {
  expect(ids(inTime([now, second]))).toEqual(['b', 'now'])
  expect(ids(inTime([second, first]))).toEqual(['a', 'b'])
})
