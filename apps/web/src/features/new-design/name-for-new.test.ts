import { expect, test } from 'vitest'
import { nameForNew } from '#web/features/new-design/name-for-new.ts'

test.each([
  [[], 'Hoodie'],
  [[null, 'Tour hoodie'], 'Hoodie'],
  [['Hoodie'], 'Hoodie 2'],
  [['Hoodie 2', 'Hoodie', 'Hoodie 4'], 'Hoodie 3'],
])('a new hoodie beside %j is called %s', (taken, name) => {
  expect(nameForNew('Hoodie', taken)).toBe(name)
})
